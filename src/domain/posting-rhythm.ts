import { DEPLOY_AT, type PostingSlot } from './cycle';
import type { PostingFrequency } from './posting-frequency';
import { addDays, toInstant, toLocal, weekday, type LocalDateTime } from './zoned-time';
import { weekAt } from './week';

export interface PostingRhythm {
  frequency: PostingFrequency;
  /** The weekly time; its time of day is also the daily one. */
  slot: PostingSlot;
  /** The times of the week where the frequency is custom. */
  slots: PostingSlot[];
}

export const usualRhythm: PostingRhythm = { frequency: 'weekly', slot: DEPLOY_AT, slots: [] };

/**
 * The rhythm's times after `now`, in order and without end: by the hour from 08:00 to 20:00, daily, at the times chosen,
 * or weekly and then on each working day after it, which is where a second post of a week goes.
 */
export function* timesAhead(now: Date, zone: string, rhythm: PostingRhythm): Generator<LocalDateTime> {
  const { startsOn } = weekAt(now, zone);
  const today = toLocal(now, zone).date;
  const isAhead = (at: LocalDateTime) => toInstant(at, zone) > now;
  const { slot, frequency } = rhythm;
  if (frequency === 'weekly' || (frequency === 'custom' && rhythm.slots.length === 0)) {
    const usual = { date: addDays(startsOn, slot.weekday - 1), time: slot.time };
    let at = isAhead(usual) ? usual : { ...usual, date: addDays(usual.date, 7) };
    for (;;) {
      yield at;
      at = { ...at, date: nextWorkday(at.date) };
    }
  }
  const ofDay = (date: string): string[] =>
    frequency === 'hourly'
      ? HOURS
      : frequency === 'daily'
        ? [slot.time]
        : rhythm.slots
            .filter((one) => one.weekday === weekday(date))
            .map(({ time }) => time)
            .sort();
  for (let date = today; ; date = addDays(date, 1))
    for (const time of ofDay(date)) if (isAhead({ date, time })) yield { date, time };
}

/** How many posts a week the rhythm has room for. */
export const timesAWeek = ({ frequency, slots }: PostingRhythm): number =>
  ({ hourly: 7 * HOURS.length, daily: 7, weekly: 1, custom: Math.max(1, slots.length) })[frequency];

function nextWorkday(date: string): string {
  const next = addDays(date, 1);
  return weekday(next) > FRIDAY ? nextWorkday(next) : next;
}

const FRIDAY = 5;
/** While people are awake. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;
const HOURS = Array.from(
  { length: LAST_HOUR - FIRST_HOUR + 1 },
  (_, index) => `${String(FIRST_HOUR + index).padStart(2, '0')}:00`,
);
export const MAX_CUSTOM_SLOTS = 21;
