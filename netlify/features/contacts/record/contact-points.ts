import { contactLimits, type PointKind } from '../../../../src/domain/contact';
import { pointFaults } from '../../../../src/domain/contact-point';
import { readEmailAddress } from '../../../../src/domain/email-address';
import type { PhoneNumbers } from '../../../ports/phone-numbers';

/**
 * Addresses as people type them, made comparable. `country` reads a number without a country code. What cannot be used
 * is in `faults` by its place; the rest is in `points`, each once, in the order given.
 */
export function readPoints(
  inputs: readonly PointInput[],
  country: string | null,
  phoneNumbers: PhoneNumbers,
): { points: ReadPoint[]; faults: { index: number; sentence: string }[] } {
  const points: ReadPoint[] = [];
  const faults: { index: number; sentence: string }[] = [];
  inputs.forEach(({ kind, value, label = '' }, index) => {
    const read = kind === 'email' ? readEmail(value) : phoneNumbers.read(value, country);
    if (!read) faults.push({ index, sentence: pointFaults[kind] });
    else if (!points.some((point) => point.kind === kind && point.value === read.value))
      points.push({ kind, ...read, label: label.trim().slice(0, 40) });
  });
  if (points.length > contactLimits.pointsEach)
    faults.push({ index: contactLimits.pointsEach, sentence: `At most ${contactLimits.pointsEach} addresses.` });
  return { points, faults };
}

function readEmail(text: string): { value: string; shown: string } | null {
  const read = readEmailAddress(text);
  return read && { value: read.value, shown: read.shown };
}

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
