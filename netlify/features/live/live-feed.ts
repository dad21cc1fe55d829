import type { LiveTopic } from '../../../src/domain/live-topic';
import type { LiveRepository } from './live-repository';

/**
 * A shared reader of a workspace's changes: however many pages are open, a change costs one query. A feed lives
 * from its first listener to its last.
 */
export function makeWorkspaceFeeds(repository: Pick<LiveRepository, 'readChanges' | 'listen'>) {
  const feeds = new Map<string, Feed>();
  return {
    /** `ready` resolves with the mark after which the listener hears everything. */
    join(workspaceId: string, listener: NewsListener): { ready: Promise<string>; leave(): void } {
      const feed = feeds.get(workspaceId) ?? openFeed(repository, workspaceId);
      feeds.set(workspaceId, feed);
      feed.listeners.add(listener);
      return {
        ready: feed.begun.then(() => feed.mark()),
        leave: () => {
          feed.listeners.delete(listener);
          if (feed.listeners.size > 0 || feeds.get(workspaceId) !== feed) return;
          feeds.delete(workspaceId);
          feed.close();
        },
      };
    },
  };
}

function openFeed(repository: Pick<LiveRepository, 'readChanges' | 'listen'>, workspaceId: string): Feed {
  const listeners = new Set<NewsListener>();
  let mark: string | null = null;
  let missed = false;
  let noted = false;
  let reading = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let rest = TOGETHER_MS;
  let patience = AT_ONCE_MS;
  let readAt = -TOGETHER_MS;
  let hasBegun = (): void => undefined;
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));

  const soon = (): void => {
    // The first change after a quiet moment goes out at once, those of a burst together.
    const wait = Math.max(AT_ONCE_MS, rest - (performance.now() - readAt));
    if (!closed && !reading) timer ??= setTimeout(() => void read(), wait);
  };

  async function read(): Promise<void> {
    const gap = missed;
    timer = undefined;
    missed = false;
    noted = false;
    reading = true;
    readAt = performance.now();
    let again = false;
    try {
      const { next, topics, pending } = await repository.readChanges(workspaceId, mark);
      mark = next;
      again = pending; // behind a transaction that is still running, most often for some milliseconds
      rest = pending ? patience : TOGETHER_MS;
      patience = pending ? Math.min(patience * 2, TOGETHER_MS) : AT_ONCE_MS;
      hasBegun();
      if (!closed && (topics.length > 0 || gap))
        for (const listener of [...listeners]) listener({ mark: next, topics, missed: gap });
    } catch {
      missed ||= gap;
      rest = Math.min(Math.max(rest, TOGETHER_MS) * 2, LONGEST_PAUSE_MS); // the database is unreachable and will be back
      again = true;
    }
    reading = false;
    if (again || noted) soon(); // a change announced during the read may have been committed too late for it
  }

  const listening = repository.listen(workspaceId, (topic) => {
    missed ||= topic === null;
    noted = true;
    soon();
  });
  void listening.ready.then(() => read());
  return {
    listeners,
    begun,
    mark: () => mark!,
    close: () => {
      closed = true;
      clearTimeout(timer);
      listening.stop();
    },
  };
}

/** Changes of the same moment, such as those of an import, are sent together. */
const TOGETHER_MS = 250;
const AT_ONCE_MS = 20;
const LONGEST_PAUSE_MS = 5_000;

/** Changes committed below `mark` since the previous ones; `missed` when there may have been more. */
export interface News {
  mark: string;
  topics: LiveTopic[];
  missed: boolean;
}
export type NewsListener = (news: News) => void;

interface Feed {
  listeners: Set<NewsListener>;
  begun: Promise<void>;
  mark(): string;
  close(): void;
}
