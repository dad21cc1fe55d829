import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Endpoint } from '../../src/contracts/endpoint';
import { queriesAs } from '../database/client';
import { AppError } from '../errors/app-error';
import { fingerprint } from '../keys/keys';
import { makeSlowRefusals } from './slow-refusals';

/**
 * Counts a call against its endpoint's limit: per account or, signed out, per network address; also per
 * workspace where its members share a limit. Counters are in PostgreSQL, so that every process and every
 * function sees the same. Calls over the limit cost no database access while the process remembers the refusal.
 */
export async function countCall(
  endpoint: Endpoint,
  { address, userId, workspaceId }: { address: string; userId?: string | undefined; workspaceId?: string | undefined },
): Promise<void> {
  if (workspaceId && endpoint.workspaceLimit)
    await throttle(`${endpoint.method} ${endpoint.path} workspace ${workspaceId}`, endpoint.workspaceLimit);
  if (endpoint.method === 'GET' && !endpoint.limit) {
    if (userId) await countReading(`user ${userId}`, READS);
    if (workspaceId) await countReading(`workspace ${workspaceId}`, READS * PEOPLE_BEHIND_AN_ADDRESS);
    else if (address) await countReading(`from ${networkOf(address)}`, READS_OF_STRANGERS);
    return;
  }
  if (endpoint.limit?.inProcess) {
    countInProcess(`${endpoint.method} ${endpoint.path} from ${networkOf(address)}`, endpoint.limit);
    return;
  }
  const limit = endpoint.limit ?? CHANGES;
  const name = endpoint.limit ? `${endpoint.method} ${endpoint.path}` : 'changes';
  if (userId) await throttle(`${name} user ${userId}`, limit);
  else if (address)
    await throttle(`${name} from ${networkOf(address)}`, {
      ...limit,
      calls: endpoint.limit ? limit.calls : limit.calls * PEOPLE_BEHIND_AN_ADDRESS,
    });
}

/** Counts an event of `subject` (never stored in clear) and throws when the bucket is empty. */
export async function throttle(subject: string, limit: Limit): Promise<void> {
  await limiter(limit).consume(fingerprint('rate-limit', subject)).catch(refuse);
}

/**
 * Counts `times` events of a subject in this process alone, and throws when there were too many: for what happens so
 * often that a shared counter would be the bottleneck.
 */
export function countInProcess(subject: string, { calls, perSeconds }: Limit, times = 1): void {
  const key = `${calls}/${perSeconds}`;
  const now = performance.now();
  let counts = counted.get(key);
  if (!counts || counts.endsAt <= now)
    counted.set(key, (counts = { endsAt: now + perSeconds * 1_000, seen: new Map() }));
  const count = (counts.seen.get(subject) ?? 0) + times;
  if (count > calls) throw tooOften(counts.endsAt - now);
  counts.seen.set(subject, count);
}

/** Counted per process: a shared counter would cost the database more than the read itself. */
async function countReading(subject: string, calls: number): Promise<void> {
  const reads = readers.get(calls) ?? new RateLimiterMemory({ points: calls, duration: 60 });
  readers.set(calls, reads);
  await reads.consume(subject).catch(refuse);
}

/** For callers who go on after a limit. */
export const refusals = makeSlowRefusals();

/** For tests that ask more in a minute than any real client. */
export const forgetReading = (): void => {
  refusals.forget();
  readers.clear();
  counted.clear();
};

function refuse(refusal: unknown): never {
  if (refusal instanceof Error) throw refusal;
  throw tooOften((refusal as RateLimiterRes).msBeforeNext);
}

function tooOften(ms: number): AppError {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new AppError('rate_limited', `That was too often in a short time. Try again in ${sayWait(seconds)}.`, {
    retryAfter: seconds,
  });
}

/** Resets a count, such as the wrong passwords before the right one. */
export const forgive = async (subject: string, limit: Limit): Promise<void> => {
  await limiter(limit).delete(fingerprint('rate-limit', subject));
};

/** One person has a whole /64 of IPv6 addresses; an IPv4 address counts by itself. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6'
    ? `${(parsed as ipaddr.IPv6).toByteArray().slice(0, 8).join('.')}/64`
    : parsed.toString();
}

function limiter({ calls, perSeconds }: Limit): RateLimiterPostgres {
  const key = `${calls}/${perSeconds}`;
  let found = limiters.get(key);
  if (!found) {
    found = new RateLimiterPostgres({
      storeClient: queriesAs('app'),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: key,
      clearExpiredByTimeout: false,
      points: calls,
      duration: perSeconds,
      inMemoryBlockOnConsumed: calls + 1,
    });
    limiters.set(key, found);
  }
  return found;
}

const sayWait = (seconds: number): string =>
  seconds < 90
    ? `${seconds} seconds`
    : seconds < 5400
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${Math.ceil(seconds / 3600)} hours`;

const limiters = new Map<string, RateLimiterPostgres>();
/** Fixed windows: all subjects of a limit begin anew together, which leaves nothing to tidy. */
const counted = new Map<string, { endsAt: number; seen: Map<string, number> }>();
const readers = new Map<number, RateLimiterMemory>();

/** Limit for changes without one of their own: far above what people do, far below what a loop does. */
const CHANGES: Limit = { calls: 300, perSeconds: 60 };
/** Reads per minute: twenty a second, while opening a page takes ten. */
const READS = 1_200;
/** A mailbox provider fetches a campaign's pictures for thousands of readers from one address. */
const READS_OF_STRANGERS = 24_000;
const PEOPLE_BEHIND_AN_ADDRESS = 4;

export type Limit = NonNullable<Endpoint['limit']>;
