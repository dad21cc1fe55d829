import { requestSign } from '../../../src/domain/machine-signs';
import { withClick } from '../../../src/domain/conversion';
import { leadsToOwn } from '../../../src/domain/own-hosts';
import { utmOfMail, withUtm } from '../../../src/domain/utm';
import { notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import { HONEYPOT, type MailLinks } from '../../ports/mail-links';
import type { MailTemplates } from '../../ports/mail-templates';
import type { TrackingRepository } from './tracking-repository';
import { patience } from '../../ports/patience';

/** What emails request: pixel, links and pictures. Their readers must never wait, and never see an error of ours. */
export function makeTrackingService({ repository, links, templates, clock, ids, log }: Dependencies) {
  /** Whatever the database does, the reader gets a reply. */
  async function patiently(work: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const noted = work.catch((error: unknown) =>
      log(`a visit was not noted: ${error instanceof Error ? error.name : 'unknown'}`),
    );
    await Promise.race([noted, new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))]);
    clearTimeout(timer);
  }

  return {
    /** Records that an email was shown. Never throws. */
    async open(token: string, { method, agent, purpose }: Seen): Promise<void> {
      const name = links.readOpen(token);
      if (!name) return;
      await patiently(
        repository.recordVisit({
          ...name,
          kind: 'open',
          id: ids.id(),
          newId: ids.id,
          at: clock.now(),
          sign: (sinceSentMs) => requestSign('open', { method, agent, purpose, sinceSentMs }),
        }),
      );
    },

    /**
     * A link's target, if it is the business's own site with utm words and the token that attributes a sale; null for
     * what was never in an email.
     */
    async follow(token: string, { method, agent, purpose }: Seen): Promise<string | null> {
      const name = links.readClick(token);
      if (!name) return null;
      const at = clock.now();
      const honeypot = name.link === HONEYPOT;
      const found = honeypot ? null : await repository.readLink(name, name.link);
      const target = found && templates.linkTarget(found.template, found.contact);
      if (!target && !honeypot) return null;
      await patiently(
        repository.recordVisit({
          ...name,
          kind: 'click',
          honeypot,
          target: target ?? '',
          id: ids.id(),
          newId: ids.id,
          at,
          sign: (sinceSentMs) => requestSign('click', { method, agent, purpose, sinceSentMs }),
        }),
      );
      if (!target) return null;
      return leadsToOwn(target, found!.conversionHosts)
        ? withClick(withUtm(target, utmOfMail(found!.subject)), links.conversionToken(name))
        : target;
    },

    /** Throws `not_found` for anything but an email's picture. */
    async findPicture(token: string) {
      const name = links.readPicture(token);
      const found = name && (await repository.findPicture(name.workspaceId, name.creationId));
      if (!found) throw notFound('picture');
      return found;
    },
  };
}

const PATIENCE_MS = patience(2_000);

export type TrackingService = ReturnType<typeof makeTrackingService>;

/** What a request reveals about its sender. */
export interface Seen {
  method: string;
  agent: string;
  purpose: string;
}

interface Dependencies {
  repository: TrackingRepository;
  links: MailLinks;
  templates: Pick<MailTemplates, 'linkTarget'>;
  clock: Clock;
  ids: Ids;
  /** Never addresses or tokens. */
  log(sentence: string): void;
}
