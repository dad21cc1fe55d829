import type { Piece } from '../../../contracts/engine';
import { DEPLOY_AT } from '../../../domain/cycle';
import { weekAt } from '../../../domain/week';
import { addDays, toInstant, weekday, type LocalDateTime } from '../../../domain/zoned-time';

/**
 * When a piece goes out unless its owner says otherwise: this week's Thursday 16:30, or next week's when that has
 * passed. Where another piece has that minute (`taken`), the same time of the next working day that is free.
 */
export function defaultSlot(now: Date, zone: string, taken: TakenTimes): LocalDateTime {
  const usual = { date: addDays(weekAt(now, zone).startsOn, DEPLOY_AT.weekday - 1), time: DEPLOY_AT.time };
  let slot = toInstant(usual, zone) > now ? usual : { ...usual, date: addDays(usual.date, 7) };
  while (taken.has(toInstant(slot, zone).getTime())) slot = { ...slot, date: nextWorkday(slot.date) };
  return slot;
}

/** The times that approved pieces already have. */
export const takenTimes = (pieces: readonly Piece[] = []): TakenTimes =>
  new Set(pieces.flatMap(({ status, scheduledFor }) => (status === 'scheduled' && scheduledFor !== null ? [Date.parse(scheduledFor)] : [])));

function nextWorkday(date: string): string {
  const next = addDays(date, 1);
  return weekday(next) > FRIDAY ? nextWorkday(next) : next;
}

const FRIDAY = 5;

/** Milliseconds since 1970. */
export type TakenTimes = ReadonlySet<number>;
