import { DAY_MS } from './duration';
import type { PlanName } from './plan-name';

/**
 * How many campaign emails a trial may send. Anybody can register, so spam must cost more time than it is worth;
 * senders whose emails arrive without complaints are allowed more with each step. A plan that was paid for, or
 * that the operator granted without an end, has no such limit: null.
 */
export function sendingAllowance(
  { plan, endsAt, createdAt, trialOwner, ...sent }: SendingTerms,
  now: Date,
): SendingAllowance | null {
  if (plan !== 'Trial' || endsAt === null || trialOwner === null) return null;
  return stepAt((now.getTime() - createdAt.getTime()) / DAY_MS, sent);
}

/** Over how many days emails to so many people will be sent, today included, if all of them arrive. */
export function daysToSend(
  people: number,
  { terms, sentToday, now }: { terms: SendingTerms; sentToday: number; now: Date },
): number {
  if (sendingAllowance(terms, now) === null) return 1;
  const age = (now.getTime() - terms.createdAt.getTime()) / DAY_MS;
  let [left, days, { sent }] = [people, 0, terms];
  while (left > 0 && days < MOST_DAYS) {
    const { aDay } = stepAt(age + days, { ...terms, sent });
    const out = Math.min(left, Math.max(0, aDay - (days === 0 ? sentToday : 0)));
    left -= out;
    sent += out;
    days += 1;
  }
  return Math.max(1, days);
}

/** What a campaign says while it waits for the next hour or day. */
export const allowanceSpentSentence = ({ aDay, anHour }: SendingAllowance, spent: 'day' | 'hour'): string =>
  `Your trial sends ${spent === 'day' ? `${aDay.toLocaleString('en-US')} emails a day` : `${anHour.toLocaleString('en-US')} emails an hour`} for now. The rest will be sent automatically.`;

/** The notice before the start of a campaign that takes longer than a day; null when it does not. */
export function allowanceAheadSentence(
  people: number,
  { terms, sentToday, now }: { terms: SendingTerms; sentToday: number; now: Date },
): string | null {
  const allowance = sendingAllowance(terms, now);
  if (allowance === null) return null;
  const left = Math.max(0, allowance.aDay - sentToday);
  const days = daysToSend(people, { terms, sentToday, now });
  if (days > 1)
    return `Your trial may send ${left.toLocaleString('en-US')} more emails today, and more each day as long as they are delivered well. This will be sent over ${days === MOST_DAYS ? `${MOST_DAYS} days or more` : `${days} days`}.`;
  return people > allowance.anHour
    ? `Your trial may send ${allowance.anHour.toLocaleString('en-US')} emails an hour, so this will be sent over several hours.`
    : null;
}

/**
 * Why a campaign must pause for a review: too many of its latest emails bounced, or were reported as spam.
 * Mailbox providers block a sender at about these rates (Google asks for less than 0.3 % complaints). Null while
 * all is well.
 */
export function returnsSentence({ sent, bounced, complained }: Returns): string | null {
  const share = (part: number) => `${part} of the last ${sent.toLocaleString('en-US')} emails`;
  if (sent < LEAST_FOR_SHARE) return null;
  if (bounced >= sent * MOST_BOUNCED)
    return `${share(bounced)} bounced. ${STOPPED} Remove any addresses that people did not give you themselves, then press “Resume”.`;
  if (complained >= LEAST_COMPLAINTS && complained >= sent * MOST_COMPLAINED)
    return `${share(complained)} were reported as spam. ${STOPPED} Email only people who asked for it, then press “Resume”.`;
  return null;
}

const stepAt = (age: number, { sent, bounced, complained }: Returns): SendingAllowance => {
  const isGood = returnsSentence({ sent, bounced, complained }) === null;
  // Everybody has the first step, even if another machine's clock says that the workspace was created tomorrow.
  const { aDay, anHour } =
    trialSteps.findLast((step) => isGood && age >= step.afterDays && sent >= step.afterMails) ?? trialSteps[0];
  return { aDay, anHour };
};

/** A step requires a minimum age and a number of emails sent before; bounces or complaints start the steps again. */
export const trialSteps = [
  { afterDays: 0, afterMails: 0, aDay: 50, anHour: 25 },
  { afterDays: 2, afterMails: 50, aDay: 150, anHour: 75 },
  { afterDays: 5, afterMails: 200, aDay: 400, anHour: 200 },
  { afterDays: 9, afterMails: 600, aDay: 1_000, anHour: 500 },
] as const;

const MOST_DAYS = 60;
const LEAST_FOR_SHARE = 50;
const MOST_BOUNCED = 0.1;
const MOST_COMPLAINED = 0.003;
const LEAST_COMPLAINTS = 2;
const STOPPED = 'We stopped sending, so mailbox providers keep trusting you.';

export interface SendingAllowance {
  aDay: number;
  anHour: number;
}

/** Emails of a workspace or a campaign that the mail server accepted, and what became of them. */
export interface Returns {
  sent: number;
  bounced: number;
  complained: number;
}

export interface SendingTerms extends Returns {
  plan: PlanName;
  endsAt: Date | null;
  createdAt: Date;
  /** The trial's owner: all trial workspaces of one person are counted together. */
  trialOwner: string | null;
}
