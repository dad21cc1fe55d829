import type { Campaign } from '../../contracts/campaign-record';
import type { campaignsContract } from '../../contracts/campaigns';
import type { Output } from '../../contracts/endpoint';
import type { DeliveryFilter, DeliveryState, ResendableState } from '../../domain/campaign';
import { refusalSentence, suppressionReasons, type Refusal } from '../../domain/consent';
import { toLocal } from '../../domain/zoned-time';
import { formatMoney } from '../../lib/format-money';
import { formatNumber } from '../../lib/format-number';
import { formatTime } from '../../lib/format-time';
import { formatWhen } from '../../lib/format-when';
import { pluralise } from '../../lib/pluralise';
import type { StatusName } from '../../ui/status';
import { endedUnsent } from './campaign-words';

/** "611 people opened it and 142 clicked. Programs … opened 88 mails as well; they are not counted as people." */
export function peopleSentence(campaign: Pick<Campaign, 'status' | 'counts'>): string {
  const { sent, opens, clicks, machineOpens, machineClicks } = campaign.counts;
  if (sent === 0)
    return endedUnsent(campaign)
      ? 'It ended before anything was sent.'
      : campaign.status === 'completed'
        ? 'None of its mails is known to have arrived.'
        : 'Nothing has been sent so far.';
  const people =
    opens === 0
      ? 'Nobody has opened it so far.'
      : `${pluralise(opens, 'person', 'people')} opened it${clicks > 0 ? ` and ${formatNumber(clicks)} clicked` : ', nobody has clicked so far'}.`;
  const did = [
    machineOpens > 0 && `${pluralise(machineOpens, 'more open')}`,
    machineClicks > 0 && `${pluralise(machineClicks, 'more click')}`,
  ]
    .filter(Boolean)
    .join(' and ');
  return did
    ? `${people} ${did} came from programs, such as privacy proxies and link scanners, and ${machineOpens + machineClicks === 1 ? 'is' : 'are'} not counted as people.`
    : people;
}

/** "2 reported sales wait for your check: €12,400 in all". `sum` in hundredths. */
export function claimsSentence(
  { sales, sum }: { sales: number; sum: number },
  isOwner: boolean,
  currency: string,
): string {
  if (sales === 0) return 'No reported sale waits for a check.';
  return `${pluralise(sales, 'reported sale')} ${sales === 1 ? 'waits' : 'wait'} for ${isOwner ? 'your' : 'an owner’s'} check: ${formatMoney(sum / 100, currency)}${sales === 1 ? '' : ' in all'}`;
}

/** What did not go as hoped, in words; only what there is. */
export function outcomesOf({ status, counts }: Pick<Campaign, 'status' | 'counts'>): {
  name: string;
  people: number;
  sentence: string;
  resend?: ResendableState;
}[] {
  const { total, sent, bounced, failed, uncertain, skipped, unsubscribed, complained } = counts;
  const left = Math.max(0, total - sent - bounced - failed - uncertain - skipped);
  return [
    {
      name: 'Waiting',
      people: status === 'completed' ? 0 : left,
      sentence: status === 'paused' ? 'They get it once you go on.' : 'Their turn comes.',
    },
    {
      name: 'Not sent',
      people: status === 'completed' ? left : 0,
      sentence: 'The campaign was ended before their turn came.',
    },
    {
      name: 'Came back',
      people: bounced,
      sentence: 'These mails came back. Addresses that do not exist are blocked from now on.',
    },
    {
      name: 'Refused',
      people: failed,
      resend: 'failed' as const,
      sentence: 'The mail server did not take these mails. Nobody was blocked for it.',
    },
    {
      name: 'Uncertain',
      people: uncertain,
      resend: 'uncertain' as const,
      sentence: 'The mail went out and no answer came. It may have arrived, so it is not sent again by itself.',
    },
    {
      name: 'Skipped',
      people: skipped,
      sentence:
        status === 'completed'
          ? 'Before their turn came they took their consent back or were blocked, or the campaign was ended.'
          : 'They took their consent back, or were blocked, before their turn came.',
    },
    { name: 'Unsubscribed', people: unsubscribed, sentence: 'They get no more marketing mails.' },
    {
      name: 'Complained',
      people: complained,
      sentence: 'They reported the mail as unwanted, and are not written to again.',
    },
  ].filter(({ people }) => people > 0);
}

/** Why people of the audience got nothing, most first. A reason that this version does not know has no words of its own. */
export function leftOutRows(leftOut: Record<string, number>): { reason: string; people: number }[] {
  const known = (reason: string): reason is Refusal => (REFUSALS as readonly string[]).includes(reason);
  return Object.entries(leftOut)
    .filter(([, people]) => people > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, people]) => ({
      reason: known(reason) ? refusalSentence(reason, 'email') : 'Another reason.',
      people,
    }));
}

/** The furthest that a mail has come: what the row of a recipient shows. */
export function deliveryBadge({ state, openedAt, clickedAt, convertedAt, unsubscribedAt }: Delivery): {
  status: StatusName;
  label: string;
} {
  if (unsubscribedAt) return { status: 'inactive', label: 'Unsubscribed' };
  if (convertedAt) return { status: 'customer', label: 'Converted' };
  if (state === 'sent' && clickedAt) return { status: 'success', label: 'Clicked' };
  if (state === 'sent' && openedAt) return { status: 'success', label: 'Opened' };
  return STATES[state];
}

/** "Sent yesterday, 16:20 · opened 16:31 · clicked today, 08:02", or why it was not; a day is said once. */
export function deliverySentence(
  { state, cause, sentAt, openedAt, clickedAt, machineOpenedAt, convertedAt, unsubscribedAt }: Delivery,
  zone: string,
  now: Date,
): string {
  let day = '';
  const at = (word: string, instant: string | null): string | false => {
    if (instant === null) return false;
    const before = day;
    day = toLocal(new Date(instant), zone).date;
    return `${word} ${day === before ? formatTime(instant, zone) : formatWhen(instant, zone, now)}`;
  };
  const steps = [
    at('sent', sentAt),
    at('opened', openedAt),
    openedAt === null && machineOpenedAt !== null && 'opened by a program only',
    at('clicked', clickedAt),
    at('converted', convertedAt),
    at('unsubscribed', unsubscribedAt),
    state !== 'sent' && cause,
  ].filter((step): step is string => typeof step === 'string' && step !== '');
  const said = steps.join(' · ') || NOTHING_YET[state];
  return said[0]!.toUpperCase() + said.slice(1);
}

export const filterNames: Record<DeliveryFilter, string> = {
  all: 'Everybody',
  sent: 'Sent',
  opened: 'Opened',
  clicked: 'Clicked',
  converted: 'Converted',
  bounced: 'Came back',
  failed: 'Refused',
  uncertain: 'Uncertain',
  skipped: 'Skipped',
  unsubscribed: 'Unsubscribed',
  waiting: 'Waiting',
};

const REFUSALS = [
  ...suppressionReasons,
  'archived',
  'no-address',
  'no-consent',
  'withdrawn',
] as const satisfies readonly Refusal[];

const STATES: Record<DeliveryState, { status: StatusName; label: string }> = {
  waiting: { status: 'pending', label: 'Waiting' },
  sending: { status: 'in-progress', label: 'Sending' },
  sent: { status: 'info', label: 'Sent' },
  bounced: { status: 'danger', label: 'Came back' },
  failed: { status: 'failed', label: 'Refused' },
  uncertain: { status: 'warning', label: 'Uncertain' },
  skipped: { status: 'inactive', label: 'Skipped' },
};

const NOTHING_YET: Record<DeliveryState, string> = {
  waiting: 'its turn comes',
  sending: 'on its way now',
  sent: 'sent',
  bounced: 'the address takes no mail',
  failed: 'the mail server refused it',
  uncertain: 'no answer came from the mail server',
  skipped: 'not sent',
};

export type Delivery = Output<typeof campaignsContract.listDeliveries>['items'][number];
