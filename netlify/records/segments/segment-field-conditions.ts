import { sql, type SQL } from 'drizzle-orm';
import type { FieldKind, FieldValue } from '../../../src/domain/contact';
import { textTests, type NumberTest, type TextTest } from '../../../src/domain/segment';
import { foldedText } from '../../database/folded-text';
import { contacts } from '../../database/schema/contacts';
import { textCondition } from './segment-text-conditions';

/** A test of a custom field. A field type without such a test, or a deleted field, counts as empty for everybody. */
export function fieldCondition(
  kind: FieldKind | undefined,
  fieldId: string,
  is: TextTest | NumberTest,
  value: FieldValue,
): SQL {
  if (kind === undefined) return nobody(is);
  return conditions[kind](fieldId, is, value);
}

const conditions: Record<FieldKind, (fieldId: string, is: TextTest | NumberTest, value: FieldValue) => SQL> = {
  text: ofText,
  choice: ofText,

  number: (fieldId, is, value) => {
    const wanted =
      typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
    // The cast is inside the case, so that only numbers are cast.
    return ordered(
      sql`case when jsonb_typeof(${valueOf(fieldId)}) = 'number' then (${valueTextOf(fieldId)})::numeric end`,
      is,
      Number.isFinite(wanted) ? sql`${wanted}::numeric` : null,
    );
  },

  date: (fieldId, is, value) => {
    const days = sql`nullif(${valueTextOf(fieldId)}, '') collate "C"`; // 2026-11-22 sorts correctly as text
    return ordered(days, is, typeof value === 'string' && DAY.test(value) ? sql`${value}::text` : null);
  },

  'yes-no': (fieldId, is, value) => {
    const yes = sql`coalesce(${valueOf(fieldId)} = 'true'::jsonb, false)`;
    if (is === 'filled') return yes;
    if (is === 'empty') return sql`not ${yes}`;
    if (typeof value !== 'boolean' || !['is', 'is-not', 'equals'].includes(is)) return nobody(is);
    return value === (is !== 'is-not') ? yes : sql`not ${yes}`;
  },
};

function ofText(fieldId: string, is: TextTest | NumberTest, value: FieldValue): SQL {
  const test = is === 'equals' ? 'is' : is;
  if (!isTextTest(test)) return nobody(is);
  const raw = sql`coalesce(${valueTextOf(fieldId)}, '')`;
  return textCondition({ raw, folded: foldedText(raw) }, test, String(value));
}

/** `actual` is null where the field is empty; `wanted` is null when the wanted value has the wrong type. */
function ordered(actual: SQL, is: TextTest | NumberTest, wanted: SQL | null): SQL {
  if (is === 'filled') return sql`(${actual}) is not null`;
  if (is === 'empty') return sql`(${actual}) is null`;
  if (!wanted) return nobody(is);
  switch (is) {
    case 'is':
    case 'equals':
      return sql`(${actual}) = ${wanted}`;
    case 'is-not':
      return sql`(${actual}) is distinct from ${wanted}`;
    case 'at-least':
      return sql`(${actual}) >= ${wanted}`;
    case 'at-most':
      return sql`(${actual}) <= ${wanted}`;
    default:
      return nobody(is);
  }
}

/** An impossible value: nobody passes a positive test, everybody passes a negative one. */
const nobody = (is: TextTest | NumberTest): SQL => (negative.has(is) ? sql`true` : sql`false`);

const isTextTest = (is: TextTest | NumberTest): is is TextTest => (textTests as readonly string[]).includes(is);
const valueOf = (fieldId: string): SQL => sql`(${contacts.custom} -> ${fieldId}::text)`;
const valueTextOf = (fieldId: string): SQL => sql`(${contacts.custom} ->> ${fieldId}::text)`;

const negative: ReadonlySet<string> = new Set(['contains-not', 'is-not', 'empty'] satisfies (TextTest | NumberTest)[]);
const DAY = /^\d{4}-\d{2}-\d{2}$/;
