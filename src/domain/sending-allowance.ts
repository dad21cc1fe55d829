import { DAY_MS } from './duration';
import type { PlanName } from './plan';

/**
 * How many campaign mails a trial may send. Anybody can register, so that a flood must cost more time than it is worth;
 * whoever sends mail that arrives and that nobody complains of gets more with each step. A plan that is paid for, or that
 * the operator gave without an end, has no such limit: null.
 */
export function sendingAllowance(
  { plan, endsAt, createdAt, trialOwner, ...sent }: SendingTerms,
  now: Date,
): SendingAllowance | null {
  if (plan !== 'Trial' || endsAt === null || trialOwner === null) return null;
  return stepAt((now.getTime() - createdAt.getTime()) / DAY_MS, sent);
}

/** On how many days mail to so many people goes out, today's included, when all of it arrives well. */
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

/** What is said before a campaign starts that takes longer than a day; null when it does not. */
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
 * Why a campaign has to stop and be looked at: too many of its latest mails came back, or were reported as spam. Mailbox
 * providers block a sender at about these shares (Google asks for fewer complaints than 0.3 %). Null while all is well.
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
  // The first is everybody's, also where another machine's clock says that the workspace is of tomorrow.
  const { aDay, anHour } =
    trialSteps.findLast((step) => isGood && age >= step.afterDays && sent >= step.afterMails) ?? trialSteps[0];
  return { aDay, anHour };
};

/** A step is reached by age and by mails that went out before; whose mails come back or annoy people begins anew. */
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

/** Mails of a workspace or of a campaign: those that the mail server has taken, and what became of them. */
export interface Returns {
  sent: number;
  bounced: number;
  complained: number;
}

export interface SendingTerms extends Returns {
  plan: PlanName;
  endsAt: Date | null;
  createdAt: Date;
  /** Whose trial it is: all workspaces of one person count together. */
  trialOwner: string | null;
}
