import { domainToASCII } from 'node:url';
import { sql, type SQL } from 'drizzle-orm';
import { foldText } from '../../../../src/domain/contact';
import type { Transaction } from '../../../database/client';
import { likeText } from '../../../database/folded-text';
import { contacts } from '../../../database/schema/contacts';

/**
 * What somebody typed into a search. A whole email address or phone number that somebody has means whoever has it: `ids`.
 * Everything else is words, of which a contact must have all.
 */
export async function readSearch(tx: Transaction, search: string): Promise<ContactSearch> {
  const ids = await findByAddress(tx, search.trim());
  return { ids, words: ids ? [] : searchWords(search) };
}

/** A word stands anywhere in what is looked through; one or two letters begin a word there, as a third of all contacts have them somewhere. */
export const searchWords = (search: string): SearchWord[] =>
  [...new Set(foldText(search).split(' ').filter(Boolean))].map((word) =>
    SHORT.test(word) && !UNSPACED.test(word)
      ? { begins: true, pattern: `(^|[${SEPARATORS}])${word}`, isIndexed: true }
      : { begins: false, pattern: `%${likeText(word)}%`, isIndexed: TRIGRAM.test(word) },
  );

export const holdsWord = ({ begins, pattern }: SearchWord): SQL =>
  sql`${contacts.search} ${begins ? sql`~` : sql`like`} ${pattern}`;

/** How the functions of migration 0010 take words. */
export const wordsArgument = (words: readonly SearchWord[]): SQL => sql`${JSON.stringify(words)}::jsonb`;

/** Those whom the trigram index finds, FEW + 1 when there are more. */
export async function findMatching(tx: Transaction, words: readonly SearchWord[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from contacts_matching(${wordsArgument(words)}, ${FEW + 1}) as id`,
  );
  return rows.map(({ id }) => id);
}

/** Whether reading by id is quicker than walking. */
export const isFew = (ids: readonly string[]): boolean => ids.length <= FEW;

export const amongIds = (ids: readonly string[]): SQL => sql`${contacts.id} = any(${sql.param([...ids])}::uuid[])`;

async function findByAddress(tx: Transaction, typed: string): Promise<string[] | null> {
  const condition = EMAIL.test(typed)
    ? isEmail(typed)
    : PHONE.test(typed) && typed.replace(/\D/g, '').length >= SHORTEST_PHONE
      ? isPhone(typed)
      : null;
  if (!condition) return null;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select distinct contact_id as id from contact_points where workspace_id = (select current_workspace()) and ${condition} limit ${FEW}`,
  );
  return rows.length > 0 ? rows.map(({ id }) => id) : null;
}

/** As addresses are kept: lower case, the domain in ASCII. */
function isEmail(typed: string): SQL {
  const [local, domain] = typed.normalize('NFC').toLowerCase().split('@') as [string, string];
  return sql`kind = 'email' and value = ${`${local}@${domainToASCII(domain) || domain}`}`;
}

/** Without a country code it is that number in any country: each code there may be is looked up, which takes about a millisecond. */
function isPhone(typed: string): SQL {
  const digits = typed.replace(/\D/g, '');
  if (/^(\+|00)/.test(typed)) return sql`kind = 'phone' and value = ${`+${digits.replace(/^0+/, '')}`}`;
  const national = sql`${sql.param([...new Set([digits, digits.replace(/^0+/, '')])])}::text[]`;
  return sql`kind = 'phone' and value = any(array(select ${digits}::text union all select '+' || code || number from generate_series(1, 998) code cross join unnest(${national}) number))`;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const PHONE = /^\+?[\d\s()./-]+$/;
const SHORTEST_PHONE = 6;

const SHORT = /^[\p{L}\p{N}]{1,2}$/u;
/** In what is written without spaces, or of which NFKD has made parts, a short word may stand inside another. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** What stands between words of names, companies and addresses. ASCII alone, or pg_trgm makes no trigrams of the expression. */
const SEPARATORS = ` .,;:@_+/&#("'-`;
/** Three letters or digits in a row: pg_trgm knows nothing shorter. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
const FEW = 5_000;

export interface ContactSearch {
  ids: string[] | null;
  words: SearchWord[];
}

export interface SearchWord {
  /** Begins a word, by a regular expression; else it stands anywhere, by LIKE. */
  begins: boolean;
  pattern: string;
  /** Whether it is looked up in the trigram index; else rows are looked through for it. */
  isIndexed: boolean;
}
