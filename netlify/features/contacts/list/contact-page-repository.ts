import { and, sql, type SQL } from 'drizzle-orm';
import type { ContactSort, ContactStatus } from '../../../../src/domain/contact';
import type { Transaction } from '../../../database/client';
import { filterConditions, type ContactFilter } from './contact-conditions-repository';
import {
  amongIds,
  findMatching,
  holdsWord,
  isFew,
  readSearch,
  wordsArgument,
  type SearchWord,
} from './contact-search-repository';
import { byId, byMoment, byNumber, byText, keyset, type Keyset } from '../../../database/keyset';
import { contacts } from '../../../database/schema/contacts';

/** One page and one row more. */
export async function findContactPage(tx: Transaction, query: ContactQuery, now: Date): Promise<PageRow[]> {
  const filter = await filterConditions(tx, query, now);
  const { ids, words } = await readSearch(tx, query.search);
  if (ids || words.length === 0)
    return selectRows(
      tx,
      query,
      and(filter, ids ? amongIds(ids) : undefined, CONTACT_ORDERS[query.sort].beyond(query.cursor))!,
    );
  const found = await search(tx, query, filter, words);
  return found.length === 0 ? [] : selectRows(tx, query, and(BOUND, amongIds(found))!);
}

/**
 * Words that many have fill a page from a look at the next rows alone, and a short list ends there. From how many of
 * those have them follows what is quickest: to walk on, or to ask the trigram index.
 */
async function search(
  tx: Transaction,
  query: ContactQuery,
  filter: SQL,
  words: readonly SearchWord[],
): Promise<string[]> {
  const wanted = query.limit + 1;
  const { seen, each, ids } = await look(tx, query, filter, words);
  if (ids.length === wanted || seen < WINDOW) return ids;
  if (ids.length >= SOME) {
    const near = await walk(tx, query, filter, words, Math.ceil((wanted / ids.length) * seen * 2));
    if (near.length === wanted) return near;
  }
  const known = withoutCommon(
    words,
    each.map((count) => count / seen),
  );
  if (!known.some(({ isIndexed }) => isIndexed)) return walk(tx, query, filter, words);
  if (!query.tag && !query.segment) return pageOfIndex(tx, query, known);
  const few = await findMatching(tx, known);
  return walk(tx, query, isFew(few) ? and(filter, amongIds(few))! : filter, words);
}

/** A word that a fifth of all have is not looked up, unless it is the rarest: the index would list most of the workspace. */
function withoutCommon(words: readonly SearchWord[], shares: readonly number[]): SearchWord[] {
  const rarest = Math.min(...shares.filter((_, n) => words[n]!.isIndexed));
  return words.map((word, n) => ({
    ...word,
    isIndexed: word.isIndexed && (shares[n]! < EVERYWHERE || shares[n] === rarest),
  }));
}

/** The next rows in order: how many there are, how many have each word, and those that have all. */
async function look(
  tx: Transaction,
  query: ContactQuery,
  filter: SQL,
  words: readonly SearchWord[],
): Promise<{ seen: number; each: number[]; ids: string[] }> {
  const all = and(...words.map(holdsWord))!;
  const {
    rows: [looked],
  } = await tx.execute<{ seen: number; each: number[]; ids: string[] | null }>(sql`
    select count(*)::int as seen, array[${sql.join(
      words.map((word) => sql`count(*) filter (where ${holdsWord(word)})`),
      sql`, `,
    )}]::int[] as each, (array_agg(${contacts.id}) filter (where ${all}))[1:${query.limit + 1}] as ids
    from (${ahead(query, filter, WINDOW)}) ${contacts}`);
  return { ...looked!, ids: looked!.ids ?? [] };
}

/** Those of the next `most` rows, or of all, that have the words. */
async function walk(
  tx: Transaction,
  query: ContactQuery,
  filter: SQL,
  words: readonly SearchWord[],
  most?: number,
): Promise<string[]> {
  const has = and(...words.map(holdsWord))!;
  const { rows } = await tx.execute<{ id: string }>(
    most === undefined
      ? sql`${ahead(query, and(filter, has)!, query.limit + 1)}`
      : sql`select id from (${ahead(query, filter, most)}) ${contacts} where ${has} limit ${query.limit + 1}`,
  );
  return rows.map(({ id }) => id);
}

function ahead({ sort, cursor }: ContactQuery, condition: SQL, most: number): SQL {
  const { beyond } = CONTACT_ORDERS[sort];
  return sql`select ${contacts.id}, ${contacts.search} from ${contacts} where ${and(condition, beyond(cursor))} order by ${inOrder(sort)} limit ${most}`;
}

async function pageOfIndex(
  tx: Transaction,
  { sort, cursor, status, archived, limit }: ContactQuery,
  words: readonly SearchWord[],
): Promise<string[]> {
  const from = CONTACT_ORDERS[sort].values(cursor);
  const [key, id] = from ? [sql`(${from[0]})::text`, from.at(-1)!] : [sql`null`, sql`null::uuid`];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from contacts_page(${wordsArgument(words)}, ${status ?? null}, ${archived === 'only'}, ${sort}, ${key}, ${id}, ${limit + 1}) as id`);
  return rows.map(({ id }) => id);
}

async function selectRows(tx: Transaction, query: ContactQuery, condition: SQL): Promise<PageRow[]> {
  const { listPlace } = CONTACT_ORDERS[query.sort];
  const { rows } = await tx.execute<PageRow & Record<string, unknown>>(sql`
    select ${contacts.id} as id, ${contacts.name} as name, ${contacts.company} as company, ${contacts.status} as status, ${contacts.source} as source, ${contacts.value}::float8 as value,
      ${contacts.lastContactAt} as "lastContactAt", ${contacts.archivedAt} as "archivedAt", ${contacts.createdAt} as "createdAt", ${listPlace} as "listPlace"
    from ${contacts} where ${condition} order by ${inOrder(query.sort)} limit ${query.limit + 1}`);
  return rows;
}

const BOUND = sql`${contacts.workspaceId} = (select current_workspace())`;

const inOrder = (sort: ContactSort): SQL => sql.join(CONTACT_ORDERS[sort].order, sql`, `);

/** A cursor of one order means nothing in another. Ids sort by time of creation. */
export const CONTACT_ORDERS: Record<ContactSort, Keyset> = {
  'last-contact': keyset('contacts-last-contact', 'down', byMoment(contacts.touchedAt), byId(contacts.id)),
  newest: keyset('contacts-newest', 'down', byId(contacts.id)),
  name: keyset('contacts-name', 'up', byText(contacts.nameKey), byId(contacts.id)),
  value: keyset('contacts-value', 'down', byNumber(contacts.valueKey), byId(contacts.id)),
};

/** Rows that are looked at first: about two milliseconds. */
const WINDOW = 1_000;
/** When so many of them have the words, walking on is quicker than ordering all that the index finds. */
const SOME = 10;
const EVERYWHERE = 0.2;

export interface ContactQuery extends ContactFilter {
  search: string;
  sort: ContactSort;
  cursor?: string | undefined;
  limit: number;
}

export interface PageRow {
  id: string;
  name: string;
  company: string;
  status: ContactStatus;
  source: string;
  value: number | null;
  lastContactAt: string | Date | null;
  archivedAt: string | Date | null;
  createdAt: string | Date;
  listPlace: string;
}
