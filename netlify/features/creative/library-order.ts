import type { CreationSort } from '../../../src/domain/creation';

/** The last row of a page: what it is sorted by, as the database writes it, and its id. Opaque to clients; a broken one starts from the top. */
export const writePlace = ({ value, id }: Place): string => Buffer.from(JSON.stringify([value, id])).toString('base64url');

export function readPlace(sort: CreationSort, cursor: string | undefined): Place | null {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()) as unknown[];
    return typeof value === 'string' && VALUES[sort].test(value) && typeof id === 'string' && UUID.test(id) ? { value, id } : null;
  } catch {
    return null;
  }
}

/** Microseconds since 1970, a count, or a title in small letters. A cursor is no secret: what could trouble the database is not taken. */
const VALUES: Record<CreationSort, RegExp> = { newest: /^\d{1,16}$/, oldest: /^\d{1,16}$/, liked: /^\d{1,9}$/, downloaded: /^\d{1,9}$/, title: /^[^\0]{0,400}$/ };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface Place {
  value: string;
  id: string;
}
