import { dayInWords } from './day-in-words';
import { allowanceOf, type Allowance } from './plan';
import type { PlanName } from './plan-name';
import { addDays, toLocal } from './zoned-time';

/** The calendar month that a unit is counted in, by a zone's local time: 2026-11 */
export const monthAt = (now: Date, zone: string): string => toLocal(now, zone).date.slice(0, 7);

/** The day on which a month's allowance resets: 2026-12-01 */
export const resetDay = (month: string): string => `${addDays(`${month}-01`, 31).slice(0, 7)}-01`;

/**
 * The highest threshold that the usage has reached, in percent of the limit: 0, 80 or 100. People are notified
 * at the last two.
 */
export function noticeAt(used: number, limit: number | null): Notice {
  if (limit === null) return 0;
  return used >= limit ? 100 : used * 100 >= limit * 80 ? 80 : 0;
}

/**
 * The refusal for a person who asks for one more: what is used, when the allowance resets, and where to choose a
 * plan.
 */
export function allowanceUsedSentence({ kind, plan, month, sharedBy }: AllowanceRefusal): string {
  // Members read this too: which other workspaces the owner has, and how many, is not theirs to know.
  const shared = sharedBy > 1 ? ', counted over the whole trial' : '';
  return `You have used all ${allowanceOf(plan, kind) ?? 0} ${kind} of the ${plan} plan this month${shared}. You get new ones on ${dayInWords(resetDay(month))}. For more, choose ${plan === 'Trial' ? 'a' : 'a larger'} plan in Settings, under Plan.`;
}

export type Notice = 0 | 80 | 100;

/** Why an allowance was refused. */
export interface AllowanceRefusal {
  kind: Allowance;
  plan: PlanName;
  /** such as 2026-11 */
  month: string;
  /** How many trial workspaces of one person share the allowance; otherwise 1. */
  sharedBy: number;
}
