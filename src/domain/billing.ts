import { dayInWords } from './day-in-words';
import { DAY_MS } from './duration';
import { GRACE_DAYS, plans, type PaidPlanName } from './plan';
import { addDays, toInstant, toLocal } from './zoned-time';

/** Billing rules. Days are calendar days in the workspace's zone; `periodEnd` is the first day after a period. */

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

/**
 * When creating pauses: at midnight at the end of the paid period, plus the days of grace unless the plan was
 * cancelled.
 */
export const pausesAt = ({ periodEnd, cancelled }: { periodEnd: string; cancelled: boolean }, zone: string): Date =>
  toInstant({ date: cancelled ? periodEnd : addDays(periodEnd, GRACE_DAYS), time: '00:00' }, zone);

/** What happens when someone chooses a plan on `today`. */
export function decide({ wanted, today, subscription, period, prepaid }: Choice): Decision {
  if (!isRunning(subscription, today)) return { kind: 'buy', periodStart: today, credit: null };
  const { plan, periodEnd } = subscription;
  if (wanted === plan) return prepaid ? { kind: 'prepaid', plan: prepaid } : { kind: 'keep' };
  if (!isLarger(wanted, plan))
    return prepaid && prepaid !== wanted ? { kind: 'prepaid', plan: prepaid } : { kind: 'switch' };
  // During the days of grace the next month has already begun, whichever plan it is paid for.
  return {
    kind: 'buy',
    periodStart: today < periodEnd ? today : periodEnd,
    credit: creditOf({ plan, periodEnd, today, period, prepaid }),
  };
}

/** The subscription continues, or can still be paid in time. */
export const isRunning = (subscription: Subscription | null, today: string): subscription is Subscription =>
  subscription !== null &&
  today < (subscription.cancelled ? subscription.periodEnd : addDays(subscription.periodEnd, GRACE_DAYS));

/**
 * Whether the invoice for the next period is due: from seven days before the period ends until the days of grace
 * are over.
 */
export const renewalIsDue = (subscription: Subscription, today: string): boolean =>
  !subscription.cancelled &&
  today >= addDays(subscription.periodEnd, -RENEW_DAYS) &&
  today < addDays(subscription.periodEnd, GRACE_DAYS);

/** Whether an invoice is for the next period and not for a newly chosen plan. */
export const isRenewal = (
  invoice: { plan: PaidPlanName; periodStart: string },
  subscription: Subscription | null,
): boolean =>
  subscription !== null && invoice.periodStart === subscription.periodEnd && !isLarger(invoice.plan, subscription.plan);

/**
 * The effect of a payment received on `today`. A next period follows the old one without a gap while that runs
 * or is in its days of grace; everything else begins on the day of payment. A smaller plan that is paid early
 * waits for its day.
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

/** Tax is rounded once, on the total. `taxRate` in hundredths of a percent. */
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

/** What choosing a plan would cost on `today`; null when nothing has to be paid now. */
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
 * Whether an unpaid invoice is for a newly chosen plan: its month begins on the day of payment, whenever that
 * is, and never without one. A next period has fixed days.
 */
export const isBegunByPayment = (
  { state, issuedAt, periodStart }: { state: 'open' | 'paid' | 'void'; issuedAt: Date; periodStart: string },
  zone: string,
): boolean => state !== 'paid' && toLocal(issuedAt, zone).date === periodStart;

/** First and last day that an invoice covers, both included: "21 November" and "20 December". */
export const periodInWords = (
  { periodStart, periodEnd, begunByPayment }: InvoicePeriod,
  { year = false } = {},
): { start: string; end: string } =>
  begunByPayment
    ? { start: 'the day of payment', end: 'a month later' }
    : { start: dayInWords(periodStart, { year }), end: dayInWords(addDays(periodEnd, -1), { year }) };

/** such as "$1,597.00" */
export const centsInWords = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** The credit for the unused days of the current period, and for the whole next month if that is already paid. */
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

/** How long before the end of a period its next invoice is issued, and how long any invoice may be paid. */
export const RENEW_DAYS = 7;
export const DUE_DAYS = 14;
export const CURRENCY = 'USD';

export interface Subscription {
  plan: PaidPlanName;
  periodEnd: string;
  nextPlan: PaidPlanName | null;
  cancelled: boolean;
}

/** The current period as it was paid. */
export interface Period {
  periodStart: string;
  periodEnd: string;
  /** The full price, before any credit. */
  priceCents: number;
}

export interface Credit {
  /** such as "20 unused days of Starter" */
  for: string;
  cents: number;
}

export interface Quote {
  /** The price of the whole month. */
  priceCents: number;
  credit: Credit | null;
  /** In hundredths of a percent. */
  taxRate: number;
  netCents: number;
  taxCents: number;
  /** The total to pay. */
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
  /** The plan of the next period, if that is already paid. */
  prepaid: PaidPlanName | null;
}

/**
 * buy: an invoice is issued; switch: the plan changes with the next period; keep: the plan goes on as it is;
 * prepaid: it cannot change, because that plan's next month is paid.
 */
export type Decision =
  | { kind: 'buy'; periodStart: string; credit: Credit | null }
  | { kind: 'switch' }
  | { kind: 'keep' }
  | { kind: 'prepaid'; plan: PaidPlanName };

export interface Booking {
  periodStart: string;
  periodEnd: string;
  /** True when the plan changes only at the start of the period. */
  later: boolean;
}
