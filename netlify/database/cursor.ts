import { UNKNOWN_PAGE } from '../../src/contracts/text';
import { AppError } from '../errors/app-error';

/**
 * The place in a list where its next page begins: opaque to clients, and no secret, so that anyone may write one. What a
 * list did not write itself is refused before the database meets it (`invalid_request`): a page from the top instead
 * would show a reader the same rows for ever.
 */
export const writeCursor = (place: { at: Date; id: string }): string => encode(`${place.at.toISOString()}|${place.id}`);

/** In a list that is sorted by time and id, newest first; null without a cursor. */
export function readCursor(cursor: string | undefined): { at: Date; id: string } | null {
  if (cursor === undefined) return null;
  const [at = '', id = '', ...rest] = decode(cursor).split('|');
  const date = new Date(at);
  if (rest.length > 0 || !INSTANT.test(at) || Number.isNaN(date.getTime()) || !UUID.test(id)) throw unknownCursor();
  return { at: date, id };
}

/** In a list that can be sorted in several ways: the order's name, what it sorts by as the database writes it, and the id. */
export const writePlace = (order: string, { value, id }: Place): string => encode(JSON.stringify([order, value, id]));

/** `values` says which texts the database can read as a value of this order. */
export function readPlace(order: string, values: RegExp, cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [written, value, id, ...rest] = parsedList(decode(cursor));
  const isPlace =
    rest.length === 0 &&
    written === order &&
    typeof value === 'string' &&
    values.test(value) &&
    value.isWellFormed() &&
    typeof id === 'string' &&
    UUID.test(id);
  if (!isPlace) throw unknownCursor();
  return { value, id };
}

/** Cuts a page that was read with one row too many, and says where the next one starts. */
export function cutPage<R>(
  rows: R[],
  limit: number,
  place: (row: R) => { at: Date; id: string },
): { rows: R[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  return { rows: page, nextCursor: rows.length > limit ? writeCursor(place(page[page.length - 1]!)) : null };
}

const encode = (text: string): string => Buffer.from(text).toString('base64url');
const decode = (cursor: string): string => Buffer.from(cursor, 'base64url').toString();

function parsedList(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

const unknownCursor = (): AppError =>
  new AppError('invalid_request', UNKNOWN_PAGE, { fields: { cursor: UNKNOWN_PAGE } });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** As `toISOString` writes the years 1 to 9999. JavaScript knows others, which PostgreSQL does not read. */
const INSTANT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export interface Place {
  value: string;
  id: string;
}
