import type { ContactSort } from '../../../src/domain/contact';

/** The last row of a page: what it is sorted by, as the database writes it, and its id. Opaque to clients; a broken one, or one of another order, starts from the top. */
export const writePlace = (sort: ContactSort, { value, id }: Place): string => Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

export function readPlace(sort: ContactSort, cursor: string | undefined): Place | null {
  try {
    const [order, value, id] = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()) as unknown[];
    return order === sort && typeof value === 'string' && VALUES[sort].test(value) && typeof id === 'string' && UUID.test(id) ? { value, id } : null;
  } catch {
    return null;
  }
}

/** Microseconds since 1970 or never, nothing beside the id, a folded label, hundredths. What could trouble the database is not taken. */
const VALUES: Record<ContactSort, RegExp> = { 'last-contact': /^(-|\d{1,16})$/, newest: /^$/, name: /^[^\0]{0,400}$/, value: /^-?\d{1,12}$/ };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface Place {
  value: string;
  id: string;
}
