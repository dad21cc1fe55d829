import type { Changes } from '../../../src/contracts/live';
import { MINUTE_MS } from '../../../src/domain/duration';
import type { Clock } from '../../ports/clock';
import type { LiveRepository } from './live-repository';
import { makeStreamAudience, type Viewer } from './live-audience';
import { makeWorkspaceFeeds, type News } from './live-feed';

/** A workspace's changes, polled by cursor or pushed. A cursor is a database mark and the time of issue. */
export function makeLiveService({ repository, clock, canStream, lookAgainMs }: Dependencies) {
  const feeds = makeWorkspaceFeeds(repository);
  const audience = makeStreamAudience({
    findEnded: (viewers) => repository.findEnded(viewers, clock.now()),
    lookAgainMs,
  });
  const cursorAt = (mark: string): string => `${mark}.${clock.now().getTime()}`;

  async function read(workspaceId: string, cursor: string | undefined): Promise<News> {
    const since = readCursor(cursor);
    const isOld = since !== null && clock.now().getTime() - since.at > REMEMBERED_MS;
    const { next, topics } = await repository.readChanges(workspaceId, since && !isOld ? since.mark : null);
    // A mark in the future belongs to another database: this one was restored from a backup.
    const isForeign = since !== null && BigInt(since.mark) > BigInt(next);
    const missed = cursor !== undefined && (since === null || isOld || isForeign);
    return { mark: next, topics: missed ? [] : topics, missed };
  }

  return {
    canStream: (viewer: Viewer): boolean => canStream && audience.hasRoom(viewer),

    async getChanges(viewer: Viewer, cursor: string | undefined): Promise<Changes> {
      const { mark, topics, missed } = await read(viewer.workspaceId, cursor);
      return { cursor: cursorAt(mark), topics, reset: missed, stream: canStream && audience.hasRoom(viewer) };
    },

    /**
     * Pushes what changed since `cursor`, then every change soon after its commit. Returns a function that stops it.
     */
    push(viewer: Viewer, cursor: string | undefined, { send, end }: Stream): () => void {
      let from: string | undefined;
      let stopped = false;
      let timer: NodeJS.Timeout | undefined;
      const early: News[] = [];
      const deliver = ({ mark, topics, missed }: News): void => {
        from = mark;
        if (!stopped && (topics.length > 0 || missed))
          send({ cursor: cursorAt(mark), topics, reset: missed, stream: true });
      };
      const hear = (news: News): void => {
        if (from === undefined) early.push(news);
        else if (news.missed || BigInt(news.mark) > BigInt(from)) deliver(news);
      };
      const catchUp = async (mark: string, pause = FIRST_PAUSE_MS): Promise<void> => {
        const since = readCursor(cursor);
        const isCurrent = since?.mark === mark && clock.now().getTime() - since.at <= REMEMBERED_MS;
        try {
          deliver(isCurrent ? { mark, topics: [], missed: false } : await read(viewer.workspaceId, cursor));
          early.splice(0).forEach(hear);
        } catch {
          if (!stopped) timer = setTimeout(() => void catchUp(mark, Math.min(pause * 2, LONGEST_PAUSE_MS)), pause); // the database is unreachable
        }
      };
      const feed = feeds.join(viewer.workspaceId, hear);
      const seat = audience.enter(viewer, end);
      void feed.ready.then((mark) => (stopped ? undefined : catchUp(mark)));
      return () => {
        stopped = true;
        clearTimeout(timer);
        feed.leave();
        seat.leave();
      };
    },
  };
}

/** Null for anything that is not one of our cursors. */
function readCursor(cursor: string | undefined): { mark: string; at: number } | null {
  const found = /^(\d{1,20})\.(\d{1,16})$/.exec(cursor ?? '');
  return found && BigInt(found[1]!) <= LAST_MARK ? { mark: found[1]!, at: Number(found[2]) } : null;
}

/** PostgreSQL's type xid8 has 64 bits. A larger mark would be an SQL error, and a stream would retry it for ever. */
const LAST_MARK = 2n ** 64n - 1n;
/** A page that slept for longer refetches everything. */
const REMEMBERED_MS = 30 * MINUTE_MS;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

export type LiveService = ReturnType<typeof makeLiveService>;

interface Stream {
  send(changes: Changes): void;
  end(): void;
}

interface Dependencies {
  repository: LiveRepository;
  clock: Clock;
  canStream: boolean;
  /** How often the sessions of open streams are checked; every few seconds by default. */
  lookAgainMs?: number;
}
