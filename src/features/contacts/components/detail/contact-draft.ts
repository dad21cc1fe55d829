import type { ContactDetail } from '../../../../contracts/contact-record';
import type { ContactStatus, FieldValue, PointKind } from '../../../../domain/contact';
import { isNoPoint, pointFaults } from '../../../../domain/contact-point';
import { formatAmount } from '../../../../lib/format-amount';
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

/** What can be seen to be wrong before anything is sent, all at once, named like the server's errors. */
export function faultsOf(draft: ContactDraft): Record<string, string> {
  const sent = draft.points.filter(({ value }) => value.trim() !== '');
  return {
    ...Object.fromEntries(
      sent.flatMap(({ kind, value }, index) =>
        isNoPoint(kind, value) ? [[`points.${index}.value`, pointFaults[kind]]] : [],
      ),
    ),
    ...(readAmount(draft.value) === undefined && { value: 'Enter an amount, for example 1,420 or 99.50.' }),
  };
}

/** What is sent. Null when the value is no amount. */
export function inputOf(draft: ContactDraft) {
  const value = readAmount(draft.value);
  if (value === undefined) return null;
  const points = draft.points
    .filter((point) => point.value.trim() !== '')
    .map(({ kind, value: typed, label }) => ({ kind, value: typed.trim(), label }));
  return {
    name: draft.name,
    company: draft.company,
    status: draft.status,
    value,
    points,
    tags: draft.tags,
    custom: draft.custom,
  };
}

/** Which row of the form an error of the server is about: it counts only the rows that were sent. */
export const sentRows = (points: readonly PointDraft[]): string[] =>
  points.filter(({ value }) => value.trim() !== '').map(({ key }) => key);
