import type { CampaignDetail } from '../../../contracts/campaign-record';
import { formatMoment } from '../../../lib/format-moment';
import { formatNumber } from '../../../lib/format-number';

/** "Tuesday 24 November, 09:30", "at 10:00 where each reader is, from Tuesday 24 November", "at once". */
export function whenWords({ sendAt, localHour }: When, zone: string, now: Date): string {
  const from = sendAt !== null && isAhead({ sendAt }, now) ? formatMoment(sendAt, zone, now) : null;
  if (localHour !== null)
    return `at ${formatNumber(localHour, { minimumIntegerDigits: 2 })}:00 in each reader’s time zone${from ? `, from ${from.replace(/, [^,]*$/, '')}` : ''}`;
  return from ?? 'immediately';
}

/** The same as a fact of its own: with whose clock it is, where it is the workspace's. */
export function whenFact(when: When, zone: string, now: Date): string {
  const words = whenWords(when, zone, now);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${when.localHour === null && isAhead(when, now) ? ` (${clockName(zone)} time)` : ''}`;
}

/** What a draft waits for. Its time alone sends nothing. */
export function draftSentence(when: When, zone: string, now: Date): string {
  const isPast = when.sendAt !== null && when.localHour === null && !isAhead(when, now);
  const past = isPast ? ` Its scheduled time, ${formatMoment(when.sendAt!, zone, now)}, has passed.` : '';
  return isLater(when, now)
    ? `Not scheduled yet. Press Schedule to send it ${whenWords(when, zone, now)}.`
    : `Not sent yet.${past} Press Send now to send it immediately.`;
}

/** Whether it waits for its hour after it was started. */
export const isLater = (when: When, now: Date): boolean => when.localHour !== null || isAhead(when, now);

export const isAhead = ({ sendAt }: Pick<When, 'sendAt'>, now: Date): boolean =>
  sendAt !== null && Date.parse(sendAt) > now.getTime();

export const clockName = (zone: string): string => zone.replace(/_/g, ' ');

type When = Pick<CampaignDetail, 'sendAt' | 'localHour'>;
