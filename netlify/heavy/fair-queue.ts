import { AppError } from '../errors/app-error';
import type { Weight } from '../ports/heavy-work';

/**
 * A few places to work in. Of those who wait, the share (a workspace, a network) that has least in hand comes first, and
 * equal ones take turns: who asks for one thing does not wait behind all sixteen of somebody else's. Work that takes long
 * or much memory never takes the last place. What cannot wait is refused at once, with a sentence.
 */
export function makeFairQueue({
  places,
  placesFor,
  waiting: most,
  waitingEach,
  patienceMs,
}: FairQueueSettings): FairQueue {
  const lines = new Map<string, Waiting[]>(); // in the order of their turns
  const inHand = new Map<string, number>();
  let busy = 0;
  const busyWith: Record<Weight, number> = { light: 0, long: 0, large: 0 };
  let waiting = 0;

  const fits = (weight: Weight): boolean =>
    busy < places && (weight === 'light' || busyWith[weight] < placesFor[weight]);

  const handed = (share: string): number => inHand.get(share) ?? 0;

  function occupy(share: string, weight: Weight): () => void {
    busy += 1;
    inHand.set(share, handed(share) + 1);
    busyWith[weight] += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      busy -= 1;
      if (handed(share) > 1) inHand.set(share, handed(share) - 1);
      else inHand.delete(share);
      busyWith[weight] -= 1;
      callNext();
    };
  }

  function callNext(): void {
    const called = [...lines]
      .flatMap(([share, line]) =>
        line
          .filter(({ weight }) => fits(weight))
          .slice(0, 1)
          .map((who) => ({ share, who })),
      )
      .reduce<Called | null>(
        (first, one) => (first === null || handed(one.share) < handed(first.share) ? one : first),
        null,
      );
    if (!called) return;
    const { share, who } = called;
    leave(share, who);
    const line = lines.get(share);
    lines.delete(share);
    if (line) lines.set(share, line); // behind all others
    who.enter(occupy(share, who.weight));
    callNext();
  }

  function leave(share: string, who: Waiting): void {
    const line = lines.get(share) ?? [];
    const at = line.indexOf(who);
    if (at >= 0) line.splice(at, 1);
    if (line.length === 0) lines.delete(share);
  }

  return {
    async take({ share, weight = 'light', patient = false, signal }) {
      signal?.throwIfAborted();
      // Nobody who fits is waiting: whoever leaves a place calls all that fit.
      if (fits(weight)) return occupy(share, weight);
      if (!patient && (lines.get(share)?.length ?? 0) >= waitingEach)
        throw new AppError(
          'rate_limited',
          'You have asked for a lot at once. Wait for some of it to finish, then try again.',
          { retryAfter: RETRY_SECONDS },
        );
      if (!patient && waiting >= most) throw busyNow('the line is full');
      waiting += 1;
      try {
        return await new Promise<() => void>((enter, reject) => {
          const who: Waiting = { weight, enter };
          const giveUp = (reason: unknown): void => {
            leave(share, who);
            reject(reason as Error);
          };
          const timer = patient ? undefined : setTimeout(() => giveUp(busyNow(`waited ${patienceMs} ms`)), patienceMs);
          const onAbort = (): void => giveUp(signal!.reason);
          signal?.addEventListener('abort', onAbort, { once: true });
          who.enter = (release) => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', onAbort);
            enter(release);
          };
          lines.set(share, [...(lines.get(share) ?? []), who]);
        });
      } finally {
        waiting -= 1;
      }
    },
  };
}

const busyNow = (detail: string): AppError =>
  new AppError('unavailable', 'We have a lot to do right now. Nothing is lost; try again in a few seconds.', {
    detail: `heavy work: ${detail}`,
    retryAfter: RETRY_SECONDS,
  });
const RETRY_SECONDS = 5;

export interface FairQueueSettings {
  /** How many work at a time. */
  places: number;
  /** Of these, how many work of a weight may take; fewer than all, so that light work is never behind it alone. */
  placesFor: Record<Exclude<Weight, 'light'>, number>;
  /** How many may wait, in all and of one share. */
  waiting: number;
  waitingEach: number;
  /** How long somebody waits before being refused. */
  patienceMs: number;
}

export interface FairQueue {
  /**
   * Waits for a place; call what comes back to give it up. `patient` work (jobs) waits as long as it takes. Throws
   * `rate_limited` when its own share already waits for too much, `unavailable` when all do or the wait was too long, and
   * the signal's reason when that aborts.
   */
  take(asked: {
    share: string;
    weight?: Weight;
    patient?: boolean;
    signal?: AbortSignal | undefined;
  }): Promise<() => void>;
}

interface Called {
  share: string;
  who: Waiting;
}

interface Waiting {
  weight: Weight;
  enter(release: () => void): void;
}
