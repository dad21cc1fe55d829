import type { ImportColumn } from '../../../src/contracts/imports';
import type { ConsentState } from '../../../src/domain/consent';
import { contactLimits, type ContactStatus, type FieldKind, type FieldValue, type PointKind } from '../../../src/domain/contact';
import { importLimits } from '../../../src/domain/contact-import';
import { readAmount } from '../../../src/domain/amount';
import { plainCell, readConsent, readDay, readStatus, readTags, readYesNo } from '../../../src/domain/contact-import-values';
import { toInstant } from '../../../src/domain/zoned-time';
import type { Digest } from '../../ports/digest';
import type { CsvFault, CsvRecord } from './csv-reader';

/** Turns records of a file into what they say of a contact, or into the reason why they cannot be taken. */
export function makeRowReader({ columns, fields, country, zone, readPoint, digest }: RowPlan) {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const columnsOf = (target: ImportColumn['target']): number[] => columns.filter((column) => column.target === target).map(({ column }) => column);
  const at = {
    name: columnsOf('name'), first: columnsOf('first-name'), last: columnsOf('last-name'), email: columnsOf('email'), phone: columnsOf('phone'), company: columnsOf('company'), status: columnsOf('status'), tags: columnsOf('tags'),
    value: columnsOf('value'), lastContact: columnsOf('last-contact'), note: columnsOf('note'), consent: columnsOf('email-consent'),
  };
  const custom = columns.flatMap(({ column, target }) => (typeof target === 'object' && byId.has(target.fieldId) ? [{ column, field: byId.get(target.fieldId)! }] : []));

  function pointsOf(cells: readonly string[], kind: PointKind, places: readonly number[]): SaidPoint[] {
    return places.flatMap((place) => addressesIn(valueAt(cells, [place]), kind)).map((text) => {
      const point = readPoint(kind, text);
      if (!point) throw new Fault(kind === 'email' ? `“${shortened(text)}” is not an email address.` : `“${shortened(text)}” is not a phone number.`);
      return { kind, ...point };
    });
  }

  function fieldValue(text: string, { label, kind, choices }: CustomField): FieldValue {
    const wrong = (what: string): Fault => new Fault(`“${shortened(text)}” is no ${what} for ${label}.`);
    if (kind === 'text') return bounded(text, label, contactLimits.fieldText);
    if (kind === 'number') {
      if (/^-?\d{1,15}(\.\d{1,10})?$/.test(text)) return Number(text);
      const amount = readAmount(text.replace(/^-/, '')) ?? raise(wrong('number'));
      return (/^-/.test(text) ? -amount : amount) / 100;
    }
    if (kind === 'date') return readDay(text, country) ?? raise(wrong('date'));
    if (kind === 'yes-no') return readYesNo(text) ?? raise(wrong('yes or no'));
    return choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? raise(new Fault(`“${shortened(text)}” is none of the choices of ${label}.`));
  }

  function amountOf(text: string): number | null {
    return text ? (readAmount(text) ?? raise(new Fault(`“${shortened(text)}” is not an amount.`))) : null;
  }

  function momentOf(text: string): Date | null {
    if (!text) return null;
    if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(text)) return new Date(Date.parse(text) || raise(new Fault(`“${shortened(text)}” is no date.`)));
    const day = readDay(text, country) ?? raise(new Fault(`“${shortened(text)}” is no date.`));
    const [, hour, minute] = /[T ,]+([01]?\d|2[0-3]):([0-5]\d)/.exec(text) ?? [];
    return toInstant({ date: day, time: hour ? `${hour.padStart(2, '0')}:${minute}` : '12:00' }, zone);
  }

  function said(cells: readonly string[]): Said {
    const whole = valueAt(cells, at.name) || [valueAt(cells, at.first), valueAt(cells, at.last)].filter(Boolean).join(' ');
    const row: Said = {
      name: bounded(inOneLine(whole), 'The name', contactLimits.name), company: bounded(inOneLine(valueAt(cells, at.company)), 'The company', contactLimits.company),
      points: once([...pointsOf(cells, 'email', at.email), ...pointsOf(cells, 'phone', at.phone)]),
      status: readStatus(valueAt(cells, at.status)), value: amountOf(valueAt(cells, at.value)), lastContactAt: momentOf(valueAt(cells, at.lastContact)),
      tags: readTags(valueAt(cells, at.tags, ',')).map((tag) => bounded(tag, 'A tag', contactLimits.tag)), note: bounded(valueAt(cells, at.note, '\n'), 'The note', contactLimits.note),
      custom: Object.fromEntries(custom.flatMap(({ column, field }) => (valueAt(cells, [column]) ? [[field.id, fieldValue(valueAt(cells, [column]), field)]] : []))),
      emailConsent: readConsent(valueAt(cells, at.consent)),
    };
    if (!row.name && !row.company && row.points.length === 0) throw new Fault('There is no name, email, phone or company in this row.');
    if (row.points.length > contactLimits.pointsEach) throw new Fault(`A contact can have at most ${contactLimits.pointsEach} addresses.`);
    if (row.tags.length > contactLimits.tagsEach) throw new Fault(`A contact can have at most ${contactLimits.tagsEach} tags.`);
    return row;
  }

  /** A reason ends with a full stop and is for whoever brought the file. */
  return (record: CsvRecord): ImportRow | { reason: string } => {
    if (record.fault) return { reason: FAULTS[record.fault] };
    const used = columns.map(({ column }) => record.cells[column] ?? '');
    if (used.some((cell) => cell.includes('\0'))) return { reason: 'This row holds characters that are no text.' };
    if (used.some((cell) => cell.includes('�'))) return { reason: 'Some letters of this row cannot be read. Choose another encoding, or save the file as UTF-8.' };
    try {
      const row = said(record.cells);
      return { ...row, line: record.line, key: row.points.some(({ kind }) => kind === 'email') ? null : digest(JSON.stringify(row)) };
    } catch (error) {
      if (error instanceof Fault) return { reason: error.message };
      throw error;
    }
  };
}

/** What stands in the first of these columns that holds anything, or in all of them, joined. */
function valueAt(cells: readonly string[], places: readonly number[], joined?: string): string {
  const values = places.map((place) => plainCell(cells[place] ?? '')).filter((value) => !EMPTY.test(value));
  return joined ? values.join(joined) : (values[0] ?? '');
}

/** "Ann <ann@example.com>", "a@x.com; b@x.com", "a@x.com ::: b@x.com" (Google). */
function addressesIn(text: string, kind: PointKind): string[] {
  const inBrackets = kind === 'email' ? [...text.matchAll(/<([^<>]*)>/g)].map(([, address]) => address!) : [];
  const parts = inBrackets.length > 0 ? inBrackets : text.split(/[;,\n]|:::/);
  return parts.map((part) => part.trim().replace(/^mailto:/i, '').replace(/^'(?=\+)/, '')).filter(Boolean);
}

const once = (points: SaidPoint[]): SaidPoint[] => points.filter(({ kind, value }, n) => points.findIndex((other) => other.kind === kind && other.value === value) === n);
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

function bounded(text: string, what: string, max: number): string {
  if (text.length > max) throw new Fault(`${what} is longer than ${max.toLocaleString('en')} characters.`);
  return text;
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function raise(fault: Fault): never {
  throw fault;
}

/** Why a row is left out. */
class Fault extends Error {}

/** What programs write where there is nothing. */
const EMPTY = /^([-–—]|n\/a|#n\/a|)$/i;

const FAULTS: Record<CsvFault, string> = {
  'too-long': `This row is longer than ${importLimits.recordBytes / 1024} KB.`,
  'too-wide': `This row has more than ${importLimits.columns} columns.`,
  unclosed: 'A quotation mark in this row is never closed.',
};

export type RowReader = ReturnType<typeof makeRowReader>;

export interface SaidPoint {
  kind: PointKind;
  value: string;
  shown: string;
}

/** What a row says; what it does not say is '' or null. */
interface Said {
  name: string;
  company: string;
  points: SaidPoint[];
  status: ContactStatus | null;
  value: number | null;
  lastContactAt: Date | null;
  tags: string[];
  note: string;
  custom: Record<string, FieldValue>;
  emailConsent: ConsentState | 'none' | null;
}

export interface ImportRow extends Said {
  line: number;
  /** Of a row without email: a hash of what it says, by which it is known again. */
  key: string | null;
}

export interface CustomField {
  id: string;
  label: string;
  kind: FieldKind;
  choices: readonly string[];
}

export interface RowPlan {
  columns: readonly ImportColumn[];
  fields: readonly CustomField[];
  /** ISO 3166; how numbers without a country code and days with slashes are meant. */
  country: string | null;
  zone: string;
  readPoint(kind: PointKind, text: string): { value: string; shown: string } | null;
  digest: Digest;
}
