import { and, eq, sql, type SQL } from 'drizzle-orm';
import { contactStatuses, type ContactSort, type ContactStatus } from '../../../src/domain/contact';
import { inWorkspace, type Transaction } from '../../database/client';
import { contactConditions, countMatching, filterConditions, isFew, matching, rarest, searchPatterns, type ContactFilter } from '../../database/contact-conditions';
import { contactCounts, contactFields, contacts, tags } from '../../database/schema/contacts';
import { readPlace, writePlace } from './contact-order';

export type ContactsRepository = typeof contactsRepository;

/** The list: its pages, its counts, and what stands beside it. */
export const contactsRepository = {
  list: (workspaceId: string, query: ContactQuery, now: Date): Promise<{ rows: ListedContact[]; nextCursor: string | null }> =>
    inWorkspace(workspaceId, async (tx) => {
      const found = await findPage(tx, query, now);
      const page = found.slice(0, query.limit);
      const last = page.at(-1);
      return { rows: await complete(tx, page), nextCursor: found.length > query.limit && last ? writePlace(query.sort, { value: last.place, id: last.id }) : null };
    }),

  count: (workspaceId: string, filter: ContactFilter, now: Date): Promise<{ count: number; exact: boolean }> =>
    inWorkspace(workspaceId, async (tx) => {
      const kept = keptCount(filter);
      if (kept) return { count: await sumSteps(tx, kept), exact: true };
      const { rows } = await tx.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM (SELECT 1 FROM ${contacts} WHERE ${await contactConditions(tx, filter, now)} LIMIT ${COUNTED + 1}) found`);
      return { count: Math.min(rows[0]!.count, COUNTED), exact: rows[0]!.count <= COUNTED };
    }),

  /** `month`: 2026-11. */
  book: (workspaceId: string, month: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const steps = await tx.select({ kind: contactCounts.kind, count: sql<number>`sum(${contactCounts.step})::int` }).from(contactCounts).where(eq(contactCounts.workspaceId, workspaceId)).groupBy(contactCounts.kind);
      const counts = new Map(steps.map(({ kind, count }) => [kind, count]));
      const found = await tx.select({ id: tags.id, name: tags.name }).from(tags).where(eq(tags.workspaceId, workspaceId)).orderBy(sql`lower(${tags.name})`, tags.id);
      const byStatus = Object.fromEntries(contactStatuses.map((status) => [status, counts.get(`status:${status}`) ?? 0])) as Record<ContactStatus, number>;
      return {
        count: contactStatuses.reduce((sum, status) => sum + byStatus[status], 0), newThisMonth: counts.get(`month:${month}`) ?? 0, archived: counts.get('archived') ?? 0, byStatus,
        tags: found.map((tag) => ({ ...tag, count: counts.get(`tag:${tag.id}`) ?? 0 })),
        fields: await tx.select({ id: contactFields.id, label: contactFields.label, kind: contactFields.kind, choices: contactFields.choices }).from(contactFields).where(eq(contactFields.workspaceId, workspaceId)).orderBy(contactFields.createdAt, contactFields.id),
      };
    }),
};

/**
 * One page and one row more. Words that many have fill a page from a look at the next rows alone, and a short list ends
 * there; where that was not enough, rare ones are found in the trigram index, and what is neither is walked to.
 */
async function findPage(tx: Transaction, query: ContactQuery, now: Date): Promise<PageRow[]> {
  const filter = await filterConditions(tx, query, now);
  const words = searchPatterns(query.search);
  if (words.length === 0) return selectPage(tx, query, sql`${contacts}`, filter);
  const { by, turn } = ORDERS[query.sort];
  const alike = words.map((pattern) => sql`${contacts.search} LIKE ${pattern}`);
  const ahead = sql`FROM ${contacts} WHERE ${and(filter, placeOf(query))} ORDER BY ${by} ${turn}, ${contacts.id} ${turn}`;
  const near = await selectPage(tx, query, sql`(SELECT * ${ahead} LIMIT ${WINDOW}) ${contacts}`, and(...alike)!);
  if (near.length > query.limit) return near;
  const { rows: beyond } = await tx.execute(sql`SELECT 1 ${ahead} LIMIT 1 OFFSET ${WINDOW}`);
  if (beyond.length === 0) return near;
  const rare = rarest(words);
  const few = rare !== null && isFew(await countMatching(tx, rare));
  return selectPage(tx, query, sql`${contacts}`, and(filter, few ? matching(rare) : undefined, ...alike)!);
}

async function selectPage(tx: Transaction, query: ContactQuery, from: SQL, condition: SQL): Promise<PageRow[]> {
  const { by, turn, write } = ORDERS[query.sort];
  const { rows } = await tx.execute<PageRow & Record<string, unknown>>(sql`
    SELECT ${contacts.id} AS id, ${contacts.name} AS name, ${contacts.company} AS company, ${contacts.status} AS status, ${contacts.source} AS source, ${contacts.value}::float8 AS value,
      ${contacts.lastContactAt} AS "lastContactAt", ${contacts.archivedAt} AS "archivedAt", ${contacts.createdAt} AS "createdAt", ${write} AS place
    FROM ${from} WHERE ${and(condition, placeOf(query))} ORDER BY ${by} ${turn}, ${contacts.id} ${turn} LIMIT ${query.limit + 1}`);
  return rows;
}

/** The comparison of pairs is what lets an index begin at the place. */
function placeOf({ sort, cursor }: ContactQuery): SQL | undefined {
  const from = readPlace(sort, cursor);
  if (!from) return undefined;
  const { by, turn, read } = ORDERS[sort];
  const beyond = turn === DOWN ? sql`<` : sql`>`;
  return sort === 'newest' ? sql`${contacts.id} ${beyond} ${from.id}::uuid` : sql`(${by}, ${contacts.id}) ${beyond} (${read(from.value)}, ${from.id}::uuid)`;
}

async function complete(tx: Transaction, page: PageRow[]): Promise<ListedContact[]> {
  if (page.length === 0) return [];
  const ids = sql`${sql.param(page.map(({ id }) => id))}::uuid[]`;
  const { rows: points } = await tx.execute<{ contactId: string; kind: string; shown: string }>(sql`
    SELECT contact_id AS "contactId", kind, shown FROM contact_points WHERE workspace_id = (SELECT current_workspace()) AND contact_id = ANY(${ids}) AND position = 0`);
  const { rows: tagged } = await tx.execute<{ contactId: string; id: string; name: string }>(sql`
    SELECT t.contact_id AS "contactId", tags.id, tags.name FROM contact_tags t JOIN tags ON tags.workspace_id = t.workspace_id AND tags.id = t.tag_id
    WHERE t.workspace_id = (SELECT current_workspace()) AND t.contact_id = ANY(${ids}) ORDER BY lower(tags.name), tags.id`);
  const shownOf = (contactId: string, kind: string): string | null => points.find((point) => point.contactId === contactId && point.kind === kind)?.shown ?? null;
  return page.map(({ place: _place, ...row }) => ({
    ...row, email: shownOf(row.id, 'email'), phone: shownOf(row.id, 'phone'), tags: tagged.filter(({ contactId }) => contactId === row.id).map(({ id, name }) => ({ id, name })),
  }));
}

/** The count that triggers keep, where a filter asks for just that. */
function keptCount({ search, status, tag, segment, archived }: ContactFilter): string | null {
  if (search || segment || [status, tag, archived].filter(Boolean).length > 1) return null;
  return status ? `status:${status}` : tag ? `tag:${tag}` : archived ? 'archived' : 'status:%';
}

async function sumSteps(tx: Transaction, kind: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`SELECT coalesce(sum(step), 0)::int AS count FROM contact_counts WHERE workspace_id = (SELECT current_workspace()) AND kind LIKE ${kind}`);
  return rows[0]!.count;
}

const DOWN = sql`DESC`;
const UP = sql`ASC`;

/** What each order goes by, and how its value is written into a cursor and read from one. Ids sort by time of creation. */
const ORDERS: Record<ContactSort, { by: SQL; turn: SQL; write: SQL; read(value: string): SQL }> = {
  'last-contact': {
    by: sql`${contacts.touchedAt}`, turn: DOWN, write: sql`CASE WHEN isfinite(${contacts.touchedAt}) THEN (extract(epoch FROM ${contacts.touchedAt}) * 1000000)::bigint::text ELSE '-' END`,
    read: (value) => (value === '-' ? sql`'-infinity'::timestamptz` : sql`timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`),
  },
  newest: { by: sql`${contacts.id}`, turn: DOWN, write: sql`''`, read: (value) => sql`${value}` },
  name: { by: sql`${contacts.nameKey}`, turn: UP, write: sql`${contacts.nameKey}`, read: (value) => sql`${value}` },
  value: { by: sql`${contacts.valueKey}`, turn: DOWN, write: sql`${contacts.valueKey}::text`, read: (value) => sql`${value}::bigint` },
};

/** Rows that are looked at before the trigram index is asked: about two milliseconds. */
const WINDOW = 5_000;
const COUNTED = 10_000;

export interface ContactQuery extends ContactFilter {
  search: string;
  sort: ContactSort;
  cursor?: string | undefined;
  limit: number;
}

interface PageRow {
  id: string;
  name: string;
  company: string;
  status: ContactStatus;
  source: string;
  value: number | null;
  lastContactAt: string | Date | null;
  archivedAt: string | Date | null;
  createdAt: string | Date;
  place: string;
}

export interface ListedContact extends Omit<PageRow, 'place'> {
  email: string | null;
  phone: string | null;
  tags: { id: string; name: string }[];
}
