import { noticeAt } from '../../domain/allowance';
import { dayInWords } from '../../domain/day-in-words';
import type { Allowance } from '../../domain/plan';
import { formatNumber } from '../../lib/format-number';

/**
 * How much of a month's allowance is left. `today` is the workspace's calendar day: counts from before the month
 * changed say nothing about the new one and must not keep anybody from creating.
 */
export function allowanceLevel({ used, limit }: Counted, { resetsOn, today }: Calendar): 'free' | 'near' | 'used' {
  const notice = today >= resetsOn ? 0 : noticeAt(used, limit);
  return notice === 100 ? 'used' : notice === 80 ? 'near' : 'free';
}

/** "3 of 50 images left this month"; for a plan without a limit, the number made: "1,204 images this month". */
export function leftWords({ used, limit }: Counted, kind: Allowance): string {
  if (limit === null) return `${formatNumber(used)} ${noun(kind, used)} this month`;
  return `${formatNumber(Math.max(0, limit - used))} of ${formatNumber(limit)} ${noun(kind, limit)} left this month`;
}

/** "You have used this month’s 50 images. You get new ones on 1 December." */
export const usedUpWords = (limit: number, kind: Allowance, resetsOn: string): string =>
  `You have used this month’s ${formatNumber(limit)} ${noun(kind, limit)}. You get new ones on ${dayInWords(resetsOn)}.`;

/** "47 of 200 images used this month. Resets on 1 December." */
export const usedWords = ({ used, limit }: Counted, kind: Allowance, resetsOn: string): string =>
  limit === null
    ? `${formatNumber(used)} ${noun(kind, used)} this month, unlimited`
    : `${formatNumber(used)} of ${formatNumber(limit)} ${noun(kind, limit)} used this month. Resets on ${dayInWords(resetsOn)}.`;

const noun = (kind: Allowance, count: number): string => (count === 1 ? kind.slice(0, -1) : kind);

export interface Counted {
  used: number;
  /** null means unlimited */
  limit: number | null;
}

export interface Calendar {
  /** such as 2026-12-01 */
  resetsOn: string;
  today: string;
}
