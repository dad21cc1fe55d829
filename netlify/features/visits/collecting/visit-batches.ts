import { AppError } from '../../../errors/app-error';

/**
 * Collects what arrives within a few milliseconds and writes it together, workspace by workspace: a busy website costs
 * the database one transaction at a time and not one per visit. `add` resolves once its item is committed. What arrives
 * while a write runs waits for the next.
 */
export function makeVisitBatches<T>({ write, afterMs = AFTER_MS, most = MOST, waiting = WAITING }: Batching<T>) {
  const queues = new Map<string, Waiting<T>[]>();

  async function work(workspaceId: string, queue: Waiting<T>[]): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    while (queue.length > 0) {
      const batch = queue.splice(0, most);
      await write(
        workspaceId,
        batch.map(({ item }) => item),
      ).then(
        () => batch.forEach(({ resolve }) => resolve()),
        (error: unknown) => batch.forEach(({ reject }) => reject(error)),
      );
    }
    queues.delete(workspaceId);
  }

  return {
    /** Throws `rate_limited` while more are waiting than can be written in time. */
    add(workspaceId: string, item: T): Promise<void> {
      const queue = queues.get(workspaceId);
      if (queue && queue.length >= waiting)
        throw new AppError('rate_limited', 'Too many visits are arriving at once.', { retryAfter: 5 });
      return new Promise((resolve, reject) => {
        if (queue) return void queue.push({ item, resolve, reject });
        const begun = [{ item, resolve, reject }];
        queues.set(workspaceId, begun);
        void work(workspaceId, begun);
      });
    },
  };
}

export type VisitBatches<T> = ReturnType<typeof makeVisitBatches<T>>;

const AFTER_MS = 4;
/** Reports in a write, each with at most 20 events. */
const MOST = 100;
const WAITING = 2_000;

interface Batching<T> {
  write(workspaceId: string, items: T[]): Promise<void>;
  afterMs?: number;
  most?: number;
  waiting?: number;
}

interface Waiting<T> {
  item: T;
  resolve(): void;
  reject(error: unknown): void;
}
