import { HOUR_SECONDS } from '../../../src/domain/duration';
import type { Call } from '../../http/call';
import type { Limit } from '../../http/limits-wiring';
import type { Clock } from '../../ports/clock';
import type { SignedTokens } from '../../ports/signed-tokens';

/**
 * Limits for wrong passwords. Ten per account and network, so that nobody can lock out the owner from elsewhere;
 * a hundred per account in total, so that many networks cannot keep guessing. Nobody is locked out for longer
 * than these limits; a browser that has just set a password through an emailed link is counted separately, so
 * that other people's guesses, however many, do not keep the owner out.
 */
export function makeSignInGuesses({ passes, nameOf, clock }: Dependencies) {
  return {
    of(email: string, { network, caller }: Pick<Call, 'network' | 'caller'>): Guess[] {
      const pass = readCookie(caller.headers.get('cookie') ?? '', cookieName(caller.secure));
      if (pass && passes.open(pass, clock.now()) === nameOf(email)) return [[`sign-in with the pass ${pass}`, OF_ONE]];
      return [
        [`sign-in ${email.toLowerCase()} from ${network}`, OF_ONE],
        [`sign-in ${email.toLowerCase()}`, OF_ALL],
      ];
    },

    /** The cookie for a browser that opened an emailed link of the account: for an hour it is counted separately. */
    letIn(email: string, { caller: { secure } }: Pick<Call, 'caller'>): string {
      const pass = passes.seal(nameOf(email), new Date(clock.now().getTime() + PASS_SECONDS * 1_000));
      return `${cookieName(secure)}=${pass}; Max-Age=${PASS_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    },
  };
}

/** `__Host-` binds the cookie to this exact host; browsers accept it over https only. */
const cookieName = (secure: boolean): string => (secure ? '__Host-fourbeat.sign_in_pass' : 'fourbeat.sign_in_pass');

const readCookie = (cookies: string, name: string): string | null =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

const OF_ONE: Limit = { calls: 10, perSeconds: 900 };
const OF_ALL: Limit = { calls: 100, perSeconds: 900 };
const PASS_SECONDS = HOUR_SECONDS;

export type SignInGuesses = ReturnType<typeof makeSignInGuesses>;

type Guess = [subject: string, limit: Limit];

interface Dependencies {
  passes: SignedTokens;
  /** A name for the account that does not reveal its address. */
  nameOf(email: string): string;
  clock: Clock;
}
