import type { Message } from '../../../contracts/conversation-record';
import { toLocal } from '../../../domain/zoned-time';
import type { OutgoingMessage } from '../message-outbox';

/** A thread as it stands on the page: oldest first, a line before each new day, what is not sent yet at the end. */
export function threadLines(
  newestFirst: readonly Message[],
  outgoing: readonly OutgoingMessage[],
  zone: string,
): ThreadLine[] {
  const stored = new Set(newestFirst.map(({ id }) => id));
  const all = [...newestFirst].reverse();
  const scheduled = all.filter(({ state }) => state === 'scheduled');
  const lines: ThreadLine[] = [];
  let day = '';
  const add = (instant: string, line: ThreadLine) => {
    const { date } = toLocal(new Date(instant), zone);
    if (date !== day) lines.push({ kind: 'day', key: `day ${date}`, at: instant });
    day = date;
    lines.push(line);
  };
  for (const message of all)
    if (message.state !== 'scheduled') add(message.timestamp, { kind: 'message', key: message.id, message });
  for (const message of outgoing)
    if (!stored.has(message.messageId)) add(message.at, { kind: 'outgoing', key: message.messageId, message });
  // What goes out later stands below everything, whatever day it was written on.
  for (const message of scheduled) lines.push({ kind: 'message', key: message.id, message });
  return lines;
}

export type ThreadLine =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'outgoing'; key: string; message: OutgoingMessage };
