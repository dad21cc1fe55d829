import { createHmac, timingSafeEqual } from 'node:crypto';

/** The code of one time step: HOTP of RFC 4226 with SHA-1, which every authenticator app takes, cut to six digits. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac[mac.length - 1]! & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / PERIOD_SECONDS);

/**
 * The time step that this code belongs to, if it is the current one or a neighbour (RFC 6238 §5.2 allows for
 * delay); otherwise null.
 */
export function matchingStep(secret: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const present = totpStep(now);
  let found: number | null = null;
  // Always compares all three, so that the time taken reveals nothing.
  for (const step of [present - 1, present, present + 1])
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code))) found = step;
  return found;
}

/** The address that authenticator apps read from a QR code (github.com/google/google-authenticator/wiki/Key-Uri-Format). */
export function otpauthUri({ issuer, account, secret }: { issuer: string; account: string; secret: Buffer }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${PERIOD_SECONDS}`;
}

/** RFC 4648 §6 without padding, as authenticator apps require. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const DIGITS = 6;
const PERIOD_SECONDS = 30;
/**
 * How long a step's code may be accepted: its own step and one on each side, plus some seconds for inaccurate
 * clocks.
 */
export const STEP_LIFE_MS = 4 * PERIOD_SECONDS * 1000;
