import type { Changes } from '../../../src/contracts/live';
import type { LiveTopic } from '../../../src/domain/live-topic';
import type { Clock } from '../../ports/clock';
import type { LiveRepository } from './live-repository';

/** What changed in a workspace, asked for by cursor or pushed. A cursor is a database mark and the time it was given. */
export function makeLiveService({ repository, clock, canStream }: Dependencies) {
  async function read(workspaceId: string, cursor: string | undefined): Promise<{ changes: Changes; pending: boolean }> {
    const since = readCursor(cursor);
    const isOld = since !== null && clock.now().getTime() - since.at > REMEMBERED_MS;
    const { next, topics, pending } = await repository.readChanges(workspaceId, since && !isOld ? since.mark : null);
    // A mark beyond the present one is another database's: this one was restored from a backup.
    const isForeign = since !== null && BigInt(since.mark) > BigInt(next);
    const reset = cursor !== undefined && (since === null || isOld || isForeign);
    return { changes: { cursor: `${next}.${clock.now().getTime()}`, topics: reset ? [] : topics, reset, stream: canStream }, pending };
  }

  return {
    canStream,

    getChanges: async (workspaceId: string, cursor: string | undefined): Promise<Changes> => (await read(workspaceId, cursor)).changes,

    /**
     * Pushes what changed since `cursor`, then every change as it is committed, those of a quarter of a second
     * together. Returns how to stop.
     */
    push(workspaceId: string, cursor: string | undefined, send: (changes: Changes) => void): () => void {
      let from = cursor;
      let waiting: NodeJS.Timeout | undefined;
      let missed = false;
      let stopped = false;
      const deliver = async (): Promise<void> => {
        waiting = undefined;
        try {
          const { changes, pending } = await read(workspaceId, from);
          from = changes.cursor;
          if (!stopped && (changes.topics.length > 0 || changes.reset || missed)) send({ ...changes, reset: changes.reset || missed });
          missed = false;
          if (pending) soon(); // behind a transaction that still runs
        } catch {
          soon(); // the database is away: it will be back
        }
      };
      const soon = (): void => {
        if (!stopped) waiting ??= setTimeout(() => void deliver(), TOGETHER_MS);
      };
      const listening = repository.listen(workspaceId, (topic: LiveTopic | null) => {
        missed ||= topic === null;
        soon();
      });
      void listening.ready.then(soon); // between the cursor and the first note
      return () => {
        stopped = true;
        clearTimeout(waiting);
        listening.stop();
      };
    },
  };
}

function readCursor(cursor: string | undefined): { mark: string; at: number } | null {
  const found = /^(\d{1,20})\.(\d{1,16})$/.exec(cursor ?? '');
  return found && BigInt(found[1]!) <= LAST_MARK ? { mark: found[1]!, at: Number(found[2]) } : null;
}

/** PostgreSQL's type xid8 has 64 bits. It refuses a larger mark in words of its own, and a stream would ask it again for ever. */
const LAST_MARK = 2n ** 64n - 1n;
/** A page that was asleep for longer reads everything again. */
const REMEMBERED_MS = 30 * 60_000;
const TOGETHER_MS = 250;

export type LiveService = ReturnType<typeof makeLiveService>;

interface Dependencies {
  repository: LiveRepository;
  clock: Clock;
  canStream: boolean;
}
