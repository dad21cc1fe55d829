import { deviceOf } from '../../../../src/domain/device-type';
import { hostOfAddress } from '../../../../src/domain/visit-host';
import { pageName, visitOrigin } from '../../../../src/domain/visit-page';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { Visitor, VisitNames, VisitSigns } from '../../../ports/visitor';
import type { VisitBatches } from './visit-batches';
import type { VisitNote } from './visit-collection-repository';
import type { VisitSalts } from './visit-salts';
import { patience } from '../../../ports/patience';

/**
 * Counts views of a business's pages here as they are served, because they run no script. The same rules apply as for
 * its own website. Never throws, and delays the page only for a moment.
 */
export function makePageViews({ batches, salts, signs, names, limit, clock, ids, log }: Dependencies) {
  async function note({ workspaceId, subjectId, url, host, referrer, visitor }: PageView): Promise<void> {
    if (visitor.wantsNoTracking || signs.isMachine(visitor.agent)) return;
    const { pathname, searchParams } = new URL(url);
    const word = (name: string): string => searchParams.get(`utm_${name}`) ?? '';
    const origin = visitOrigin({
      from: hostOfAddress(referrer),
      hosts: [host],
      source: word('source'),
      medium: word('medium'),
      campaign: word('campaign'),
    });
    if (origin.source !== '' && signs.isSpam(origin.source)) return;
    limit(`page views ${workspaceId} ${visitor.network}`, OF_NETWORK, 1);
    const at = clock.now();
    const salt = await salts.of(workspaceId, at);
    await batches.add(workspaceId, {
      seen: null,
      events: [
        {
          id: ids.id(),
          at,
          kind: 'view',
          channel: 'website',
          person: names.person(salt, workspaceId, visitor),
          name: '',
          page: pageName(host, pathname),
          ...origin,
          device: deviceOf(visitor),
          country: visitor.country,
          subjectId,
          value: 0,
        },
      ],
    });
  }

  return {
    async count(view: PageView): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      const noted = note(view).catch((error: unknown) =>
        log(`a page view was not counted: ${error instanceof Error ? error.name : 'unknown'}`),
      );
      await Promise.race([noted, new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))]);
      clearTimeout(timer);
    },
  };
}

export type PageViews = ReturnType<typeof makePageViews>;

const PATIENCE_MS = patience(500);
/** A minute. */
const OF_NETWORK = { calls: 300, perSeconds: 60 };

export interface PageView {
  workspaceId: string;
  /** The post; null for a page of several. */
  subjectId: string | null;
  /** The path that was requested, with its query. */
  url: string;
  /** Where these pages are. */
  host: string;
  /** The Referer header. */
  referrer: string;
  visitor: Visitor;
}

interface Dependencies {
  batches: VisitBatches<VisitNote>;
  salts: VisitSalts;
  signs: VisitSigns;
  names: VisitNames;
  /** Throws `rate_limited`. */
  limit(subject: string, limit: { calls: number; perSeconds: number }, times: number): void;
  clock: Clock;
  ids: Ids;
  log(sentence: string): void;
}
