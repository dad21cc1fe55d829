import type { Segment } from '../../contracts/segments';
import { contactTagIds } from './contacts';

/** Regulars who have not been in touch for three months. */
export const buildSegment = (partial: Partial<Segment> = {}): Segment => ({
  id: 'c1d2e3f4-8c3a-4d8b-8dbd-4c5a6f7e8d01',
  name: 'Sleeping regulars',
  updatedAt: '2026-06-09T09:52:00.000Z',
  rules: {
    match: 'all',
    rules: [
      { about: 'tag', is: 'has', tagId: contactTagIds.regular },
      { about: 'last-contact', is: 'before', days: 90 },
    ],
  },
  ...partial,
});
