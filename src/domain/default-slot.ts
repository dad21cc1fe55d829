import type { PieceStatus } from './piece';
import { timesAhead, usualRhythm, type PostingRhythm } from './posting-rhythm';
import { addDays, toInstant, toLocal, type LocalDateTime } from './zoned-time';

/**
 * The default publishing time: the first free minute of the workspace's rhythm, which is Thursday 16:30 unless its owner
 * chose another. A post about a day (`aboutOn`) goes out before that day.
 */
export function defaultSlot(
  now: Date,
  zone: string,
  taken: TakenTimes,
  aboutOn: string | null = null,
  rhythm: PostingRhythm = usualRhythm,
): LocalDateTime {
  const isFree = (slot: LocalDateTime) => !taken.has(toInstant(slot, zone).getTime());
  let slot = { date: '', time: '' };
  for (slot of timesAhead(now, zone, rhythm)) if (isFree(slot)) break;
  if (aboutOn === null || slot.date < aboutOn) return slot;
  const today = toLocal(now, zone).date;
  for (let date = addDays(aboutOn, -1); date >= today; date = addDays(date, -1)) {
    const earlier = { date, time: slot.time };
    if (toInstant(earlier, zone) > now && isFree(earlier)) return earlier;
  }
  // The day is near, so publish soon; after the day has passed there is no hurry.
  return today > aboutOn ? slot : soon(now, zone);
}

/**
 * When each post in review would come out if all were approved: every one gets a time of its own, the oldest the first, so
 * that no two are promised the same. What is shown of a post, and what its approval proposes, is this.
 */
export function proposedSlots(
  pieces: readonly Proposable[] = [],
  { now, zone, taken, rhythm }: { now: Date; zone: string; taken: TakenTimes; rhythm?: PostingRhythm | undefined },
): ReadonlyMap<string, LocalDateTime> {
  const given = new Set(taken);
  const inOrder = pieces
    .filter(({ status }) => status === 'review')
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id));
  return new Map(
    inOrder.map(({ id, aboutOn }) => {
      const slot = defaultSlot(now, zone, given, aboutOn, rhythm);
      given.add(toInstant(slot, zone).getTime());
      return [id, slot];
    }),
  );
}

/** The next quarter of an hour that leaves time to read the post once more. */
function soon(now: Date, zone: string): LocalDateTime {
  return toLocal(new Date(Math.ceil((now.getTime() + MARGIN) / QUARTER) * QUARTER), zone);
}

/** The times already taken by approved posts. */
export const takenTimes = (pieces: readonly { status: PieceStatus; scheduledFor: string | null }[] = []): TakenTimes =>
  new Set(
    pieces.flatMap(({ status, scheduledFor }) =>
      status === 'scheduled' && scheduledFor !== null ? [Date.parse(scheduledFor)] : [],
    ),
  );

const MARGIN = 300_000;
const QUARTER = 900_000;

interface Proposable {
  id: string;
  status: PieceStatus;
  aboutOn: string | null;
  /** An instant, as replies have it. */
  createdAt: string;
}

/** Milliseconds since 1970. */
export type TakenTimes = ReadonlySet<number>;
