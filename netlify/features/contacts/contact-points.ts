import { domainToASCII } from 'node:url';
import { contactLimits, type PointKind } from '../../../src/domain/contact';
import { pointFaults } from '../../../src/domain/contact-point';
import type { PhoneNumbers } from '../../ports/phone-numbers';

/**
 * Addresses as people type them, made comparable. `country` reads a number without a country code. What cannot be used
 * is in `faults` by its place; the rest is in `points`, each once, in the order given.
 */
export function readPoints(inputs: readonly PointInput[], country: string | null, phoneNumbers: PhoneNumbers): { points: ReadPoint[]; faults: { index: number; sentence: string }[] } {
  const points: ReadPoint[] = [];
  const faults: { index: number; sentence: string }[] = [];
  inputs.forEach(({ kind, value, label = '' }, index) => {
    const read = kind === 'email' ? readEmail(value) : phoneNumbers.read(value, country);
    if (!read) faults.push({ index, sentence: pointFaults[kind] });
    else if (!points.some((point) => point.kind === kind && point.value === read.value)) points.push({ kind, ...read, label: label.trim().slice(0, 40) });
  });
  if (points.length > contactLimits.pointsEach) faults.push({ index: contactLimits.pointsEach, sentence: `At most ${contactLimits.pointsEach} addresses.` });
  return { points, faults };
}

/** `value` is compared and sent to: lower case, its domain in ASCII (RFC 5891). Null when it is no email address. */
export function readEmail(text: string): { value: string; shown: string } | null {
  const shown = text.normalize('NFC').trim();
  const at = shown.lastIndexOf('@');
  const [local, domain] = [shown.slice(0, at).toLowerCase(), shown.slice(at + 1).toLowerCase()];
  if (at < 1 || at > LONGEST_LOCAL || domain.length > LONGEST || !local.split('.').every((part) => WORD.test(part)) || local.endsWith("'")) return null;
  const value = `${local}@${domainToASCII(domain)}`;
  return value.length <= LONGEST && DOMAIN.test(value.slice(value.indexOf('@') + 1)) ? { value, shown } : null;
}

/** What zod's z.email accepts, and with it every form of the product; letters of other scripts before the @, too (RFC 6531). */
const WORD = /^[\p{L}\p{M}\p{N}_'+-]+$/u;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;
/** RFC 5321, 4.5.3.1, and its path of 256 octets with brackets. */
const LONGEST = 254;
const LONGEST_LOCAL = 64;

export interface PointInput {
  kind: PointKind;
  value: string;
  label?: string;
}

export interface ReadPoint {
  kind: PointKind;
  value: string;
  shown: string;
  label: string;
}
