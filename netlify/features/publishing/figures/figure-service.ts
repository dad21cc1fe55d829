import { HOUR_MS } from '../../../../src/domain/duration';
import type { ConnectableChannel } from '../../../../src/domain/posting-channel';
import { nextCount } from '../../../../src/domain/posting-figure';
import type { Clock } from '../../../ports/clock';
import type { NetworkPort, OpenConnection } from '../../../ports/network';
import type { FigureRepository } from './figure-repository';
import { patience } from '../../../ports/patience';

type DuePosting = Awaited<ReturnType<FigureRepository['listDue']>>[number];

/**
 * Reads what networks count of posts, seven times in the first four weeks. What was read stays when a network cannot be
 * asked later; one that asks us to wait is left alone for the rest of the run.
 */
export function makeFigureService({ repository, networks, open, lose, clock }: Dependencies) {
  /** Whether its network can be asked about another post. */
  async function count(workspaceId: string, due: DuePosting): Promise<boolean> {
    const { id, remoteId, postedAt, counts, readAt, connection } = due;
    const { channel } = connection;
    const network = networks(channel);
    const opened = await open(connection);
    if (!opened || !network.count || !remoteId || !postedAt) return false;
    const found = await network.count(opened, { id: remoteId }, AbortSignal.timeout(CALL_MS));
    const now = clock.now();
    if (found.kind === 'disconnected') {
      await lose(workspaceId, channel, found.cause);
      return false;
    }
    const next = nextCount(postedAt, now);
    const before = { counts: counts ?? {}, readAt: readAt ?? now };
    if (found.kind === 'counted')
      await repository.keep(workspaceId, id, { counts: found.counts, readAt: now, nextAt: next, cause: null });
    else if (found.kind === 'gone') await repository.keep(workspaceId, id, { ...before, nextAt: null, cause: GONE });
    else {
      const later = new Date(now.getTime() + Math.max(HOUR_MS, found.retryAfterMs ?? 0));
      await repository.keep(workspaceId, id, {
        ...before,
        nextAt: next && (next > later ? next : later),
        cause: found.cause.slice(0, 1_000),
      });
    }
    return found.kind !== 'unknown' || found.retryAfterMs === undefined;
  }

  return {
    /** Job. */
    askForCounts: (): Promise<void> => repository.askForCounts(clock.now()),

    /** Job: what is due in one workspace, one call after the other. What is left comes with the next hour. */
    async countPostings({ workspaceId }: { workspaceId: string }): Promise<void> {
      const resting = new Set<ConnectableChannel>();
      for (const due of await repository.listDue(workspaceId, clock.now(), AT_ONCE)) {
        const { channel } = due.connection;
        if (resting.has(channel)) continue;
        if (!(await count(workspaceId, due))) resting.add(channel);
      }
    },
  };
}

const GONE = 'It is not there any more.';
const CALL_MS = patience(20_000);
/** Far below what any of the networks allows in an hour. */
const AT_ONCE = 40;

interface Dependencies {
  repository: FigureRepository;
  networks(channel: ConnectableChannel): NetworkPort;
  /** null when its secrets were sealed with another root secret. */
  open(connection: DuePosting['connection']): Promise<OpenConnection | null>;
  lose(workspaceId: string, channel: ConnectableChannel, cause: string): Promise<void>;
  clock: Clock;
}
