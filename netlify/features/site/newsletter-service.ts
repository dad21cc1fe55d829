import { DAY_MS, HOUR_MS, HOUR_SECONDS, WEEK_MS } from '../../../src/domain/duration';
import { NEWSLETTER_CONSENT, type SubscriptionState } from '../../../src/domain/newsletter';
import { recordedMoment } from '../../../src/domain/recorded-moment';
import { retentionMs } from '../../../src/domain/retention';
import type { SiteMail } from '../../documents/site-mail';
import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { SignedTokens } from '../../ports/signed-tokens';
import type { Sender } from './contact-form-service';
import type { NewsletterRepository } from './newsletter-repository';
import type { SiteOperator, SiteRepository } from './site-repository';

/**
 * Newsletter subscriptions: only people who asked and confirmed by email. Every request gets the same reply and
 * is counted alike, so that nobody can find out who is subscribed or flood a mailbox.
 */
export function makeNewsletterService({
  repository,
  siteRepository,
  findOperator,
  confirmLinks,
  unsubscribeLinks,
  mail,
  networkOf,
  clock,
  ids,
  log,
}: Dependencies) {
  const later = (ms: number): Date => new Date(clock.now().getTime() + ms);
  const unsubscribeUrl = (origin: string, workspaceId: string, id: string): string =>
    `${origin}/newsletter/unsubscribe?token=${unsubscribeLinks.seal(`${workspaceId}.${id}`, null)}`;

  async function follow(links: SignedTokens, token: string) {
    const [workspaceId, id] = links.open(token, clock.now())?.split('.') ?? [];
    if (!workspaceId || !id) return null;
    const found = await repository.find(workspaceId, id);
    return found && { workspaceId, id, ...found };
  }

  return {
    /** Throws `rate_limited` and `unavailable`; otherwise the reply is always the same. */
    async createSubscription(
      { email: typed, website }: { email: string; website: string },
      { address, throttle }: Sender,
      origin: string,
    ): Promise<Record<string, never>> {
      if (website !== '') {
        log('a newsletter form with a filled honeypot was dropped');
        return {};
      }
      await throttle(`newsletter from ${networkOf(address)}`, PER_NETWORK);
      await throttle('newsletter from everyone', EVERYONE);
      const operator = await findOperator();
      if (!operator)
        throw new AppError('conflict', 'This site is still being set up and has no newsletter yet. Try again later.');
      const { workspaceId } = operator;
      const email = typed.toLowerCase();
      const now = clock.now();
      const id = (await repository.findByEmail(workspaceId, email))?.id ?? ids.id();
      const expiresAt = later(CONFIRM_MS);
      const systemEmail = mail.confirmNewsletter({
        url: `${origin}/newsletter/confirm?token=${confirmLinks.seal(`${workspaceId}.${id}`, expiresAt)}`,
        consent: NEWSLETTER_CONSENT,
        hours: CONFIRM_MS / HOUR_MS,
      });
      await repository.ask(
        { id, workspaceId, email, consentWording: NEWSLETTER_CONSENT, now },
        { id: ids.id(), recipient: email, ...systemEmail, createdAt: now, expiresAt },
        later(-DAY_MS),
      );
      return {};
    },

    /**
     * What a confirmation link is about; null when it is forged or expired. Changes nothing: link scanners open
     * every link.
     */
    async findConfirmation(token: string, origin: string): Promise<SubscriptionPage | null> {
      const found = await follow(confirmLinks, token);
      return (
        found && {
          email: found.email,
          state: found.state,
          unsubscribeUrl: unsubscribeUrl(origin, found.workspaceId, found.id),
        }
      );
    },

    /** Confirms a request. A link from before an unsubscription does not bring it back. */
    async confirm(token: string, address: string, origin: string): Promise<SubscriptionPage | null> {
      const found = await follow(confirmLinks, token);
      if (!found) return null;
      const page = { email: found.email, unsubscribeUrl: unsubscribeUrl(origin, found.workspaceId, found.id) };
      if (found.state !== 'pending') return { ...page, state: found.state };
      const now = clock.now();
      const email = mail.newsletterWelcome({ url: page.unsubscribeUrl });
      const confirmed = await repository.confirm(
        found.workspaceId,
        found.id,
        {
          address,
          now,
          newId: ids.id,
          proof: (askedAt) =>
            `Asked for it on ${recordedMoment(askedAt)} on the public site and confirmed by mail on ${recordedMoment(now)}.`,
        },
        { id: ids.id(), recipient: found.email, ...email, createdAt: now, expiresAt: later(CONFIRM_MS) },
      );
      return {
        ...page,
        state: confirmed
          ? 'confirmed'
          : ((await repository.find(found.workspaceId, found.id))?.state ?? 'unsubscribed'),
      };
    },

    findUnsubscription: async (token: string): Promise<{ email: string; state: SubscriptionState } | null> => {
      const found = await follow(unsubscribeLinks, token);
      return found && { email: found.email, state: found.state };
    },

    /** Can be repeated and never expires: the link is in every email. */
    async unsubscribe(token: string): Promise<{ email: string } | null> {
      const found = await follow(unsubscribeLinks, token);
      if (!found) return null;
      const now = clock.now();
      await repository.unsubscribe(found.workspaceId, found.id, {
        now,
        newId: ids.id,
        proof: `By the link in a newsletter, on ${recordedMoment(now)}.`,
      });
      return { email: found.email };
    },

    /** Once a day: deletes what the privacy policy says is gone by now. */
    async tidy(): Promise<void> {
      const { messages, unconfirmed } = await siteRepository.deleteOld({
        messagesBefore: later(-retentionMs('contactMessages')),
        unconfirmedBefore: later(-retentionMs('unconfirmedNewsletter')),
      });
      if (messages + unconfirmed > 0)
        log(`deleted ${messages} old contact messages and ${unconfirmed} subscriptions that nobody confirmed`);
    },
  };
}

const CONFIRM_MS = WEEK_MS;
/**
 * Emails that one network can cause; every request counts, whether or not it sends one, because the limit would
 * otherwise reveal who is subscribed.
 */
const PER_NETWORK = { calls: 3, perSeconds: HOUR_SECONDS };
const EVERYONE = { calls: 300, perSeconds: HOUR_SECONDS };

export type NewsletterService = ReturnType<typeof makeNewsletterService>;

export interface SubscriptionPage {
  email: string;
  state: SubscriptionState;
  unsubscribeUrl: string;
}

interface Dependencies {
  repository: NewsletterRepository;
  siteRepository: Pick<SiteRepository, 'deleteOld'>;
  findOperator(): Promise<SiteOperator | null>;
  confirmLinks: SignedTokens;
  unsubscribeLinks: SignedTokens;
  mail: Pick<SiteMail, 'confirmNewsletter' | 'newsletterWelcome'>;
  networkOf(address: string): string;
  clock: Clock;
  ids: Ids;
  /** Never addresses. */
  log(sentence: string): void;
}
