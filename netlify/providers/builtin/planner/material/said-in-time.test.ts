import { weekOfDate } from '../../../../../src/domain/week';
import { momentOf } from '../choosing/moment';
import { isOfNow, seasonElsewhen, waitsForItsTime } from './said-in-time';

const at = (day: string, zone = 'Europe/London') => momentOf(weekOfDate(day), zone);

it.each([
  ['Headstart class runs in December.', '2026-12-09', true, false],
  ['Headstart class runs in December.', '2026-11-04', false, false],
  ['Headstart class runs in December.', '2026-05-06', false, true],
  ['They graze vineyards in winter.', '2026-12-09', true, false],
  ['They graze vineyards in winter.', '2026-06-10', false, true],
  ['Booking now for spring.', '2026-12-09', false, false],
  ['We began in May 2010.', '2026-12-09', false, false],
  ['We may come by.', '2026-12-09', false, false],
])('“%s” on %s: of now %s, waits %s', (said, day, isNow, waits) => {
  expect(isOfNow(said, at(day))).toBe(isNow);
  expect(waitsForItsTime(said, at(day))).toBe(waits);
});

it('December is summer in the south', () => {
  expect(isOfNow('We open longer in summer.', at('2026-12-09', 'Australia/Perth'))).toBe(true);
});

it.each([
  ['Hooves grow slower in winter', '2026-12-09', 'Pacific/Auckland', 'winter'],
  ['Hooves grow slower in winter', '2026-12-09', 'Europe/London', null],
  ['In summer the dough rises on its own', '2026-12-09', 'Europe/London', 'summer'],
  ['Im Sommer trocknet Lehm an einem Tag', '2026-12-09', 'Europe/Vienna', 'Sommer'],
  ['We fit winter tyres all year', '2026-06-10', 'Europe/London', null],
  ['The geese go two weeks before Christmas', '2026-05-06', 'Europe/Dublin', 'Christmas'],
  ['The geese go two weeks before Christmas', '2026-12-09', 'Europe/Dublin', null],
  ['Spring water, bottled by hand', '2026-12-09', 'Europe/London', null],
])('“%s” on %s in %s names another time: %s', (said, day, zone, named) => {
  expect(seasonElsewhen(said, at(day, zone))).toBe(named);
});
