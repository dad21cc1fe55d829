import { foldText, type FieldKind, type FieldValue } from '../../../../src/domain/contact';

/**
 * Values of custom fields as they are stored; null empties one. `faults` has a sentence for each field that cannot take
 * its value, by the field's id. What a contact holds already is taken, also when its field knows the choice no more.
 */
export function readCustom(
  given: Record<string, FieldValue | null>,
  fields: readonly Field[],
  stored: Record<string, FieldValue> = {},
): { custom: Record<string, FieldValue | null>; faults: Record<string, string> } {
  const custom: Record<string, FieldValue | null> = {};
  const faults: Record<string, string> = {};
  for (const [id, value] of Object.entries(given)) {
    const field = fields.find((one) => one.id === id);
    if (!field) faults[id] = 'This field has been deleted. Reload the page.';
    else if (value === null || value === '' || value === false) custom[id] = null;
    else if (value === stored[id]) custom[id] = value;
    else {
      const read = readers[field.kind](value, field);
      if (typeof read === 'object') faults[id] = read.fault;
      else custom[id] = read;
    }
  }
  return { custom, faults };
}

const readers: Record<FieldKind, (value: FieldValue, field: Field) => FieldValue | { fault: string }> = {
  text: (value) => String(value).trim(),
  number: (value, { label }) => {
    const number = typeof value === 'string' ? Number(value.trim()) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : { fault: `${label} must be a number.` };
  },
  date: (value, { label }) =>
    typeof value === 'string' && isDay(value.trim())
      ? value.trim()
      : { fault: `${label} must be a date, for example 2026-11-22.` },
  choice: (value, { label, choices }) =>
    choices.find((choice) => foldText(choice) === foldText(String(value))) ?? {
      fault: `${label} must be one of its choices.`,
    },
  'yes-no': (value, { label }) => (value === true ? true : { fault: `${label} must be yes or no.` }),
};

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

interface Field {
  id: string;
  kind: FieldKind;
  label: string;
  choices: readonly string[];
}
