import { automationPath, campaignEditPath, campaignPath } from '../../config/paths';
import type { Campaign } from '../../contracts/campaign-record';
import type { campaignsContract } from '../../contracts/campaigns';
import type { Output } from '../../contracts/endpoint';
import { isScheduled, nothingWentOut, type CampaignFilter, type CampaignType } from '../../domain/campaign';
import { listed } from '../../domain/listed';
import { toLocal } from '../../domain/zoned-time';
import { formatDay } from '../../lib/format-day';
import { formatMoney } from '../../lib/format-money';
import { formatTime } from '../../lib/format-time';

export const typeNames: Record<CampaignType, string> = {
  email: 'Email',
  automation: 'Automation',
  broadcast: 'Broadcast',
};

/** When it starts and ends: "Broadcast · 8 to 12 June", "Automation · since 2 March · Ongoing", "Email · Start and end not set · last changed 9 June". */
export function whenSentence(campaign: Campaign, zone: string, now: Date): string {
  const { type, status, startedAt, endedAt, sendAt, updatedAt } = campaign;
  const name = typeNames[type];
  const inOtherYear = (instant: string): boolean =>
    toLocal(new Date(instant), zone).date.slice(0, 4) !== toLocal(now, zone).date.slice(0, 4);
  if (!startedAt) {
    const planned =
      sendAt && new Date(sendAt) > now
        ? `Planned for ${formatDay(sendAt, zone, { year: inOtherYear(sendAt) })} at ${formatTime(sendAt, zone)}, end not set`
        : 'Start and end not set';
    return `${name} · ${planned} · last changed ${formatDay(updatedAt, zone, { year: inOtherYear(updatedAt) })}`;
  }
  if (sendAt && new Date(sendAt) > now && status !== 'completed')
    return `${name} · ${status === 'paused' ? 'was due to start' : 'starts'} ${formatDay(sendAt, zone, { year: inOtherYear(sendAt) })} at ${formatTime(sendAt, zone)}`;
  const year = inOtherYear(startedAt);
  const from = formatDay(startedAt, zone, { year });
  if (!endedAt) return `${name} · since ${from} · Ongoing`;
  const to = formatDay(endedAt, zone, { year });
  const unsent = endedUnsent(campaign) ? ', nothing sent' : '';
  if (from === to) return `${name} · started and ended ${from}${unsent}`;
  const [day, ...rest] = from.split(' ');
  return `${name} · ${to.endsWith(rest.join(' ')) ? day : from} to ${to}${unsent}`;
}

/** Whether it is over and nobody got it: it was ended early, or nobody was left to write to. */
export const endedUnsent = ({ status, counts }: Pick<Campaign, 'status' | 'counts'>): boolean =>
  status === 'completed' && nothingWentOut(counts);

/** Whether nothing of it has been decided yet: it waits for its time, or was paused while it did. An automation has no such time. */
export const hasNotBegun = (campaign: Campaign, now: Date): boolean =>
  campaign.type !== 'automation' &&
  (isScheduled(campaign, now) || (campaign.status === 'paused' && campaign.counts.total === 0));

/** "Two are out. They have earned $1,840 since Monday.", "One is out, two wait for their time and one is paused." */
export function campaignsSentence(
  { active, all }: { active: number; all: number },
  { out, scheduled, paused }: UnderWay,
  revenueSinceMonday: number,
  currency: string,
): string {
  if (all === 0) return 'No campaigns yet.';
  const earned = revenueSinceMonday > 0 ? formatMoney(revenueSinceMonday / 100, currency) : null;
  if (active === 0)
    return earned
      ? `No campaigns are running. Earlier ones have earned ${earned} since Monday.`
      : 'No campaigns are running.';
  const parts = [
    out > 0 && `${numberOf(out)} ${out === 1 ? 'is' : 'are'} running`,
    scheduled > 0 && `${numberOf(scheduled)} ${scheduled === 1 ? 'is' : 'are'} scheduled`,
    paused > 0 && `${numberOf(paused)} ${paused === 1 ? 'is' : 'are'} paused`,
  ].filter((part) => part !== false);
  const sentence = listed(parts);
  const who = out < active ? 'Campaigns have' : active === 1 ? 'It has' : 'They have';
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.${earned ? ` ${who} earned ${earned} since Monday.` : ''}`;
}

/** Drafts are written on, others looked at. */
export const campaignHref = ({ id, type, status }: Pick<Campaign, 'id' | 'type' | 'status'>): string =>
  status === 'draft' ? writingHref({ id, type }) : campaignPath(id);

/** Where one is written: its mail, or its steps. */
export const writingHref = ({ id, type }: Pick<Campaign, 'id' | 'type'>): string =>
  type === 'automation' ? automationPath(id) : campaignEditPath(id);

export const nothingHere: Record<CampaignFilter, string> = {
  active: 'No campaigns are running. Start a draft to see its results here.',
  completed: 'No completed campaigns yet.',
  draft: 'No drafts. Pick a template below to start one.',
  all: 'No campaigns yet. Pick a template below to start one.',
};

const numberOf = (count: number): string => NUMBERS[count] ?? String(count);

const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

type UnderWay = Output<typeof campaignsContract.listCampaigns>['underWay'];
