import { dayInWords } from './day-in-words';
import { DAY_MS } from './duration';
import { GRACE_DAYS, plans, type PaidPlanName } from './plan';
import { addDays, toInstant, toLocal } from './zoned-time';

/** Rules of paying for a plan. Days are calendar days of the workspace's zone; a period ends before its `periodEnd`. */

/** The same day of the next month, or its last day where that month is shorter: 31 January → 28 February. */
export function addMonth(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return new Date(Date.UTC(year, month, Math.min(Number(day.slice(8)), lastDay.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const isLarger = (plan: PaidPlanName, than: PaidPlanName): boolean => plans[plan].price > plans[than].price;
export const priceCents = (plan: PaidPlanName): number => plans[plan].price * 100;

/** When creating pauses: at the midnight that ends what is paid for; unless it was cancelled, after the days of grace. */
export const pausesAt = ({ periodEnd, cancelled }: { periodEnd: string; cancelled: boolean }, zone: string): Date =>
  toInstant({ date: cancelled ? periodEnd : addDays(periodEnd, GRACE_DAYS), time: '00:00' }, zone);

/** What to do about a plan that was chosen on `today`. */
export function decide({ wanted, today, subscription, period, prepaid }: Choice): Decision {
  if (!isRunning(subscription, today)) return { kind: 'buy', periodStart: today, credit: null };
  const { plan, periodEnd } = subscription;
  if (wanted === plan) return prepaid ? { kind: 'prepaid', plan: prepaid } : { kind: 'keep' };
  if (!isLarger(wanted, plan))
    return prepaid && prepaid !== wanted ? { kind: 'prepaid', plan: prepaid } : { kind: 'switch' };
  // In the days of grace the next month has begun already, whatever it will be paid as.
  return {
    kind: 'buy',
    periodStart: today < periodEnd ? today : periodEnd,
    credit: creditOf({ plan, periodEnd, today, period, prepaid }),
  };
}

/** Goes on, or may still be paid in time. */
export const isRunning = (subscription: Subscription | null, today: string): subscription is Subscription =>
  subscription !== null &&
  today < (subscription.cancelled ? subscription.periodEnd : addDays(subscription.periodEnd, GRACE_DAYS));

/** Whether the invoice of the next period is to be there: seven days before the period ends, until the days of grace are over. */
export const renewalIsDue = (subscription: Subscription, today: string): boolean =>
  !subscription.cancelled &&
  today >= addDays(subscription.periodEnd, -RENEW_DAYS) &&
  today < addDays(subscription.periodEnd, GRACE_DAYS);

/** Whether an invoice is that of the next period, and not of a plan that was chosen anew. */
export const isRenewal = (
  invoice: { plan: PaidPlanName; periodStart: string },
  subscription: Subscription | null,
): boolean =>
  subscription !== null && invoice.periodStart === subscription.periodEnd && !isLarger(invoice.plan, subscription.plan);

/**
 * What booking a payment on `today` means. A next period follows the old one without a gap while that runs or is in its
 * days of grace; everything else begins on the day it is paid. A smaller plan that is paid early waits for its day.
 */
export function book({
  invoice,
  subscription,
  today,
}: {
  invoice: { plan: PaidPlanName; periodStart: string };
  subscription: Subscription | null;
  today: string;
}): Booking {
  const follows =
    subscription !== null &&
    invoice.periodStart === subscription.periodEnd &&
    today < addDays(subscription.periodEnd, GRACE_DAYS);
  const periodStart = follows ? invoice.periodStart : today;
  return {
    periodStart,
    periodEnd: addMonth(periodStart),
    later: follows && today < periodStart && invoice.plan !== subscription.plan,
  };
}

/** Tax is rounded once, on the whole. `taxRate` in hundredths of a percent. */
export function amountsOf({
  plan,
  creditCents,
  taxRate,
}: {
  plan: PaidPlanName;
  creditCents: number;
  taxRate: number;
}): { netCents: number; taxCents: number; totalCents: number } {
  const netCents = Math.max(0, priceCents(plan) - creditCents);
  const taxCents = Math.round((netCents * taxRate) / 10_000);
  return { netCents, taxCents, totalCents: netCents + taxCents };
}

/** What choosing a plan would cost on `today`; null where nothing is to be paid for it now. */
export function quoteOf({ taxRate, ...choice }: Choice & { taxRate: number }): Quote | null {
  const decision = decide(choice);
  if (decision.kind !== 'buy') return null;
  return {
    priceCents: priceCents(choice.wanted),
    credit: decision.credit,
    taxRate,
    ...amountsOf({ plan: choice.wanted, creditCents: decision.credit?.cents ?? 0, taxRate }),
  };
}

/**
 * Whether an invoice that was never paid is of a plan chosen anew: its month begins on the day it is paid, whatever day
 * that will be, and without a payment never. A next period has its own days.
 */
export const isBegunByPayment = (
  { state, issuedAt, periodStart }: { state: 'open' | 'paid' | 'void'; issuedAt: Date; periodStart: string },
  zone: string,
): boolean => state !== 'paid' && toLocal(issuedAt, zone).date === periodStart;

/** First and last day of what an invoice is for, both included: "21 November" and "20 December". */
export const periodInWords = (
  { periodStart, periodEnd, begunByPayment }: InvoicePeriod,
  { year = false } = {},
): { start: string; end: string } =>
  begunByPayment
    ? { start: 'the day of payment', end: 'a month later' }
    : { start: dayInWords(periodStart, { year }), end: dayInWords(addDays(periodEnd, -1), { year }) };

/** "$1,597.00" */
export const centsInWords = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** The share of the old period's price that its unused days are worth, and all of a next month that is paid already. */
function creditOf({
  plan,
  periodEnd,
  today,
  period,
  prepaid,
}: {
  plan: PaidPlanName;
  periodEnd: string;
  today: string;
  period: Period | null;
  prepaid: PaidPlanName | null;
}): Credit | null {
  const days = Math.max(0, daysBetween(today, periodEnd));
  const length = period ? daysBetween(period.periodStart, period.periodEnd) : 0;
  const unused = period && length > 0 ? Math.round((period.priceCents * Math.min(days, length)) / length) : 0;
  const cents = unused + (prepaid ? priceCents(prepaid) : 0);
  if (cents === 0) return null;
  const parts = [
    ...(unused > 0 ? [`${days} unused ${days === 1 ? 'day' : 'days'} of ${plan}`] : []),
    ...(prepaid ? [`the paid month of ${prepaid}`] : []),
  ];
  return { for: parts.join(' and '), cents };
}

/** How long before the end of a period its next invoice is made, and how long there is to pay any invoice. */
export const RENEW_DAYS = 7;
export const DUE_DAYS = 14;
export const CURRENCY = 'USD';

export interface Subscription {
  plan: PaidPlanName;
  periodEnd: string;
  nextPlan: PaidPlanName | null;
  cancelled: boolean;
}

/** The period that runs, as it was paid. */
export interface Period {
  periodStart: string;
  periodEnd: string;
  /** Its whole price, before any credit. */
  priceCents: number;
}

export interface Credit {
  /** "20 unused days of Starter" */
  for: string;
  cents: number;
}

export interface Quote {
  /** The whole month. */
  priceCents: number;
  credit: Credit | null;
  /** In hundredths of a percent. */
  taxRate: number;
  netCents: number;
  taxCents: number;
  /** What is to be paid. */
  totalCents: number;
}

export interface InvoicePeriod {
  periodStart: string;
  periodEnd: string;
  /** See isBegunByPayment. */
  begunByPayment: boolean;
}

export interface Choice {
  wanted: PaidPlanName;
  today: string;
  subscription: Subscription | null;
  period: Period | null;
  /** The plan of the next period, where that is paid already. */
  prepaid: PaidPlanName | null;
}

/** buy: an invoice; switch: from the next period on; keep: go on as it is; prepaid: it cannot be changed, that plan's month is paid. */
export type Decision =
  | { kind: 'buy'; periodStart: string; credit: Credit | null }
  | { kind: 'switch' }
  | { kind: 'keep' }
  | { kind: 'prepaid'; plan: PaidPlanName };

export interface Booking {
  periodStart: string;
  periodEnd: string;
  /** The plan changes when the period begins. */
  later: boolean;
}
