import { MINUTE_MS } from '../../src/domain/duration';
import { AppError } from '../errors/app-error';

/**
 * Limits how much one workspace, or one network of strangers, may have running at the same time in this process.
 * The rest waits in order of arrival; what would wait too long, or behind too many, is refused with a sentence.
 * A workspace that misbehaves only fills its own queue and leaves database connections and CPU to the others.
 */
export function makeCallerQueues({
  atOnce = AT_ONCE,
  waiting = WAITING,
  deadlineMs = DEADLINE_MS,
}: Partial<Bounds> = {}) {
  const queues = new Map<string, { running: number; waiting: Set<() => void> }>();

  return {
    /** Runs `work` in the queue of `name`. Throws `rate_limited` when the queue is stuck or full. */
    async run<T>(name: string, work: () => Promise<T>): Promise<T> {
      const queue = queues.get(name) ?? { running: 0, waiting: new Set<() => void>() };
      queues.set(name, queue);
      if (queue.running >= atOnce) await turn(queue.waiting);
      else queue.running += 1;
      try {
        return await work();
      } finally {
        const [next] = queue.waiting;
        if (next) next(); // takes over this one's place
        else queue.running -= 1;
        if (queue.running === 0) queues.delete(name);
      }
    },
  };

  function turn(queue: Set<() => void>): Promise<void> {
    if (queue.size >= waiting) throw refusal();
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        queue.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(begin);
        reject(refusal());
      }, deadlineMs);
      queue.add(begin);
    });
  }
}

const refusal = (): AppError =>
  new AppError('rate_limited', 'We are very busy right now. Nothing is lost; try again in a few seconds.', {
    retryAfter: 5,
  });

/** A page sends six to ten requests at once, each answered within milliseconds; the pool has ten connections. */
const AT_ONCE = 4;
const WAITING = 100;
const DEADLINE_MS = MINUTE_MS;

export type CallerQueues = ReturnType<typeof makeCallerQueues>;

interface Bounds {
  atOnce: number;
  waiting: number;
  deadlineMs: number;
}
