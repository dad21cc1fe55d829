import type { Candidate } from '../choosing/candidates';
import { momentOf, upcoming } from '../choosing/moment';
import { weekOfDate } from '../../../../../src/domain/week';
import { isTooLate } from './too-late';

it.each([
  ['A tin of shortbread for Christmas: think of it now', '2026-12-02', false],
  ['A tin of shortbread for Christmas: think of it now', '2026-12-16', true],
  ['Noël : mieux vaut y penser maintenant', '2026-12-16', true],
  ['Święta: lepiej pomyśleć teraz', '2026-12-16', true],
  ['Why the shortbread crumbles', '2026-12-16', false],
])('“%s” in the week of %s comes too late: %s', (title, day, is) => {
  const moment = momentOf(weekOfDate(day), 'Europe/Dublin');
  const observance = upcoming(moment, 'christmas');
  expect(isTooLate({ title, hook: '', observance, entry: {} } as unknown as Candidate, moment)).toBe(is);
});

it.each([
  ['A frame can be ready by {date} if the glass is here.', '2026-12-14', true],
  ['A frame can be ready by {date} if the glass is here.', '2026-11-23', false],
  ['Dust the frame before {date} comes.', '2026-12-14', false],
])('“%s” in the week of %s promises what nobody said: %s', (text, day, is) => {
  const moment = momentOf(weekOfDate(day), 'Europe/Dublin');
  const observance = upcoming(moment, 'christmas');
  const candidate = { title: 'A frame', hook: 'Look at it.', observance, entry: { text } } as unknown as Candidate;
  expect(isTooLate(candidate, moment)).toBe(is);
});
