import { sql, type SQL } from 'drizzle-orm';
import type { ConsentChannel, ConsentState } from '../../../../src/domain/consent';
import type { Transaction } from '../../../database/client';
import { findSuppressions } from '../../../records/consent/consent-ledger';
import { readContacts } from '../../../records/contacts/contact-reading';
import { findByPoints } from '../../../records/contacts/contact-writing';
import type { ImportAttempt } from './import-job-repository';
import { isRead, type KnownPeople, type NumberedRow, type Person } from './import-merge';

/**
 * Every contact that the rows may be about, in a constant number of queries. 'locked': nobody else can change
 * them until the transaction ends.
 */
export async function readKnown(
  tx: Transaction,
  { workspaceId, importId }: ImportAttempt,
  rows: readonly NumberedRow[],
  lock?: 'locked',
): Promise<KnownPeople & { tagIds: Map<string, string> }> {
  const read = rows.filter(isRead);
  const points = read.flatMap((row) => row.points);
  const values = (kind: 'email' | 'phone'): string[] => [
    ...new Set(points.filter((point) => point.kind === kind).map(({ value }) => value)),
  ];
  const tags = (
    await tx.execute<{ id: string; name: string }>(sql`select id, name from tags where workspace_id = ${workspaceId}`)
  ).rows;
  const erased = (
    await findSuppressions(tx, workspaceId, [
      ...values('email').map((value) => ({ kind: 'email' as const, value })),
      ...values('phone').map((value) => ({ kind: 'phone' as const, value })),
    ])
  ).filter(({ reason }) => reason === 'erased');

  const found = await findByPoints(tx, { emails: values('email'), phones: values('phone') });
  const perPhone = Map.groupBy(
    found.filter(({ kind }) => kind === 'phone'),
    ({ value }) => value,
  );
  const keys = read.flatMap(({ key }) => key ?? []);
  const byKey =
    keys.length === 0
      ? []
      : (
          await tx.execute<{ id: string; key: string }>(
            sql`select id, row_key as key from contacts where workspace_id = ${workspaceId} and row_key = any(${array(keys)}::text[])`,
          )
        ).rows;
  // A number shared by many is a switchboard's and does not identify anybody.
  const ids = [
    ...new Set([
      ...found
        .filter(({ kind, value }) => kind === 'email' || perPhone.get(value)!.length <= MOST_PER_PHONE)
        .map(({ contactId }) => contactId),
      ...byKey.map(({ id }) => id),
    ]),
  ];
  const result = {
    people: [] as Person[],
    erased: new Set(erased.map(({ kind, value }) => `${kind} ${value}`)),
    tagIds: new Map(tags.map(({ id, name }) => [name.toLowerCase(), id])),
  };
  if (ids.length === 0) return result;

  const contacts = await readContacts(tx, ids, lock);
  const words = (
    await tx.execute<Words>(sql`
    select id, email_consent as email, sms_consent as sms, voice_consent as voice,
      import_id = ${importId} or exists (select 1 from contact_changes ch where ch.workspace_id = contacts.workspace_id and ch.batch_id = ${importId} and ch.contact_id = contacts.id) as met
    from contacts where workspace_id = ${workspaceId} and id = any(${array(ids)}::uuid[])`)
  ).rows;
  const takenBack = await readTakenBack(
    tx,
    workspaceId,
    words.filter((word) => CHANNELS.some((channel) => word[channel] === 'withdrawn')).map(({ id }) => id),
  );
  const notes = read.some(({ note }) => note) ? await readNotes(tx, workspaceId, ids) : new Map<string, string[]>();

  const [tagNames, keyOf, wordsOf] = [
    new Map(tags.map(({ id, name }) => [id, name.toLowerCase()])),
    new Map(byKey.map(({ id, key }) => [id, key])),
    new Map(words.map((word) => [word.id, word])),
  ];
  for (const {
    id,
    name,
    company,
    status,
    value,
    lastContactAt,
    custom,
    points: own,
    tagIds,
    importId: madeBy,
  } of contacts.values()) {
    const word = wordsOf.get(id);
    const consent = (channel: ConsentChannel): ConsentState | null =>
      takenBack.has(`${id} ${channel}`) ? null : (word?.[channel] ?? null);
    result.people.push({
      id,
      isNew: false,
      key: keyOf.get(id) ?? null,
      madeHere: madeBy === importId,
      met: word?.met ?? false,
      name,
      company,
      status,
      value,
      lastContactAt,
      custom,
      points: own,
      tags: tagIds.flatMap((tagId) => tagNames.get(tagId) ?? []).sort(),
      consents: { email: consent('email'), sms: consent('sms'), voice: consent('voice') },
      notes: notes.get(id) ?? [],
      newTags: [],
      newNotes: [],
      newConsents: [],
    });
  }
  return result;
}

/**
 * Channels whose latest consent entry comes from an undone import and not from the person: a corrected file may
 * set it again.
 */
async function readTakenBack(tx: Transaction, workspaceId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.execute<{ contact_id: string; channel: string; proof: string; state: string }>(sql`
    select distinct on (contact_id, channel) contact_id, channel, proof, state from consents where workspace_id = ${workspaceId} and contact_id = any(${array(ids)}::uuid[]) order by contact_id, channel, at desc, id desc`);
  return new Set(
    rows
      .filter(({ proof, state }) => state === 'withdrawn' && proof === UNDONE)
      .map(({ contact_id, channel }) => `${contact_id} ${channel}`),
  );
}

async function readNotes(tx: Transaction, workspaceId: string, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ contact_id: string; hash: string }>(sql`
    select contact_id, encode(sha256(convert_to(text, 'UTF8')), 'hex') as hash from contact_events where workspace_id = ${workspaceId} and contact_id = any(${array(ids)}::uuid[]) and kind = 'note'`);
  return new Map(
    [...Map.groupBy(rows, ({ contact_id }) => contact_id)].map(([id, own]) => [id, own.map(({ hash }) => hash)]),
  );
}

const array = (values: readonly string[]): SQL => sql`${sql.param([...values])}`;

/** The ledger's wording when an undone import's consent is withdrawn. */
export const UNDONE = 'Import undone';
const CHANNELS = ['email', 'sms', 'voice'] as const;
const MOST_PER_PHONE = 20;

interface Words extends Record<ConsentChannel, ConsentState | null> {
  [column: string]: unknown;
  id: string;
  met: boolean;
}
