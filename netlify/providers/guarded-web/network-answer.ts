import type { PostOutcome, Refused } from '../../ports/network';
import type { WebAnswer } from '../../ports/web';
import { named } from './vendor-fault';

/**
 * What an unsuccessful answer of a network means for a post. `publishing`: the call itself publishes, so that a lost
 * answer may hide a post. `said`: the network's own words, where it gave some.
 */
export function outcomeOf(network: string, answer: WebAnswer, { publishing, said }: About): PostOutcome {
  if (answer.kind === 'failure') {
    // Neither a name that is not found nor a wrong certificate lets a byte of the request through.
    const isUnsent = answer.why === 'address' || answer.why === 'certificate';
    const cause = FAILURES[answer.why](network);
    return publishing && !isUnsent ? { kind: 'unknown', cause } : { kind: 'later', cause };
  }
  const { status } = answer;
  const words = said ? ` It says: “${named(said)}”.` : '';
  if (status === 401)
    return { kind: 'disconnected', cause: `${network} no longer accepts this connection. Connect it again.` };
  if (status === 429)
    return {
      kind: 'later',
      cause: `${network} asked us to slow down.`,
      ...retryAfter(answer.header('retry-after')),
    };
  if (status >= 500) {
    const cause = `${network} was having trouble (${status}).`;
    // 503 with Retry-After says that the request was not handled (RFC 9110, 15.6.4).
    const wait = retryAfter(answer.header('retry-after'));
    if (status === 503 && wait.retryAfterMs !== undefined) return { kind: 'later', cause, ...wait };
    return publishing ? { kind: 'unknown', cause } : { kind: 'later', cause };
  }
  if (status === 408) return { kind: 'later', cause: `${network} did not wait for the whole post.` };
  if (status === 403) return { kind: 'refused', cause: `${network} does not allow this connection to post.${words}` };
  if (status === 413) return { kind: 'refused', cause: `The picture is too large for ${network}.${words}` };
  return { kind: 'refused', cause: `${network} refused the post (${status}).${words}` };
}

/** The same for a call on the way to a connection. */
export function refusedBy(network: string, answer: WebAnswer, said?: string): Refused {
  if (answer.kind === 'failure') return { refused: FAILURES[answer.why](network) };
  const words = said ? ` It says: “${named(said)}”.` : '';
  return answer.status === 401 || answer.status === 403
    ? { refused: `${network} did not accept this.${words}`, disconnected: true }
    : {
        refused: `${network} answered in a way we do not know (${answer.status}).${words} Try again in a few minutes.`,
      };
}

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
export function retryAfter(header: string, now = Date.now()): { retryAfterMs?: number } {
  if (header === '') return {};
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms > 0 ? { retryAfterMs: ms } : {};
}

const FAILURES: Record<(WebAnswer & { kind: 'failure' })['why'], (network: string) => string> = {
  address: (network) =>
    `${network} could not be found on the internet. Try again later, and check the address if you entered one.`,
  unreachable: (network) => `${network} could not be reached.`,
  certificate: (network) => `The certificate of ${network} is not valid, so nothing was sent to it.`,
  slow: (network) => `${network} did not answer in time.`,
  malformed: (network) => `${network} answered something that we cannot read.`,
};

interface About {
  publishing: boolean;
  said?: string | undefined;
}
