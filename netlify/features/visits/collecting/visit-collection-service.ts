import type { VisitReport } from '../../../../src/contracts/visit-report';
import type { AnalyticsEvent } from '../../../../src/domain/analytics-event';
import { countryOf } from '../../../../src/domain/calendar/country';
import { currencyOf } from '../../../../src/domain/currency';
import { deviceOf } from '../../../../src/domain/device-type';
import { HOUR_SECONDS, MINUTE_MS } from '../../../../src/domain/duration';
import { isHostOf } from '../../../../src/domain/visit-host';
import { workspaceOfVisitKey } from '../../../../src/domain/visit-key';
import { pageName, visitOrigin } from '../../../../src/domain/visit-page';
import { linkKind, reportedValue } from '../../../../src/domain/visit-report';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { Visitor, VisitNames, VisitSigns } from '../../../ports/visitor';
import type { VisitBatches } from './visit-batches';
import type { VisitCollectionRepository, VisitNote } from './visit-collection-repository';
import type { VisitSalts } from './visit-salts';

/**
 * Takes what pages report about their visits, and counts what people did. Visitors who must not be counted (programs,
 * people who asked not to be, fake referrers) get the same reply as everybody else.
 */
export function makeVisitCollection({ repository, batches, salts, signs, names, limit, clock, ids }: Dependencies) {
  const sites = new Map<string, { site: Promise<Site | null>; until: number }>();
  const seen = new Map<string, Told>();

  /** Cached, because every visit needs it and it hardly ever changes. */
  function siteOf(key: string): Promise<Site | null> {
    const workspaceId = workspaceOfVisitKey(key);
    if (!workspaceId) return Promise.resolve(null);
    const now = clock.now().getTime();
    const kept = sites.get(key);
    if (kept && kept.until > now) return kept.site;
    if (sites.size >= MOST_KEPT) sites.clear();
    const site = repository.findSite(workspaceId, key);
    sites.set(key, { site, until: now + KEPT_MS });
    site.then(
      (found) => found === null && sites.delete(key), // so that a site added a moment later works at once
      () => sites.delete(key),
    );
    return site;
  }

  /**
   * Whether the owner should learn of this page: now and then, and of each other page as long as these are few. Whoever tries
   * it out sees the page they opened last; a busy website tells no more than that it is visited.
   */
  function isNews(siteId: string, page: string, now: number): boolean {
    const last = seen.get(siteId);
    const told = last && now - last.since < MINUTE_MS ? last : { since: now, times: 0 };
    if (last && now - last.at < SEEN_EVERY_MS && (last.page === page || told.times >= TOLD_PAGES)) return false;
    seen.set(siteId, { at: now, page, since: told.since, times: told.times + 1 });
    return true;
  }

  return {
    /**
     * Resolves once the events are stored. `host`: of the page that reports, from its Origin or Referer header. Throws
     * `not_found` for an unknown key, `forbidden` for another business's page, `rate_limited` for a flood.
     */
    async add(report: VisitReport, host: string, visitor: Visitor): Promise<void> {
      if (visitor.wantsNoTracking || signs.isMachine(visitor.agent)) return;
      const site = await siteOf(report.site);
      if (!site) throw notFound('website');
      if (!isHostOf(host, site.hosts))
        throw new AppError('forbidden', 'This website’s key may not be used on pages of this domain.');
      const origin = visitOrigin({ ...report, hosts: site.hosts });
      if (origin.source !== '' && signs.isSpam(origin.source)) return;
      limit(`visits ${site.id} ${visitor.network}`, OF_NETWORK, report.events.length);
      limit(`visits ${site.id}`, OF_SITE, report.events.length);

      const at = clock.now();
      const salt = await salts.of(site.workspaceId, at);
      const person = names.person(salt, site.id, visitor);
      const page = pageName(host, report.path);
      const currency = currencyOf(countryOf(site.zone));
      const events = report.events.flatMap((reported): AnalyticsEvent[] => {
        const { name } = reported;
        const kind = reported.kind === 'link' ? linkKind(name, host, site.hosts) : reported.kind;
        const value = reportedValue(reported, { currency, mostClaimed: site.mostClaimed });
        if (kind === null || value === null) return [];
        if (kind === 'conversion') limit(`conversions ${site.id} ${visitor.network}`, CONVERSIONS_OF_NETWORK, 1);
        const id = kind === 'conversion' ? names.eventId(salt, [site.id, person, name, page]) : ids.id();
        const device = deviceOf(visitor);
        const { country } = visitor;
        return [
          { id, at, kind, channel: 'website', person, name, page, ...origin, device, country, subjectId: null, value },
        ];
      });
      if (events.length === 0) return;
      const tells = isNews(site.id, page, at.getTime());
      try {
        await batches.add(site.workspaceId, { events, seen: tells ? { siteId: site.id, page, at } : null });
      } catch (error) {
        if (tells) seen.delete(site.id);
        throw error;
      }
    },
  };
}

export type VisitCollection = ReturnType<typeof makeVisitCollection>;

const KEPT_MS = 30_000;
const MOST_KEPT = 5_000;
/** How precise "seen 12 seconds ago" is: each change makes open pages read it again. */
const SEEN_EVERY_MS = 10_000;
/** Other pages told in a minute. */
const TOLD_PAGES = 10;
/** Events a minute from one network, which can be a whole office or a phone company's customers behind one address. */
const OF_NETWORK = { calls: 600, perSeconds: 60 };
/** Events a minute of a whole site. */
const OF_SITE = { calls: 12_000, perSeconds: 60 };
const CONVERSIONS_OF_NETWORK = { calls: 60, perSeconds: HOUR_SECONDS };

/** What was told of a website last, and how often within a minute. */
interface Told {
  at: number;
  page: string;
  since: number;
  times: number;
}

type Site = NonNullable<Awaited<ReturnType<VisitCollectionRepository['findSite']>>>;

interface Dependencies {
  repository: Pick<VisitCollectionRepository, 'findSite'>;
  batches: VisitBatches<VisitNote>;
  salts: VisitSalts;
  signs: VisitSigns;
  names: VisitNames;
  /** Throws `rate_limited`. */
  limit(subject: string, limit: { calls: number; perSeconds: number }, times: number): void;
  clock: Clock;
  ids: Ids;
}
