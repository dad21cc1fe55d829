import { DAY_MS, HOUR_SECONDS, WEEK_MS } from '../../../src/domain/duration';
import { recordedMoment } from '../../../src/domain/recorded-moment';
import { retentionMs } from '../../../src/domain/retention';
import type { SignupMail } from '../../documents/signup-mail';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { SignedTokens } from '../../ports/signed-tokens';
import type { ConfirmSignupRepository } from './confirm-signup-repository';
import { presentBusiness, type Business } from './signup-business';
import type { SignupRepository } from './signup-repository';

/**
 * People who put themselves on a workspace's list: nobody but who asked for it and confirmed by mail. What a request
 * does shows in no answer, so that nobody learns who is on a list. Taking in never pauses: a wish outlives a trial.
 */
export function makeSignupService({
  repository,
  confirmations,
  links,
  mail,
  readPoints,
  networkOf,
  clock,
  ids,
  log,
}: Dependencies) {
  const business = async (workspaceId: string): Promise<Business> => {
    const found = await repository.readBusiness(workspaceId);
    if (!found) throw notFound('page');
    return presentBusiness(found);
  };

  async function open(slug: string) {
    const page = await repository.findOpen(slug);
    if (!page) throw notFound('page');
    return { page, business: await business(page.workspaceId) };
  }

  async function follow(token: string) {
    const [workspaceId, id] = links.open(token, clock.now())?.split('.') ?? [];
    const found = workspaceId && id ? await repository.find(workspaceId, id) : null;
    return found && { signup: found, business: await business(found.workspaceId) };
  }

  return {
    openPage: open,

    /** Throws `not_found`, `rate_limited`, and `invalid_request` with what is wrong with the number. */
    async ask(
      slug: string,
      { email: typed, name, phone, website }: Wish,
      { address, throttle }: Sender,
      origin: string,
    ): Promise<{ business: Business; email: string }> {
      const { page, business: who } = await open(slug);
      const number = page.asksPhone ? phone : '';
      const { points, faults } = readPoints(
        [{ kind: 'email', value: typed }, ...(number ? [{ kind: 'phone' as const, value: number }] : [])],
        who.zone,
      );
      const fields = Object.fromEntries(
        faults.map(({ index, sentence }) => [index === 0 ? 'email' : 'phone', sentence]),
      );
      if (faults.length > 0) throw new AppError('invalid_request', 'Some of these details need fixing.', { fields });
      const email = points[0]!.value;
      if (website !== '') {
        log('a sign-up form with a filled honeypot was dropped');
        return { business: who, email };
      }
      await throttle(`sign-up from ${networkOf(address)}`, PER_NETWORK);
      await throttle(`sign-up at ${page.workspaceId}`, PER_PAGE);
      const now = clock.now();
      const id = (await repository.findByEmail(page.workspaceId, email))?.id ?? ids.id();
      const expiresAt = new Date(now.getTime() + CONFIRM_MS);
      const systemEmail = mail.confirmSignup({
        business: who.name,
        language: who.language,
        own: await repository.readMailWords(page.workspaceId),
        logo: who.logo && `${origin}${who.logo}`,
        wording: page.wording,
        url: `${origin}/join-confirm?token=${links.seal(`${page.workspaceId}.${id}`, expiresAt)}`,
        days: CONFIRM_MS / DAY_MS,
      });
      await repository.ask(
        {
          id,
          workspaceId: page.workspaceId,
          email,
          name: page.asksName ? name : '',
          phone: number,
          wording: page.wording,
          address: address || null,
          now,
        },
        { id: ids.id(), recipient: email, ...systemEmail, createdAt: now, expiresAt },
        new Date(now.getTime() - DAY_MS),
      );
      return { business: who, email };
    },

    /** Whose a link was that is over, and where to sign up again while the page is open; null for one that never was ours. */
    async whoseEnded(token: string): Promise<{ business: Business; joinUrl: string | null } | null> {
      const [workspaceId] = links.readEnded(token)?.split('.') ?? [];
      const found = workspaceId ? await repository.readBusiness(workspaceId) : null;
      return (
        found && {
          business: presentBusiness(found),
          joinUrl: found.hasPage && found.isShown ? `/join/${found.slug}` : null,
        }
      );
    },

    /** What a link to confirm is about; null when it is forged or over. Changes nothing: link scanners open every link. */
    findConfirmation: follow,

    /** Confirms what was asked for, once. A link that was used before brings nobody back who has left since. */
    async confirm(token: string, address: string) {
      const found = await follow(token);
      if (!found || found.signup.state === 'confirmed') return found;
      const { signup, business: who } = found;
      const now = clock.now();
      await confirmations.confirm({
        workspaceId: signup.workspaceId,
        signupId: signup.id,
        address: address || null,
        now,
        ids: ids.id,
        proof: (asked) =>
          `Signed up on ${recordedMoment(asked.askedAt)}${asked.address ? ` from ${asked.address}` : ''} and confirmed by email on ${recordedMoment(now)}.`,
        readPhone: (typed) => readPoints(typed ? [{ kind: 'phone', value: typed }] : [], who.zone).points[0] ?? null,
      });
      return follow(token);
    },

    /** Deletes what the privacy policy says is gone by now. */
    async tidy(): Promise<void> {
      const gone = await repository.deleteOld(new Date(clock.now().getTime() - retentionMs('unconfirmedSignups')));
      if (gone > 0) log(`deleted ${gone} sign-ups that nobody confirmed`);
    },
  };
}

const CONFIRM_MS = WEEK_MS;
/** A tablet on a counter is one network; a flood comes from one, too. */
const PER_NETWORK = { calls: 20, perSeconds: HOUR_SECONDS };
const PER_PAGE = { calls: 500, perSeconds: HOUR_SECONDS };

export type SignupService = ReturnType<typeof makeSignupService>;

interface Wish {
  email: string;
  name: string;
  phone: string;
  website: string;
}

/** Where a request comes from, and how its kind is counted. */
interface Sender {
  address: string;
  throttle(subject: string, limit: { calls: number; perSeconds: number }): Promise<void>;
}

interface Point {
  kind: 'email' | 'phone';
  value: string;
  shown: string;
  label: string;
}

interface Dependencies {
  repository: Pick<
    SignupRepository,
    'findOpen' | 'readBusiness' | 'readMailWords' | 'findByEmail' | 'ask' | 'find' | 'deleteOld'
  >;
  confirmations: ConfirmSignupRepository;
  links: SignedTokens;
  mail: SignupMail;
  readPoints(
    inputs: { kind: 'email' | 'phone'; value: string }[],
    zone: string,
  ): { points: Point[]; faults: { index: number; sentence: string }[] };
  /** One person's network, for counting. */
  networkOf(address: string): string;
  clock: Clock;
  ids: Ids;
  /** Never addresses. */
  log(sentence: string): void;
}
