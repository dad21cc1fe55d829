import { DEPLOY_AT, type PostingSlot } from './cycle';
import type { PieceStatus } from './piece';
import { weekAt } from './week';
import { addDays, toInstant, toLocal, weekday, type LocalDateTime } from './zoned-time';

/**
 * The default publishing time: this week's Thursday 16:30, or the workspace's own moment of the week (`usually`), or next
 * week's when that has passed. If another post
 * has that minute (`taken`), the same time on the next free working day. A post about a day (`aboutOn`) goes out
 * before that day.
 */
export function defaultSlot(
  now: Date,
  zone: string,
  taken: TakenTimes,
  aboutOn: string | null = null,
  usually: PostingSlot = DEPLOY_AT,
): LocalDateTime {
  const isFree = (slot: LocalDateTime) => !taken.has(toInstant(slot, zone).getTime());
  const usual = { date: addDays(weekAt(now, zone).startsOn, usually.weekday - 1), time: usually.time };
  let slot = toInstant(usual, zone) > now ? usual : { ...usual, date: addDays(usual.date, 7) };
  while (!isFree(slot)) slot = { ...slot, date: nextWorkday(slot.date) };
  if (aboutOn === null || slot.date < aboutOn) return slot;
  const today = toLocal(now, zone).date;
  for (let date = addDays(aboutOn, -1); date >= today; date = addDays(date, -1)) {
    const earlier = { date, time: usually.time };
    if (toInstant(earlier, zone) > now && isFree(earlier)) return earlier;
  }
  // The day is near, so publish soon; after the day has passed there is no hurry.
  return today > aboutOn ? slot : soon(now, zone);
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

function nextWorkday(date: string): string {
  const next = addDays(date, 1);
  return weekday(next) > FRIDAY ? nextWorkday(next) : next;
}

const FRIDAY = 5;
const MARGIN = 300_000;
const QUARTER = 900_000;

/** Milliseconds since 1970. */
export type TakenTimes = ReadonlySet<number>;
