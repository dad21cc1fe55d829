import type { ContactDetail } from '../../../contracts/contact-record';
import type { ContactStatus, FieldValue, PointKind } from '../../../domain/contact';
import { formatAmount } from '../../../lib/format-amount';
import { readAmount } from './amount';

/** What the form holds while it is filled in: text as it was typed. */
export interface ContactDraft {
  name: string;
  company: string;
  status: ContactStatus;
  value: string;
  points: PointDraft[];
  tags: string[];
  custom: Record<string, FieldValue | null>;
}

export interface PointDraft {
  /** For React alone. */
  key: string;
  kind: PointKind;
  value: string;
  label: string;
}

/** An email and a phone stand ready, so that nobody looks for them. */
export function draftOf(contact?: ContactDetail): ContactDraft {
  const points =
    contact?.points.map(({ kind, shown, label }, index) => ({ key: `${index}`, kind, value: shown, label })) ?? [];
  for (const kind of ['email', 'phone'] as const)
    if (!points.some((point) => point.kind === kind)) points.push({ key: kind, kind, value: '', label: '' });
  return {
    name: contact?.name ?? '',
    company: contact?.company ?? '',
    status: contact?.status ?? 'lead',
    value: contact?.value == null ? '' : formatAmount(contact.value),
    points,
    tags: contact?.tags.map(({ name }) => name) ?? [],
    custom: { ...contact?.custom },
  };
}

/** What is sent; its value is undefined while it is no amount. */
export const inputOf = ({ value, points, ...draft }: ContactDraft) => ({
  ...draft,
  value: readAmount(value),
  points: points
    .filter((point) => point.value.trim() !== '')
    .map(({ kind, value: typed, label }) => ({ kind, value: typed.trim(), label })),
});

/** What the contract cannot know: an amount is typed as text. */
export const amountFault = (found: Record<string, string>, { value }: ContactDraft): Record<string, string> =>
  readAmount(value) === undefined ? { ...found, value: 'Enter an amount, for example 1,420 or 99.50.' } : found;

/** Which row of the form an error of the server is about: it counts only the rows that were sent. */
export const sentRows = (points: readonly PointDraft[]): string[] =>
  points.filter(({ value }) => value.trim() !== '').map(({ key }) => key);
