import type { CallFrequency } from '../engine-settings';
import { DAY_MS, MINUTE_MS } from '../duration';
import { weekOfDate } from '../week';
import { addDays, toInstant, toLocal } from '../zoned-time';

/** A call of the week's rhythm: its day by the workspace's clock names it, so that each comes once. */
export interface PlannedCall {
  slot: string;
  at: Date;
}

/** How long a call that is due may still ring. */
export const RING_WINDOW_MS = 30 * MINUTE_MS;

/**
 * The first calls of a rhythm from a moment on. Daily calls come every day, others on Mondays: each, each second (of weeks
 * counted since 1970, so that no year's end moves them) or the first of a month. Before 07:30 on a Monday there are no ideas
 * yet, so an early call comes on Tuesday.
 */
export function plannedCalls(
  { callFrequency, callTime }: CallRhythm,
  zone: string,
  from: Date,
  count: number,
): PlannedCall[] {
  const found: PlannedCall[] = [];
  for (let day = toLocal(from, zone).date, tries = 0; found.length < count && tries < MOST_DAYS; tries += 1) {
    const at = toInstant({ date: day, time: callTime }, zone);
    if (at >= from && isCallDay(day, callFrequency, callTime < FIRST_TIME)) found.push({ slot: day, at });
    day = addDays(day, 1);
  }
  return found;
}

function isCallDay(day: string, frequency: CallFrequency, isEarly: boolean): boolean {
  if (frequency === 'daily') return true;
  const monday = weekOfDate(day).startsOn;
  if (day !== (isEarly ? addDays(monday, 1) : monday)) return false;
  if (frequency === 'weekly') return true;
  if (frequency === 'biweekly') return Math.floor((Date.parse(`${monday}T00:00:00Z`) / DAY_MS + 3) / 7) % 2 === 0;
  return Number(monday.slice(8)) <= 7;
}

const FIRST_TIME = '07:30';
/** Longer than from one first Monday to the next, three times. */
const MOST_DAYS = 120;

export interface CallRhythm {
  callFrequency: CallFrequency;
  /** 10:00 */
  callTime: string;
}
