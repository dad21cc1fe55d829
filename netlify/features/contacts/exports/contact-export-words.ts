import type { FieldValue, PointKind } from '../../../../src/domain/contact';
import type { CsvSeparator } from '../../../../src/domain/csv-separator';
import { guardCell } from '../../../../src/domain/formula-guard';
import type { ContactBook, ExportedContact } from './contact-export-repository';

/** How an export says contacts: what stands at its beginning, between two of them and at its end, and each one. */
export const exportWords = (format: 'csv' | 'json', book: ContactBook, separator: CsvSeparator = ','): ExportWords =>
  format === 'csv' ? asCsv(book, separator) : asJson(book);

/** RFC 4180. With a byte order mark, without which spreadsheets take UTF-8 for something else. Several of a kind stand in one cell. */
function asCsv({ fields, tags }: ContactBook, separator: CsvSeparator): ExportWords {
  const taken = new Set(columns.map((name) => name.toLowerCase()));
  const labels = fields.map(({ label }) => (taken.has(label.toLowerCase()) ? `${label} (field)` : label));
  const lineOf = (cells: string[]): string =>
    `${cells.map((cell) => quoted(guardCell(cell), separator)).join(separator)}\r\n`;
  return {
    begin: `\uFEFF${lineOf([...columns, ...labels])}`,
    between: '',
    end: '',
    one: (contact) =>
      lineOf([
        contact.name,
        joined(pointsOf(contact, 'email').map(({ shown }) => shown)),
        joined(pointsOf(contact, 'phone').map(dialled)),
        contact.company,
        contact.status,
        joined(tagsOf(contact, tags)),
        contact.value === null ? '' : amountOf(contact.value),
        contact.lastContactAt?.toISOString() ?? '',
        contact.source,
        contact.createdAt.toISOString(),
        contact.said.email ?? '',
        contact.said.sms ?? '',
        contact.said.voice ?? '',
        ...fields.map(({ id }) => cellOf(contact.custom[id])),
      ]),
  };
}

function asJson({ fields, tags }: ContactBook): ExportWords {
  const one = (contact: ExportedContact) => ({
    id: contact.id,
    name: contact.name,
    company: contact.company,
    status: contact.status,
    source: contact.source,
    value: contact.value === null ? null : contact.value / 100,
    addresses: contact.points.map(({ kind, value, shown, label }) => ({ kind, value, shown, label })),
    tags: tagsOf(contact, tags),
    fields: Object.fromEntries(
      fields.flatMap(({ id, label }) => (contact.custom[id] === undefined ? [] : [[label, contact.custom[id]]])),
    ),
    lastContact: contact.lastContactAt?.toISOString() ?? null,
    archived: contact.archivedAt !== null,
    createdAt: contact.createdAt.toISOString(),
    updatedAt: contact.updatedAt.toISOString(),
    consents: contact.ledger.map(({ channel, state, basis, wording, proof, point, address, actorName, at }) => ({
      channel,
      state,
      basis,
      wording,
      proof,
      point,
      address,
      enteredBy: actorName,
      at: at.toISOString(),
    })),
  });
  return { begin: '[', between: ',\n', end: ']\n', one: (contact) => JSON.stringify(one(contact)) };
}

const pointsOf = ({ points }: ExportedContact, kind: PointKind) => points.filter((point) => point.kind === kind);
/** With the country's code, where it is known: what people write at home means another number abroad. */
const dialled = ({ value, shown }: ExportedContact['points'][number]): string =>
  value.startsWith('+') ? value : shown;
const tagsOf = ({ tagIds }: ExportedContact, tags: ReadonlyMap<string, string>): string[] =>
  tagIds.flatMap((id) => tags.get(id) ?? []).sort((one, other) => one.localeCompare(other, 'en'));
const joined = (texts: string[]): string => texts.join('; ');
/** 125000 is 1250.00: no currency and no groups, which every program reads. */
const amountOf = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
const cellOf = (value: FieldValue | undefined): string =>
  value === undefined || value === false ? '' : value === true ? 'yes' : String(value);
const quoted = (cell: string, separator: CsvSeparator): string =>
  /[",\r\n]/.test(cell) || cell.includes(separator) || /^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const columns = [
  'Name',
  'Email',
  'Phone',
  'Company',
  'Status',
  'Tags',
  'Value',
  'Last contact',
  'Source',
  'Created',
  'Email consent',
  'SMS consent',
  'Voice consent',
];

export interface ExportWords {
  begin: string;
  between: string;
  end: string;
  one(contact: ExportedContact): string;
}
