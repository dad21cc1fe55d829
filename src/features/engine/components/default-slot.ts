import { DEPLOY_AT } from '../../../domain/cycle';
import { weekAt } from '../../../domain/week';
import { addDays, toInstant, type LocalDateTime } from '../../../domain/zoned-time';

/** When a piece goes out unless its owner says otherwise: this week's Thursday 16:30, or next week's when that has passed. */
export function defaultSlot(now: Date, zone: string): LocalDateTime {
  const slot = { date: addDays(weekAt(now, zone).startsOn, DEPLOY_AT.weekday - 1), time: DEPLOY_AT.time };
  return toInstant(slot, zone) > now ? slot : { ...slot, date: addDays(slot.date, 7) };
}
