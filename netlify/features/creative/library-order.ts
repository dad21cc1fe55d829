import type { CreationSort } from '../../../src/domain/creation';

/**
 * What a cursor of each order may hold as the value that its last row is sorted by: microseconds since 1970, a count, or
 * a title in small letters. What could trouble the database is not taken.
 */
export const libraryOrderValues: Record<CreationSort, RegExp> = {
  newest: /^\d{1,16}$/,
  oldest: /^\d{1,16}$/,
  liked: /^\d{1,9}$/,
  downloaded: /^\d{1,9}$/,
  title: /^[^\0]{0,400}$/,
};
