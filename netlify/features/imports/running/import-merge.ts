import { consentChannels, pointOf, type ConsentChannel, type ConsentState } from '../../../../src/domain/consent';
import { contactLimits, type ContactStatus, type FieldValue } from '../../../../src/domain/contact';
import type { ImportMode } from '../../../../src/domain/contact-import';
import { TOO_MANY_TAGS, type ImportRow, type LeftOut, type SaidPoint } from '../reading/import-row';

/**
 * Applies the rows of a batch to the known contacts, in order, in memory. A row refers to the contact with its
 * email; when nobody has that email, to the one that an equal row created (`key`); otherwise to the only one
 * with its phone, unless that one has another email or this import has met them under another name: a phone may
 * be shared by a household. A row's values replace old ones, missing values stay; addresses and tags are added;
 * "last contact" only moves forward. A withdrawn consent is never restored. Pure: reads and writes nothing else.
 */
export function mergeRows(rows: readonly NumberedRow[], known: KnownPeople, plan: MergePlan): Merged {
  const people = makeIndex(known.people);
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    if (!isRead(row)) {
      outcomes.push({ record: row.record, line: row.line, reason: row.reason, cause: row.cause });
      continue;
    }
    const found = meant(row, people);
    const fault = isFault(found) ? found : erasedIn(row, known);
    if (fault) outcomes.push({ record: row.record, line: row.line, ...fault });
    else if (found ? plan.mode === 'create-only' : plan.mode === 'update-only')
      outcomes.push({ record: row.record, line: row.line, did: 'skipped' });
    else {
      const person = (found as Person | null) ?? people.add(plan.newPerson(row));
      const leftOut = [...row.leftOut];
      const fitting = {
        ...row,
        points: fittingPoints(row, person, leftOut),
        tags: fittingTags(row, person, plan, leftOut),
      };
      const changed = apply(fitting, person, plan);
      people.note(person, fitting.points);
      outcomes.push({
        record: row.record,
        line: row.line,
        did: found ? (changed ? 'updated' : 'unchanged') : 'created',
        personId: person.id,
        excluded: plan.consent.length > 0 && row.refuses,
        ...(leftOut.length > 0 && { leftOut }),
      });
    }
  }
  const touched = people.all.filter((person) => person.isNew || person.before);
  // Rows that cancel each other out have changed nobody.
  const same = new Set(touched.filter((person) => !person.isNew && isAsBefore(person)).map(({ id }) => id));
  return {
    outcomes: outcomes.map((outcome) =>
      outcome.personId && same.has(outcome.personId) ? { ...outcome, did: 'unchanged' } : outcome,
    ),
    created: touched.filter(({ isNew }) => isNew),
    changed: touched.filter((person) => !person.isNew && !same.has(person.id)),
  };
}

export const isRead = (row: NumberedRow): row is ReadRow => !('reason' in row);

/** The contact that a row refers to; null: none yet; a fault: two at once. */
function meant(row: ImportRow, people: PeopleIndex): Person | Fault | null {
  const emails = row.points.filter(({ kind }) => kind === 'email');
  const byEmail = new Set(emails.flatMap(({ value }) => people.byEmail.get(value) ?? []));
  if (byEmail.size > 1)
    return {
      reason: `${emails.map(({ shown }) => shown).join(' and ')} belong to different contacts.`,
      cause: 'The emails of one row belong to different contacts.',
    };
  const [first] = byEmail;
  if (first) return first;
  const byKey = row.key === null ? undefined : people.byKey.get(row.key);
  if (byKey) return byKey;
  for (const { value } of row.points.filter(({ kind }) => kind === 'phone')) {
    const having = (people.byPhone.get(value) ?? []).filter(
      ({ points }) => emails.length === 0 || !points.some(({ kind }) => kind === 'email'),
    );
    const sameName = having.filter(({ name }) => name.toLowerCase() === row.name.toLowerCase());
    const [only] = sameName.length === 1 ? sameName : having.length === 1 ? having : [];
    if (only && (sameName.includes(only) || !only.met || !row.name || !only.name)) return only;
  }
  return null;
}

const isFault = (found: Person | Fault | null): found is Fault => found !== null && 'reason' in found;

function erasedIn(row: ImportRow, { erased }: KnownPeople): Fault | null {
  const gone = row.points.find(({ kind, value }) => erased.has(`${kind} ${value}`));
  return gone
    ? {
        reason: `${gone.shown} was erased by your team and will not be imported.`,
        cause: 'People your team erased are not imported.',
      }
    : null;
}

/** The contact's points plus the new ones that it has room for. */
function fittingPoints({ points }: ImportRow, person: Person, leftOut: LeftOut[]): SaidPoint[] {
  const over = unseen(points, person).slice(Math.max(0, contactLimits.pointsEach - person.points.length));
  for (const { kind, shown } of over)
    leftOut.push({
      column: kind === 'email' ? 'Email' : 'Phone',
      value: shown,
      what: `is over the limit of ${contactLimits.pointsEach} addresses per contact`,
    });
  return points.filter((point) => !over.includes(point));
}

/** The row's tags and the whole file's, as far as there is room. */
function fittingTags(row: ImportRow, person: Person, plan: MergePlan, leftOut: LeftOut[]): string[] {
  const asked = [...row.tags, ...plan.tags];
  const fresh = [...new Set(asked.map((tag) => tag.toLowerCase()))].filter((tag) => !person.tags.includes(tag));
  const over = fresh.slice(Math.max(0, contactLimits.tagsEach - person.tags.length));
  for (const tag of over)
    leftOut.push({ column: 'Tags', value: asked.find((one) => one.toLowerCase() === tag)!, what: TOO_MANY_TAGS });
  return over.length === 0 ? asked : asked.filter((tag) => !over.includes(tag.toLowerCase()));
}

/** Returns whether anything changed. */
function apply(row: ReadRow, person: Person, plan: MergePlan): boolean {
  let changed = false;
  const change = (work: () => void): void => {
    if (!person.isNew) person.before ??= imageOf(person);
    changed = true;
    work();
  };
  person.met = true;
  if (row.name && row.name !== person.name) change(() => (person.name = row.name));
  if (row.company && row.company !== person.company) change(() => (person.company = row.company));
  const { status } = row;
  if (status && status !== person.status) change(() => (person.status = status));
  if (row.value !== null && row.value !== person.value) change(() => (person.value = row.value));
  if (row.lastContactAt && (person.lastContactAt === null || row.lastContactAt > person.lastContactAt))
    change(() => (person.lastContactAt = row.lastContactAt));
  const points = unseen(row.points, person);
  if (points.length > 0)
    change(() => (person.points = [...person.points, ...points.map((point) => ({ ...point, label: '' }))]));
  const tags = row.tags.filter((tag) => !person.tags.includes(tag.toLowerCase()));
  if (tags.length > 0)
    change(() => {
      for (const tag of tags)
        if (!person.newTags.some((one) => one.toLowerCase() === tag.toLowerCase())) person.newTags.push(tag);
      person.tags = [...new Set([...person.tags, ...tags.map((tag) => tag.toLowerCase())])];
    });
  for (const [id, value] of Object.entries(row.custom))
    if (person.custom[id] !== value) change(() => (person.custom = { ...person.custom, [id]: value }));
  if (row.note) {
    const hash = plan.noteHash(row.note);
    if (!person.notes.includes(hash))
      change(() => (person.notes.push(hash), person.newNotes.push({ text: row.note, record: row.record })));
  }
  for (const said of consentsOf(row, person, plan))
    change(() => ((person.consents[said.channel] = said.state), person.newConsents.push({ ...said, line: row.line })));
  return changed;
}

/**
 * The row's own consent on a channel takes precedence over the whole file's, and a refusal on one channel rules
 * out the whole file's on all.
 */
function consentsOf(row: ImportRow, person: Person, plan: MergePlan): Omit<NewWord, 'line'>[] {
  const words: Omit<NewWord, 'line'>[] = [];
  const reach = (channel: ConsentChannel): string | undefined =>
    (
      row.points.find(({ kind }) => kind === pointOf[channel]) ??
      person.points.find(({ kind }) => kind === pointOf[channel])
    )?.value;
  for (const channel of consentChannels) {
    const own = row.consents[channel];
    const state = own === 'none' ? null : (own ?? (plan.consent.includes(channel) && !row.refuses ? 'granted' : null));
    const point = reach(channel);
    if (!state || !point || person.consents[channel] === state) continue;
    if (state === 'granted' && person.consents[channel] === 'withdrawn') continue;
    words.push({ channel, state, point, own: own !== null });
  }
  return words;
}

const unseen = (points: readonly SaidPoint[], person: Person): SaidPoint[] =>
  points.filter(({ kind, value }) => !person.points.some((point) => point.kind === kind && point.value === value));
export const imageOf = ({
  name,
  company,
  status,
  value,
  lastContactAt,
  points,
  tags,
  custom,
}: PersonImage): PersonImage => ({ name, company, status, value, lastContactAt, points, tags, custom });
const isAsBefore = (person: Person): boolean =>
  person.newConsents.length === 0 &&
  person.newNotes.length === 0 &&
  JSON.stringify(imageOf(person)) === JSON.stringify(person.before);

/** Indexes the known contacts by what they are found by. */
function makeIndex(known: readonly Person[]) {
  const byEmail = new Map<string, Person>();
  const byPhone = new Map<string, Person[]>();
  const byKey = new Map<string, Person>();
  const all: Person[] = [];
  function note(person: Person, points: readonly SaidPoint[]): void {
    for (const { kind, value } of points) {
      if (kind === 'email') byEmail.set(value, person);
      else if (!byPhone.get(value)?.includes(person)) byPhone.set(value, [...(byPhone.get(value) ?? []), person]);
    }
  }
  function add(person: Person): Person {
    all.push(person);
    if (person.key) byKey.set(person.key, person);
    note(person, person.points);
    return person;
  }
  known.forEach(add);
  return { byEmail, byPhone, byKey, all, add, note };
}

type PeopleIndex = ReturnType<typeof makeIndex>;

interface Numbered {
  record: number;
  line: number;
}

export type ReadRow = Numbered & ImportRow;
export type NumberedRow = ReadRow | (Numbered & Fault);

/** Why a row is refused: with its content, and in a general form for grouping. */
interface Fault {
  reason: string;
  cause: string;
}

/** The fields that an import can change. Tags are in lower case. */
export interface PersonImage {
  name: string;
  company: string;
  status: ContactStatus;
  value: number | null;
  lastContactAt: Date | null;
  points: (SaidPoint & { label: string })[];
  tags: string[];
  custom: Record<string, FieldValue>;
}

export interface Person extends PersonImage {
  id: string;
  isNew: boolean;
  key: string | null;
  /** Created by an earlier batch of this import. */
  madeHere: boolean;
  /** Created or changed by this import, or the subject of a row of this batch. */
  met: boolean;
  consents: Record<ConsentChannel, ConsentState | null>;
  /** Hashes of their notes. */
  notes: string[];
  newTags: string[];
  newNotes: { text: string; record: number }[];
  newConsents: NewWord[];
  before?: PersonImage;
}

/** `own`: from the row, not the whole file. */
export interface NewWord {
  channel: ConsentChannel;
  state: ConsentState;
  point: string;
  own: boolean;
  line: number;
}

export interface KnownPeople {
  people: Person[];
  /** Addresses, such as `email ada@example.com`, of contacts that the team erased. */
  erased: Set<string>;
}

export interface MergePlan {
  mode: ImportMode;
  /** For everybody in the file. */
  tags: readonly string[];
  consent: readonly ConsentChannel[];
  newPerson(row: ImportRow): Person;
  noteHash(text: string): string;
}

export interface Outcome {
  record: number;
  line: number;
  did?: 'created' | 'updated' | 'unchanged' | 'skipped';
  reason?: string;
  cause?: string;
  personId?: string;
  /** Excluded from the whole file's consent, because the row's own column says otherwise. */
  excluded?: boolean;
  leftOut?: LeftOut[];
}

export interface Merged {
  outcomes: Outcome[];
  created: Person[];
  changed: Person[];
}
