import { campaignEditPath, campaignPath } from '../../config/paths';
import type { Campaign } from '../../contracts/campaigns';
import type { CampaignFilter, CampaignType } from '../../domain/campaign';
import { toLocal } from '../../domain/zoned-time';
import { formatDay } from '../../lib/format-day';
import { formatMoney } from '../../lib/format-money';
import { formatTime } from '../../lib/format-time';

export const typeNames: Record<CampaignType, string> = { email: 'Email', automation: 'Automation', broadcast: 'Broadcast' };

/** "Broadcast · 8 to 12 June", "Automation · 2 March to Ongoing", "Email · starts 3 June at 09:00". */
export function whenSentence({ type, status, startedAt, endedAt, sendAt, updatedAt }: Campaign, zone: string, now: Date): string {
  const name = typeNames[type];
  const inOtherYear = (instant: string): boolean => toLocal(new Date(instant), zone).date.slice(0, 4) !== toLocal(now, zone).date.slice(0, 4);
  if (!startedAt) return `${name} · last changed ${formatDay(updatedAt, zone, { year: inOtherYear(updatedAt) })}`;
  if (sendAt && new Date(sendAt) > now && status !== 'completed') return `${name} · ${status === 'paused' ? 'was to start' : 'starts'} ${formatDay(sendAt, zone, { year: inOtherYear(sendAt) })} at ${formatTime(sendAt, zone)}`;
  const year = inOtherYear(startedAt);
  const from = formatDay(startedAt, zone, { year });
  if (!endedAt) return `${name} · ${from} to Ongoing`;
  const to = formatDay(endedAt, zone, { year });
  if (from === to) return `${name} · ${from}`;
  const [day, ...rest] = from.split(' ');
  return `${name} · ${to.endsWith(rest.join(' ')) ? day : from} to ${to}`;
}

/** "Two are out. They have earned $1,840 since Monday." */
export function campaignsSentence({ active, all }: { active: number; all: number }, revenueSinceMonday: number, currency: string): string {
  if (all === 0) return 'No campaign has been written in this workspace yet.';
  const earned = revenueSinceMonday > 0 ? formatMoney(revenueSinceMonday / 100, currency) : null;
  if (active === 0) return earned ? `None is out now. Earlier ones have earned ${earned} since Monday.` : 'None is out now.';
  const out = active === 1 ? 'One is out.' : `${NUMBERS[active] ?? active} are out.`;
  return earned ? `${out} ${active === 1 ? 'It has' : 'They have'} earned ${earned} since Monday.` : out;
}

/** Drafts are written on, others looked at. */
export const campaignHref = ({ id, type, status }: Pick<Campaign, 'id' | 'type' | 'status'>): string => (status === 'draft' && type !== 'automation' ? campaignEditPath(id) : campaignPath(id));

export const nothingHere: Record<CampaignFilter, string> = {
  active: 'Nothing is out now. A draft that is started stands here, with what it reaches and earns.',
  completed: 'None has ended yet.',
  draft: 'There is no draft. A template below fills one at once.',
  all: 'No campaign has been written yet.',
};

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
