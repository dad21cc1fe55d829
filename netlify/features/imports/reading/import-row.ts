import type { ImportColumn } from '../../../../src/contracts/imports';
import type { ConsentChannel, ConsentState } from '../../../../src/domain/consent';
import {
  contactLimits,
  type ContactStatus,
  type FieldKind,
  type FieldValue,
  type PointKind,
} from '../../../../src/domain/contact';
import { importLimits, type ImportTarget } from '../../../../src/domain/contact-import';
import { targetOf } from '../../../../src/domain/contact-import-columns';
import { readAmount } from '../../../../src/domain/amount';
import {
  plainCell,
  readConsent,
  readDay,
  readStatus,
  readTags,
  readYesNo,
} from '../../../../src/domain/contact-import-values';
import { toInstant } from '../../../../src/domain/zoned-time';
import type { Digest } from '../../../ports/digest';
import type { CsvFault, CsvRecord } from './import-csv-reader';

/**
 * Turns records of a file into a contact's values, or into the reason why they cannot be imported. An unreadable
 * value is left out and reported; a row is refused when nothing left says who it is.
 */
export function makeRowReader({ columns, fields, headers, country, zone, readPoint, digest }: RowPlan) {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const columnsOf = (target: ImportColumn['target']): number[] =>
    columns.filter((column) => column.target === target).map(({ column }) => column);
  const at = {
    name: columnsOf('name'),
    first: columnsOf('first-name'),
    last: columnsOf('last-name'),
    email: columnsOf('email'),
    phone: columnsOf('phone'),
    company: columnsOf('company'),
    status: columnsOf('status'),
    tags: columnsOf('tags'),
    value: columnsOf('value'),
    lastContact: columnsOf('last-contact'),
    note: columnsOf('note'),
    consents: { email: columnsOf('email-consent'), sms: columnsOf('sms-consent'), voice: columnsOf('voice-consent') },
  };
  // Includes columns that the user left out or mapped to something else: a refusal in them still counts.
  const agreements = new Set([
    ...Object.values(at.consents).flat(),
    ...headers.flatMap((header, column) => (CONSENTS.has(targetOf(header)) ? [column] : [])),
  ]);
  const custom = columns.flatMap(({ column, target }) =>
    typeof target === 'object' && byId.has(target.fieldId) ? [{ column, field: byId.get(target.fieldId)! }] : [],
  );
  const nameOf = (column: number | undefined): string =>
    (headers[column ?? -1]?.trim() || `Column ${(column ?? 0) + 1}`).replaceAll('\0', '').slice(0, 200);

  function read(cells: readonly string[], leftOut: LeftOut[]): Said {
    const leave = (value: string, column: number | undefined, what: string): null => {
      leftOut.push({ column: nameOf(column), value, what });
      return null;
    };
    /** The parsed value of the first of these cells that is not empty; null where none is, or where it was left out. */
    function taken<T>(places: readonly number[], reader: (text: string) => T | null, what: string): T | null {
      const text = valueAt(cells, places);
      return text ? (reader(text) ?? leave(text, placeOf(cells, places), what)) : null;
    }
    const bounded = (text: string, places: readonly number[], most: number): string =>
      text.length > most ? (leave(text, placeOf(cells, places), tooLong(most)) ?? '') : text;

    /** A cell of 64 KB may contain thousands, and parsing a number takes longer than reading a row. */
    const someOf = (addresses: string[], place: number): string[] => {
      if (addresses.length > MOST_ADDRESSES)
        leave(addresses[MOST_ADDRESSES]!, place, `is beyond the ${MOST_ADDRESSES} addresses we read from one cell`);
      return addresses.slice(0, MOST_ADDRESSES);
    };
    const pointsOf = (kind: PointKind, places: readonly number[]): (SaidPoint & { place: number })[] =>
      places.flatMap((place) =>
        someOf(addressesIn(valueAt(cells, [place]), kind), place).flatMap((text) => {
          const point =
            readPoint(kind, text) ??
            leave(text, place, kind === 'email' ? 'is not an email address' : 'is not a phone number');
          return point ? [{ kind, ...point, place }] : [];
        }),
      );
    const points = once([...pointsOf('email', at.email), ...pointsOf('phone', at.phone)]);
    for (const { shown, place } of points.slice(contactLimits.pointsEach))
      leave(shown, place, `is over the limit of ${contactLimits.pointsEach} addresses per contact`);

    const tags = readTags(valueAt(cells, at.tags, ',')).filter(
      (tag) => tag.length <= contactLimits.tag || leave(tag, at.tags[0], tooLong(contactLimits.tag)),
    );
    for (const tag of tags.slice(contactLimits.tagsEach)) leave(tag, at.tags[0], TOO_MANY_TAGS);

    const parts = at.name.some((place) => valueAt(cells, [place])) ? at.name : [...at.first, ...at.last];
    const whole =
      parts === at.name
        ? valueAt(cells, at.name)
        : [valueAt(cells, at.first), valueAt(cells, at.last)].filter(Boolean).join(' ');
    return {
      name: bounded(inOneLine(whole), parts, contactLimits.name),
      company: bounded(inOneLine(valueAt(cells, at.company)), at.company, contactLimits.company),
      points: points.slice(0, contactLimits.pointsEach).map(({ kind, value, shown }) => ({ kind, value, shown })),
      status: taken(at.status, readStatus, 'is not a status we know'),
      value: taken(at.value, readAmount, 'is not an amount'),
      lastContactAt: taken(at.lastContact, (text) => readMoment(text, country, zone), 'is not a date'),
      tags: tags.slice(0, contactLimits.tagsEach),
      note: bounded(valueAt(cells, at.note, '\n'), at.note, contactLimits.note),
      custom: Object.fromEntries(
        custom.flatMap(({ column, field }) => {
          const value = taken([column], (text) => fieldValue(text, field, country), FIELD_FAULTS[field.kind]);
          return value === null ? [] : [[field.id, value]];
        }),
      ),
      consents: {
        email: taken(at.consents.email, readConsent, UNCLEAR),
        sms: taken(at.consents.sms, readConsent, UNCLEAR),
        voice: taken(at.consents.voice, readConsent, UNCLEAR),
      },
    };
  }

  /** A reason is a sentence with a full stop, for whoever uploaded the file. */
  return (record: CsvRecord): ImportRow | { reason: string; cause: string } => {
    if (record.fault) return { reason: FAULTS[record.fault], cause: FAULTS[record.fault] };
    const leftOut: LeftOut[] = [];
    const said = read(
      legible(record.cells, columns, (column, cell) =>
        leftOut.push({ column: nameOf(column), value: cell, what: ILLEGIBLE }),
      ),
      leftOut,
    );
    if (!said.name && !said.company && said.points.length === 0)
      return {
        reason: [NOBODY, ...leftOut.slice(0, 1).map(leftOutWords)].join(' '),
        cause: leftOut.length > 0 ? NOBODY_LEGIBLE : NOBODY,
      };
    return {
      ...said,
      line: record.line,
      refuses: [...agreements].some((column) => saysNo(record.cells, column)),
      key: said.points.some(({ kind }) => kind === 'email') ? null : digest(JSON.stringify(keyed(said))),
      leftOut,
    };
  };
}

/** Such as “ada@” (Email 2) is not an email address. */
export const leftOutWords = ({ column, value, what }: LeftOut): string =>
  `“${shortened(value)}” (${shortened(column)}) ${what}.`;

/** Removes cells that contain something other than text, or characters unknown to the encoding. */
function legible(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  leave: (column: number, cell: string) => void,
): readonly string[] {
  const wrong = columns.filter(({ column }) => /[\0\uFFFD]/.test(cells[column] ?? '')).map(({ column }) => column);
  if (wrong.length === 0) return cells;
  for (const column of wrong) leave(column, cells[column]!);
  return cells.map((cell, column) => (wrong.includes(column) ? '' : cell));
}

/**
 * Identifies a row without email when it is imported again. A change of these keys would duplicate every such
 * contact.
 */
const keyed = ({ consents: { email, sms, voice }, ...said }: Said) => ({
  ...said,
  emailConsent: email,
  ...(sms && { sms }),
  ...(voice && { voice }),
});

function fieldValue(text: string, { kind, choices }: CustomField, country: string | null): FieldValue | null {
  if (kind === 'text') return text.length <= contactLimits.fieldText ? text : null;
  if (kind === 'number') {
    if (/^-?\d{1,15}(\.\d{1,10})?$/.test(text)) return Number(text);
    const amount = readAmount(text.replace(/^-/, ''));
    return amount === null ? null : (/^-/.test(text) ? -amount : amount) / 100;
  }
  if (kind === 'date') return readDay(text, country);
  if (kind === 'yes-no') return readYesNo(text);
  return choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? null;
}

function readMoment(text: string, country: string | null, zone: string): Date | null {
  if (text.length > LONGEST_MOMENT) return null; // patterns that look for a time of day anywhere would scan a long cell repeatedly
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(text))
    return Number.isNaN(Date.parse(text)) ? null : new Date(text);
  const day = readDay(text, country);
  if (day === null) return null;
  const [, hour, minute] = /[T ,]+([01]?\d|2[0-3]):([0-5]\d)/.exec(text) ?? [];
  return toInstant({ date: day, time: hour ? `${hour.padStart(2, '0')}:${minute}` : '12:00' }, zone);
}

/** The first non-empty value of these columns, or all of them joined. */
function valueAt(cells: readonly string[], places: readonly number[], joined?: string): string {
  const values = places.map((place) => plainCell(cells[place] ?? '')).filter((value) => !EMPTY.test(value));
  return joined ? values.join(joined) : (values[0] ?? '');
}

/** The column that `valueAt` takes its value from. */
const placeOf = (cells: readonly string[], places: readonly number[]): number | undefined =>
  places.find((place) => valueAt(cells, [place])) ?? places[0];

/** "Ann <ann@example.com>", "a@x.com; b@x.com", "a@x.com ::: b@x.com" (Google). */
function addressesIn(text: string, kind: PointKind): string[] {
  const inBrackets = kind === 'email' ? [...text.matchAll(/<([^<>]*)>/g)].map(([, address]) => address!) : [];
  const parts = inBrackets.length > 0 ? inBrackets : text.split(/[;,\n]|:::/);
  return parts
    .map((part) =>
      part
        .trim()
        .replace(/^mailto:/i, '')
        .replace(/^'(?=\+)/, ''),
    )
    .filter(Boolean);
}

function once<P extends SaidPoint>(points: P[]): P[] {
  const seen = new Set<string>();
  return points.filter(({ kind, value }) => seen.size < seen.add(`${kind} ${value}`).size);
}
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
const tooLong = (most: number): string => `is longer than ${most.toLocaleString('en')} characters`;

const LONGEST_MOMENT = 100;
const MOST_ADDRESSES = 50;
const UNCLEAR = 'does not say whether they agreed or unsubscribed';
const ILLEGIBLE = 'can’t be read with this text encoding. Choose another one, or save the file as UTF-8';
const NOBODY = 'This row has no name, email, phone or company.';
const NOBODY_LEGIBLE = 'This row has no name, email, phone or company we can read.';
export const TOO_MANY_TAGS = `is over the limit of ${contactLimits.tagsEach} tags per contact`;

const FIELD_FAULTS: Record<FieldKind, string> = {
  text: tooLong(contactLimits.fieldText),
  number: 'is not a number',
  date: 'is not a date',
  'yes-no': 'is neither yes nor no',
  choice: 'is not one of the choices',
};

/** What programs write for an empty value. */
const EMPTY = /^([-–—]|n\/a|#n\/a|)$/i;

const FAULTS: Record<CsvFault, string> = {
  'too-long': `This row is longer than ${importLimits.recordBytes / 1024} KB.`,
  'too-wide': `This row has more than ${importLimits.columns} columns.`,
  unclosed: 'A quotation mark in this row is never closed.',
};

const CONSENTS: ReadonlySet<ImportTarget | null> = new Set(['email-consent', 'sms-consent', 'voice-consent']);
/** Anything that is not a clear yes: nobody agrees by a "perhaps". */
function saysNo(cells: readonly string[], column: number): boolean {
  const said = valueAt(cells, [column]);
  return said !== '' && readConsent(said) !== 'granted';
}

export type RowReader = ReturnType<typeof makeRowReader>;

export interface SaidPoint {
  kind: PointKind;
  value: string;
  shown: string;
}

/** A row's values; missing ones are '' or null. */
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
  /** 'none': they never agreed, which withdraws nothing. */
  consents: Record<ConsentChannel, ConsentState | 'none' | null>;
}

/** A value left out of its row; `what` follows "“ada@” ". */
export interface LeftOut {
  /** The column's header. */
  column: string;
  value: string;
  what: string;
}

export interface ImportRow extends Said {
  line: number;
  /** A column of the row refuses consent, so the whole file's does not apply to it. */
  refuses: boolean;
  /** For a row without email: a hash of its values, by which it is recognised. */
  key: string | null;
  leftOut: LeftOut[];
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
  /** The file's column headers; empty without a header. */
  headers: readonly string[];
  /** ISO 3166; decides how numbers without a country code and dates with slashes are read. */
  country: string | null;
  zone: string;
  readPoint(kind: PointKind, text: string): { value: string; shown: string } | null;
  digest: Digest;
}
