import { MINUTE_MS } from '../../../src/domain/duration';

/** One event in iCalendar (RFC 5545): lines of at most 75 bytes, ended by CRLF, times in UTC. */
export function writeCallCalendar({ uid, at, now, business, url }: CallEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fourbeat//Calls//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(new Date(at.getTime() + CALL_MINUTES * MINUTE_MS))}`,
    `SUMMARY:${escaped(`Call about this week’s ideas for ${business}`)}`,
    `DESCRIPTION:${escaped(`The agent of ${business} calls with three ideas. Have the dashboard open, or answer your phone if its number is connected.`)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped('Call about this week’s ideas')}`,
    'TRIGGER:-PT5M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** RFC 5545, 3.3.11 */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545, 3.1: counted in bytes, and no character is cut in two. */
function folded(line: string): string[] {
  const parts: string[] = [''];
  for (const character of line) {
    const current = parts.at(-1)!;
    if (Buffer.byteLength(current + character) > LONGEST) parts.push(` ${character}`);
    else parts[parts.length - 1] = current + character;
  }
  return parts;
}

const LONGEST = 75;
const CALL_MINUTES = 5;

interface CallEvent {
  uid: string;
  at: Date;
  now: Date;
  business: string;
  url: string;
}
