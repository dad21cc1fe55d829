import { HOUR_MS } from '../duration';
import { toLocal } from '../zoned-time';

export const MOST_TRIES = 3;
export const BETWEEN_TRIES_MS = HOUR_MS;
export const CALL_LIMIT_SECONDS = 300;
export const USUAL_MINUTES = 30;
export const CODE_MINUTES = 10;
export const MOST_CODE_TRIES = 5;

/** Nobody is called before eight or after eight in the evening, by the workspace's clock. */
export function isCallTime(at: Date, zone: string): boolean {
  const { time } = toLocal(at, zone);
  return time >= '08:00' && time < '20:00';
}

/** When it is tried again after a try that reached nobody; null for never. */
export function nextTry(tries: number, now: Date, zone: string): Date | null {
  const at = new Date(now.getTime() + BETWEEN_TRIES_MS);
  return tries < MOST_TRIES && isCallTime(at, zone) ? at : null;
}

/** What the owner agrees to; stored with time and network address. */
export const consentWords = (business: string): string =>
  `I agree that Fourbeat, an automated assistant with an artificial voice, may call and text this number about ideas and figures for ${business}. I can end this at any time: here, by saying “stop”, or by replying STOP.`;
