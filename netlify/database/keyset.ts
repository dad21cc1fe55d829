import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { UNKNOWN_PAGE } from '../../src/contracts/text';
import { AppError } from '../errors/app-error';

/**
 * How a list is walked page by page: by which values its rows are ordered, the last of which no two rows share, and in
 * which direction. Its cursor holds those values of the last row shown, as exactly as the database has them; it is
 * opaque to clients, and no secret, so that anyone may write one. What this list did not write is refused before the
 * database meets it (`invalid_request`): a page from the top instead would show a reader the same rows for ever.
 *
 * A list selects `listPlace` beside its rows, asks for rows `beyond` the cursor in `order`, one more than a page has, and
 * lets `cut` make the page. `name` keeps the cursor of one list, or of one order, out of another.
 */
export function keyset(name: string, direction: 'up' | 'down', ...keys: [Key, ...Key[]]): Keyset {
  const turn = sql.raw(direction === 'down' ? 'desc' : 'asc');
  const values = (cursor: string | undefined): SQL[] | null => {
    if (cursor === undefined) return null;
    const written = parsedPlace(name, cursor);
    if (written?.length !== keys.length) throw unknownCursor();
    return keys.map(({ read }, n) => read(written[n]!) ?? refuse());
  };
  return {
    values,
    order: keys.map(({ by }) => sql`${by} ${turn}`),
    listPlace: sql<string>`json_build_array(${list(keys.map(({ write }) => write))})::text`,
    // One comparison of rows, not a chain of and and or: it lets an index begin at the place.
    beyond: (cursor) => {
      const from = values(cursor);
      if (!from) return undefined;
      return sql`(${list(keys.map(({ by }) => by))}) ${sql.raw(direction === 'down' ? '<' : '>')} (${list(from)})`;
    },
    cut: (rows, limit) => ({
      rows: rows.slice(0, limit).map(({ listPlace: _listPlace, ...row }) => row),
      nextCursor: rows.length > limit ? encode(name + rows[limit - 1]!.listPlace) : null,
    }),
  };
}

/** By an instant, to the microsecond; also by one that never was (`-infinity`). */
export const byMoment = (by: Column): Key => ({
  by: sql`${by}`,
  write: sql`case when isfinite(${by}) then (extract(epoch from ${by}) * 1000000)::bigint::text else (${by})::text end`,
  read: (text) => {
    if (/^-?infinity$/.test(text)) return sql`${text}::timestamptz`;
    const instant = /^-?\d{1,18}$/.test(text) ? instantOf(BigInt(text)) : null;
    return instant === null ? null : sql`${instant}::timestamptz`;
  },
});

/** By a whole number. */
export const byNumber = (by: Column): Key => ({
  by: sql`${by}`,
  write: sql`(${by})::text`,
  read: (text) => (/^-?\d{1,12}$/.test(text) ? sql`${text}::bigint` : null),
});

/** By a text of at most 400 signs, in the order of the column's collation. */
export const byText = (by: Column): Key => ({
  by: sql`${by}`,
  write: sql`(${by})::text`,
  read: (text) => (/^[^\0]{0,400}$/.test(text) && text.isWellFormed() ? sql`${text}::text` : null),
});

/** By an id, which sorts by the time it was made. */
export const byId = (by: Column): Key => ({
  by: sql`${by}`,
  write: sql`(${by})::text`,
  read: (text) => (UUID.test(text) ? sql`${text}::uuid` : null),
});

/** With microseconds, which `Date` does not have; null outside the years 1 to 9999, beyond which PostgreSQL writes otherwise. */
function instantOf(micros: bigint): string | null {
  const rest = ((micros % 1000n) + 1000n) % 1000n;
  const millis = new Date(Number((micros - rest) / 1000n));
  const year = millis.getUTCFullYear();
  return year >= 1 && year <= 9999 ? millis.toISOString().replace('Z', `${String(rest).padStart(3, '0')}Z`) : null;
}

function parsedPlace(name: string, cursor: string): string[] | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!text.startsWith(`${name}[`)) return null;
  try {
    const parsed: unknown = JSON.parse(text.slice(name.length));
    return Array.isArray(parsed) && parsed.every((value) => typeof value === 'string') ? parsed : null;
  } catch {
    return null;
  }
}

const encode = (text: string): string => Buffer.from(text).toString('base64url');
const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

const unknownCursor = (): AppError =>
  new AppError('invalid_request', UNKNOWN_PAGE, { fields: { cursor: UNKNOWN_PAGE } });
function refuse(): never {
  throw unknownCursor();
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Column = AnyColumn | SQL;

interface Key {
  by: SQL;
  /** The value as text, exact. */
  write: SQL;
  /** The value of such a text; null when the database could not read it. */
  read(text: string): SQL | null;
}

export interface Keyset {
  order: SQL[];
  /** To be selected as `listPlace`. */
  listPlace: SQL<string>;
  /** The rows behind a cursor; undefined, so all, without one. */
  beyond(cursor: string | undefined): SQL | undefined;
  /** What a cursor holds, in the order of the keys; null without one. */
  values(cursor: string | undefined): SQL[] | null;
  /** Makes a page of the rows that were read, with one too many, and says where the next begins. */
  cut<R extends { listPlace: string }>(
    rows: R[],
    limit: number,
  ): { rows: Omit<R, 'listPlace'>[]; nextCursor: string | null };
}
