import type { ContactSort } from '../../../src/domain/contact';

/**
 * What a cursor of each order may hold as the value that its last row is sorted by: microseconds since 1970 or never,
 * nothing beside the id, a folded label, hundredths. What could trouble the database is not taken.
 */
export const contactOrderValues: Record<ContactSort, RegExp> = {
  'last-contact': /^(-|\d{1,16})$/,
  newest: /^$/,
  name: /^[^\0]{0,400}$/,
  value: /^-?\d{1,12}$/,
};
