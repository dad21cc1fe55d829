import type { Invoice, PlanState } from '../../contracts/plan';
import { centsInWords, CURRENCY, isLarger, isRunning, periodInWords, quoteOf } from '../../domain/billing';
import { dayInWords } from '../../domain/day-in-words';
import { DAY_MS } from '../../domain/duration';
import { allowanceOf, GRACE_DAYS, plans, type Allowance, type PaidPlanName } from '../../domain/plan';
import { pauseOf, type Pause } from '../../domain/plan-pause';
import { addDays, toLocal } from '../../domain/zoned-time';
import { formatDay } from '../../lib/format-day';
import { formatMoney } from '../../lib/format-money';
import { formatNumber } from '../../lib/format-number';
import { formatWhen } from '../../lib/format-when';
import { pluralise } from '../../lib/pluralise';
import type { StatusName } from '../../ui/status';

/** What the plan means at this moment: a badge and a few sentences, the most important first. */
export function planWords(state: PlanState, place: PlanPlace, now: Date): PlanWords {
  const { plan, endsAt, subscription, coveredBy } = state;
  const pause = pauseAt(state, place, now);
  if (pause) return pauseWords(pause, state, place);
  if (place.kind === 'demo')
    return {
      status: 'info',
      badge: 'Demo',
      sentences: [
        `A demo is on the ${plan} plan, so that you can try everything${endsAt ? `. It ends ${formatWhen(endsAt, place.zone, now)}` : ''}.`,
      ],
    };
  if (coveredBy !== null)
    return {
      status: 'active',
      badge: 'Covered',
      sentences: [
        `The ${plan} plan of ${coveredBy} covers this workspace: there is nothing to pay here.`,
        `It is chosen and cancelled in ${coveredBy}.`,
      ],
    };
  if (plan === 'Trial') return trialWords(endsAt, place, now);
  if (subscription) return paidWords(state, subscription, place, now);
  return {
    status: 'active',
    badge: 'Active',
    sentences: [
      endsAt === null
        ? 'Your administrator gave this workspace the plan. It never ends, and there is nothing to pay.'
        : `Your administrator gave this workspace the plan until ${dayAt(endsAt, place.zone)}.`,
    ],
  };
}

/** What choosing a plan does: starts it, changes to a larger one at once, or to a smaller one with the next period. */
export function stepTo(chosen: PaidPlanName, state: PlanState, place: PlanPlace, now: Date): PlanStep {
  const { subscription } = state;
  if (!isRunning(subscription, toLocal(now, place.zone).date)) return 'first';
  return isLarger(chosen, subscription.plan) ? 'larger' : 'smaller';
}

/**
 * The confirmation of a plan: what happens, when, and what it costs. `mails`: whether this installation sends
 * email.
 */
export function choiceWords(
  chosen: PaidPlanName,
  state: PlanState,
  place: PlanPlace,
  now: Date,
  mails: boolean,
): ChoiceWords {
  const price = formatMoney(plans[chosen].price);
  const step = stepTo(chosen, state, place, now);
  const { subscription, openInvoice, payments } = state;
  const confirm = `Change to ${chosen}`;
  if (place.givesPlans)
    return {
      title: `Put this workspace on ${chosen}?`,
      sentence: 'You run this installation, so there is nothing to pay: the plan starts right away and never ends.',
      confirm,
    };
  if (step === 'smaller' && subscription) {
    const begins = dayInWords(subscription.periodEnd);
    const bill = openInvoice
      ? `Invoice ${openInvoice.number} will be replaced by one for ${chosen}.`
      : 'There is nothing to pay now.';
    if (isOver(state, place, now))
      return {
        title: `Continue with ${chosen}?`,
        sentence: `Your paid time on ${subscription.plan} is over: the month from ${begins} will be ${chosen}, for ${price}. ${bill}`,
        confirm,
      };
    return {
      title: `Change to ${chosen} from ${begins}?`,
      sentence: `Until then you keep ${subscription.plan}, which is already paid for. From that day, ${chosen} is ${price} a month. ${lessWords(subscription.plan, chosen, subscription.periodEnd)} ${bill}`,
      confirm,
    };
  }
  const replaced = openInvoice ? ` It replaces invoice ${openInvoice.number}.` : '';
  return {
    title: `Choose ${chosen} for ${price} a month?`,
    sum: sumWords(chosen, state, place, now),
    sentence: `${orderWords(mails)}${replaced} ${payments.sentence}`,
    confirm: `Choose ${chosen}`,
  };
}

/** What ordering produces. */
export const orderWords = (mails: boolean): string =>
  `When you choose a plan, you get an invoice for one month ${mails ? 'by email and here' : 'here'}.`;

/**
 * Which allowances get smaller with a smaller plan: "From 21 December: 50 images and 5 videos a month instead of
 * 200 and 20."
 */
export function lessWords(from: PaidPlanName, to: PaidPlanName, begins: string): string {
  const amount = (plan: PaidPlanName, kind: Allowance) => formatNumber(allowanceOf(plan, kind) ?? 0);
  const before =
    allowanceOf(from, 'images') === null ? 'no limit' : `${amount(from, 'images')} and ${amount(from, 'videos')}`;
  return `From ${dayInWords(begins)}: ${amount(to, 'images')} images and ${amount(to, 'videos')} videos a month instead of ${before}.`;
}

/** Why creating is paused in this workspace, or null. */
export const pauseAt = ({ plan, endsAt }: PlanState, { kind, deletesAt }: PlanPlace, now: Date): Pause | null =>
  pauseOf(
    {
      kind,
      plan,
      endsAt: endsAt === null ? null : new Date(endsAt),
      deletesAt: deletesAt === null ? null : new Date(deletesAt),
    },
    now,
  );

/** The first day that is not paid for, counting a prepaid next month. `endsAt` includes the days of grace. */
export function paidBefore({ endsAt, subscription }: PlanState, { zone }: PlanPlace): string | null {
  if (!subscription) return null;
  const paidUntil =
    endsAt === null ? '' : addDays(toLocal(new Date(endsAt), zone).date, subscription.cancelled ? 0 : -GRACE_DAYS);
  return paidUntil > subscription.periodEnd ? paidUntil : subscription.periodEnd;
}

/** Whether the paid time is over; the days of grace may still run. */
export function isOver(state: PlanState, place: PlanPlace, now: Date): boolean {
  const end = paidBefore(state, place);
  return end === null || toLocal(now, place.zone).date >= end;
}

/** The last day of a period that ends before `periodEnd`. */
export const lastDay = (periodEnd: string): string => dayInWords(addDays(periodEnd, -1));

/** What an invoice covers: "Pro, from 21 November to 20 December" */
export function invoiceFor(invoice: Pick<Invoice, 'plan' | 'periodStart' | 'periodEnd' | 'begunByPayment'>): string {
  const { start, end } = periodInWords(invoice);
  return `${invoice.plan}, from ${start} to ${end}`;
}

/** "To pay: $359.40. That is $597.00 less $237.60 for 24 unused days of Pro." */
function sumWords(
  wanted: PaidPlanName,
  { subscription, pricing }: PlanState,
  { zone }: PlanPlace,
  now: Date,
): string | undefined {
  const quote = pricing && quoteOf({ wanted, today: toLocal(now, zone).date, subscription, ...pricing });
  if (!quote) return undefined;
  const money = (cents: number) => centsInWords(cents, CURRENCY);
  const { priceCents, credit, taxRate, taxCents, totalCents } = quote;
  const parts = [
    money(priceCents),
    ...(credit ? [`less ${money(credit.cents)} for ${credit.for}`] : []),
    ...(taxRate > 0 ? [`and ${money(taxCents)} tax (${taxRate / 100}%)`] : []),
  ];
  return `To pay: ${money(totalCents)}.${parts.length > 1 ? ` That is ${parts.join(parts.length > 2 ? ', ' : ' ')}.` : ''}`;
}

function pauseWords(pause: Pause, { plan, endsAt }: PlanState, { deletesAt, zone }: PlanPlace): PlanWords {
  const badge = 'Paused';
  if (pause === 'being_deleted')
    return {
      status: 'paused',
      badge,
      sentences: [
        `This workspace will be deleted on ${dayAt(deletesAt ?? '', zone)}. Until then, creating and sending are paused; you can read and export.`,
      ],
    };
  const ended = `${pause === 'trial_ended' ? 'Your free trial' : `The ${plan} plan`} ended on ${dayAt(endsAt ?? '', zone)}. Creating and sending have been paused since then.`;
  return {
    status: 'paused',
    badge,
    sentences: [
      ended,
      'Everything you made stays. You can read, edit and export it as before; choose a plan to pick up where you left off.',
    ],
  };
}

function trialWords(endsAt: string | null, { zone }: PlanPlace, now: Date): PlanWords {
  const whatFor = 'Every screen is open, with the allowances of Starter.';
  if (endsAt === null) return { status: 'active', badge: 'Trial', sentences: [whatFor] };
  const days = Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY_MS);
  return {
    status: days <= 3 ? 'warning' : 'active',
    badge: `${pluralise(days, 'day')} left`,
    sentences: [
      `Free until ${dayAt(endsAt, zone)}. ${whatFor}`,
      'After that, creating and sending pause until you choose a plan. You can always read and export.',
    ],
  };
}

function paidWords(
  state: PlanState,
  { plan, periodEnd, nextPlan, cancelled }: NonNullable<PlanState['subscription']>,
  place: PlanPlace,
  now: Date,
): PlanWords {
  const end = paidBefore(state, place) ?? periodEnd;
  const through = `Paid through ${lastDay(end)}.`;
  if (isOver(state, place, now)) {
    const stops = state.endsAt
      ? ` Nothing stops before ${dayAt(state.endsAt, place.zone)}: pay by then and your plan continues.`
      : '';
    return {
      status: 'warning',
      badge: 'Payment due',
      sentences: [`${plan} was paid through ${lastDay(end)}.${stops}`],
    };
  }
  if (cancelled)
    return {
      status: 'warning',
      badge: 'Cancelled',
      sentences: [
        `${through} It ends then: creating and sending will pause, and everything you made stays here to read and export.`,
      ],
    };
  if (nextPlan && nextPlan !== plan)
    return {
      status: 'active',
      badge: 'Active',
      sentences: [
        `${through} From ${dayInWords(periodEnd)} you are on ${nextPlan}, for ${formatMoney(plans[nextPlan].price)} a month.`,
        lessWords(plan, nextPlan, periodEnd),
      ],
    };
  return {
    status: 'active',
    badge: 'Active',
    sentences: [`${through} It continues from ${dayInWords(end)}, for ${formatMoney(plans[plan].price)} a month.`],
  };
}

const dayAt = (instant: string, zone: string): string => formatDay(instant, zone);

/** The context in which a plan is shown: what the session knows about the workspace. */
export interface PlanPlace {
  kind: 'real' | 'demo';
  zone: string;
  deletesAt: string | null;
  /** The viewer is the operator, who invoices nobody for workspaces of their own. */
  givesPlans: boolean;
}

export interface PlanWords {
  status: StatusName;
  badge: string;
  sentences: string[];
}

/** first: no plan has been paid for. */
export type PlanStep = 'first' | 'larger' | 'smaller';

interface ChoiceWords {
  title: string;
  sentence: string;
  /** The amount to pay and how it is made up; absent when nothing is due now. */
  sum?: string;
  confirm: string;
}
