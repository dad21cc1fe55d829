import { dayInWords } from './day-in-words';
import { allowanceOf, type Allowance, type PlanName } from './plan';
import { addDays, toLocal } from './zoned-time';

/** The calendar month that a unit is counted in, by the wall clock of a zone: 2026-11 */
export const monthAt = (now: Date, zone: string): string => toLocal(now, zone).date.slice(0, 7);

/** The day on which a month's allowances come back: 2026-12-01 */
export const resetDay = (month: string): string => `${addDays(`${month}-01`, 31).slice(0, 7)}-01`;

/** The share of a limit, in percent, that people are to be told of once it is used: 0, 80 or 100. */
export function noticeAt(used: number, limit: number | null): Notice {
  if (limit === null) return 0;
  return used >= limit ? 100 : used * 100 >= limit * 80 ? 80 : 0;
}

/** What a person reads who wants one more: what is used, when it comes back, and where to choose a plan. */
export function allowanceUsedSentence({ kind, plan, month, sharedBy }: AllowanceRefusal): string {
  // Members read it, too: whose other workspaces these are, and how many, is the owner's to tell.
  const shared = sharedBy > 1 ? ', counted over the whole trial' : '';
  return `You have used all ${allowanceOf(plan, kind) ?? 0} ${kind} of the ${plan} plan this month${shared}. You get new ones on ${dayInWords(resetDay(month))}. For more, choose ${plan === 'Trial' ? 'a' : 'a larger'} plan in Settings, under Plan.`;
}

export type Notice = 0 | 80 | 100;

/** Why a unit could not be had. */
export interface AllowanceRefusal {
  kind: Allowance;
  plan: PlanName;
  /** 2026-11 */
  month: string;
  /** How many trial workspaces of one person share the allowance; 1 elsewhere. */
  sharedBy: number;
}
