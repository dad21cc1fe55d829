import { toLocal } from '../../domain/zoned-time';

/** "Good morning, Maya" by the local time of `zone`: morning from 5, afternoon from 12, evening from 18 until 5. */
export function greeting(name: string, zone: string, now: Date): string {
  const hour = Number(toLocal(now, zone).time.slice(0, 2));
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  const first = name.trim().split(/\s+/)[0];
  return first ? `Good ${part}, ${first}` : `Good ${part}`;
}
