import { AppError } from '../errors/app-error';
import type { Weight } from '../ports/heavy-work';

/**
 * Limits concurrent work to a few places, fairly. Of the waiting shares (a workspace, a network), the one with
 * the least work in progress goes first, and equal ones take turns: a single request does not wait behind
 * sixteen of somebody else's. Long or memory-hungry work never takes the last place. Work that cannot wait is
 * refused at once with a sentence.
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
    if (line) lines.set(share, line); // moves to the end
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
      // Nobody who would fit is waiting: whoever releases a place calls everyone who fits.
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
  /** How many tasks run at the same time. */
  places: number;
  /**
   * How many of the places each heavier weight may take; fewer than all, so that light work never waits behind
   * heavy work alone.
   */
  placesFor: Record<Exclude<Weight, 'light'>, number>;
  /** How many may wait, in total and per share. */
  waiting: number;
  waitingEach: number;
  /** How long somebody waits before being refused. */
  patienceMs: number;
}

export interface FairQueue {
  /**
   * Waits for a place; call the returned function to release it. `patient` work (jobs) waits as long as necessary.
   * Throws `rate_limited` when its own share has too much waiting, `unavailable` when all shares together do or
   * the wait was too long, and the signal's reason when that aborts.
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
