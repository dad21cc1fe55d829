import type { Campaign } from '../../../contracts/campaign-record';
import type { campaignsContract } from '../../../contracts/campaigns';
import type { Output } from '../../../contracts/endpoint';
import type { DeliveryFilter, DeliveryState, ResendableState } from '../../../domain/campaign';
import { refusalSentence, suppressionReasons, type Refusal } from '../../../domain/consent';
import { toLocal } from '../../../domain/zoned-time';
import { formatMoney } from '../../../lib/format-money';
import { formatNumber } from '../../../lib/format-number';
import { formatTime } from '../../../lib/format-time';
import { formatWhen } from '../../../lib/format-when';
import { pluralise } from '../../../lib/pluralise';
import type { StatusName } from '../../../ui/status';
import { endedUnsent } from '../campaign-words';

/** "611 people opened it and 142 clicked. Programs … opened 88 mails as well; they are not counted as people." */
export function peopleSentence(campaign: Pick<Campaign, 'status' | 'counts'>): string {
  const { sent, opens, clicks, replies, machineOpens, machineClicks } = campaign.counts;
  if (sent === 0)
    return endedUnsent(campaign)
      ? 'It ended before anything was sent.'
      : campaign.status === 'completed'
        ? 'We can’t confirm that any of its emails arrived.'
        : 'Nothing has been sent yet.';
  const seen =
    opens === 0
      ? 'Nobody has opened it yet.'
      : `${pluralise(opens, 'person', 'people')} opened it${clicks > 0 ? ` and ${formatNumber(clicks)} clicked` : ', but nobody has clicked yet'}.`;
  const people = replies === 0 ? seen : `${seen} ${pluralise(replies, 'person', 'people')} replied.`;
  const did = [
    machineOpens > 0 && `${pluralise(machineOpens, 'more open')}`,
    machineClicks > 0 && `${pluralise(machineClicks, 'more click')}`,
  ]
    .filter(Boolean)
    .join(' and ');
  return did
    ? `${people} ${did} came from automated software, such as privacy proxies and link scanners, and ${machineOpens + machineClicks === 1 ? 'is' : 'are'} not counted as people.`
    : people;
}

/** "2 reported sales need you to check them: €12,400 in all". `sum` in hundredths. */
export function claimsSentence(
  { sales, sum }: { sales: number; sum: number },
  isOwner: boolean,
  currency: string,
): string {
  if (sales === 0) return 'No reported sales need checking.';
  return `${pluralise(sales, 'reported sale')} ${sales === 1 ? 'needs' : 'need'} ${isOwner ? 'you' : 'an owner'} to check ${sales === 1 ? 'it' : 'them'}: ${formatMoney(sum / 100, currency)}${sales === 1 ? '' : ' in all'}`;
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
      sentence: status === 'paused' ? 'They will get it when you resume.' : 'They are next in line.',
    },
    {
      name: 'Not sent',
      people: status === 'completed' ? left : 0,
      sentence: 'The campaign ended before it reached them.',
    },
    {
      name: 'Bounced',
      people: bounced,
      sentence: 'These emails bounced. Addresses that don’t exist are now blocked.',
    },
    {
      name: 'Refused',
      people: failed,
      resend: 'failed' as const,
      sentence: 'The email server refused these emails. No addresses were blocked.',
    },
    {
      name: 'Uncertain',
      people: uncertain,
      resend: 'uncertain' as const,
      sentence:
        'The email was sent but the server didn’t confirm it. It may have arrived, so we don’t resend it automatically.',
    },
    {
      name: 'Skipped',
      people: skipped,
      sentence:
        status === 'completed'
          ? 'They withdrew consent or were blocked, or the campaign ended, before it reached them.'
          : 'They withdrew consent or were blocked before it reached them.',
    },
    { name: 'Unsubscribed', people: unsubscribed, sentence: 'They will get no more marketing emails.' },
    {
      name: 'Complained',
      people: complained,
      sentence: 'They reported the email as spam and won’t be emailed again.',
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
    openedAt === null && machineOpenedAt !== null && 'opened only by automated software',
    at('clicked', clickedAt),
    at('converted', convertedAt),
    at('unsubscribed', unsubscribedAt),
    state !== 'sent' && cause,
  ].filter((step): step is string => typeof step === 'string' && step !== '');
  const said = steps.join(' · ') || NOTHING_YET[state];
  return said[0]!.toUpperCase() + said.slice(1);
}

export const filterNames: Record<DeliveryFilter, string> = {
  all: 'Everyone',
  sent: 'Sent',
  opened: 'Opened',
  clicked: 'Clicked',
  converted: 'Converted',
  bounced: 'Bounced',
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
  bounced: { status: 'danger', label: 'Bounced' },
  failed: { status: 'failed', label: 'Refused' },
  uncertain: { status: 'warning', label: 'Uncertain' },
  skipped: { status: 'inactive', label: 'Skipped' },
};

const NOTHING_YET: Record<DeliveryState, string> = {
  waiting: 'next in line',
  sending: 'sending now',
  sent: 'sent',
  bounced: 'the address doesn’t accept emails',
  failed: 'the email server refused it',
  uncertain: 'the email server didn’t confirm it',
  skipped: 'not sent',
};

export type Delivery = Output<typeof campaignsContract.listDeliveries>['items'][number];
