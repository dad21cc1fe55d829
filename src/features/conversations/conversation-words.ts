import type { Conversation } from '../../contracts/conversation-record';
import { inboxChannelNames, type AnswerWindow, type InboxChannel } from '../../domain/conversation';
import { HOUR_MS, MINUTE_MS } from '../../domain/duration';
import type { LaterTime } from '../../domain/later-time';
import { toLocal } from '../../domain/zoned-time';
import { formatDay } from '../../lib/format-day';
import { formatTime } from '../../lib/format-time';

/** When the last message came, in as few characters as tell: "09:41", "Yesterday", "Sun", "7 Jun", "7 Jun 2025". */
export function shortWhen(instant: string, zone: string, now: Date): string {
  const then = new Date(instant);
  const [thatDay, today] = [toLocal(then, zone).date, toLocal(now, zone).date];
  const days = Math.round((Date.parse(today) - Date.parse(thatDay)) / (24 * HOUR_MS));
  if (days === 0) return formatTime(then, zone);
  if (days === 1) return 'Yesterday';
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(then);
  if (days > 1 && days < 7) return part({ weekday: 'short' });
  const year = thatDay.slice(0, 4) === today.slice(0, 4) ? '' : ` ${thatDay.slice(0, 4)}`;
  return `${part({ day: 'numeric', month: 'short' })}${year}`;
}

/** The line between two days of a thread: "Today", "Yesterday", "Thursday, 4 June". */
export function dayLine(instant: string, zone: string, now: Date): string {
  const then = new Date(instant);
  const [thatDay, today] = [toLocal(then, zone).date, toLocal(now, zone).date];
  const days = Math.round((Date.parse(today) - Date.parse(thatDay)) / (24 * HOUR_MS));
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'long' }).format(then);
  return `${weekday}, ${formatDay(then, zone, { year: thatDay.slice(0, 4) !== today.slice(0, 4) })}`;
}

/** What stands under the name: the channel, and how long it may still be answered. */
export function windowWords(channel: InboxChannel, window: Window, now: Date): string {
  const name = inboxChannelNames[channel];
  if (window.kind === 'closed') return `${name} · reply window is closed`;
  if (window.closesAt === null) return name;
  const left = new Date(window.closesAt).getTime() - now.getTime();
  if (left <= 0) return `${name} · reply window is closed`;
  const hours = Math.floor(left / HOUR_MS);
  const time =
    left < HOUR_MS
      ? `${Math.max(1, Math.floor(left / MINUTE_MS))} min`
      : hours < 48
        ? `${hours} h`
        : `${Math.floor(hours / 24)} days`;
  return window.kind === 'person'
    ? `${name} · only a person may reply, ${time} left`
    : `${name} · reply window closes in ${time}`;
}

/** The window as it travels: instants are strings. */
export type Window = Instants<AnswerWindow>;
type Instants<Value> = Value extends { closesAt: Date | null }
  ? Omit<Value, 'closesAt'> & { closesAt: string | (null extends Value['closesAt'] ? null : never) }
  : Value;

export const laterNames: Record<LaterTime['key'], string> = {
  'later-today': 'Later today',
  tomorrow: 'Tomorrow morning',
  monday: 'Monday morning',
  'in-a-week': 'In a week',
};

/** Who wrote the last message, where it was not the other side. */
export const lastWords = ({ lastSender, lastMessage }: Conversation): string =>
  lastMessage === '' ? 'No message yet' : `${WRITERS[lastSender]}${lastMessage}`;

const WRITERS: Record<Conversation['lastSender'], string> = { contact: '', ai: 'AI: ', user: 'You: ' };

/** What an undone or done change of many is called. */
export const changedWords = (count: number, done: string): string =>
  `${count === 1 ? 'One conversation' : `${count} conversations`} ${done}.`;
