import {
  easter,
  fixed,
  FRIDAY,
  last,
  listed,
  MONDAY,
  nth,
  SATURDAY,
  SUNDAY,
  weekdayFrom,
  type DateRule,
} from './date-rules';
import type { ObservanceRule } from './observance-rule';

/**
 * Public holidays on which nobody's sales turn, and which the table of observances does not have: kept by the whole
 * country, by its government's list. Those of single regions, provinces and cantons are left out. Complete for the
 * countries of western and northern Europe, the United States, Canada, Australia, New Zealand and South Africa.
 */
export const publicHolidayTable: ObservanceRule[] = [
  day('epiphany', 'Epiphany', fixed(1, 6), 'AT ES IT SE FI PL HR SK GR CY'),
  day('mlk-day', 'Martin Luther King Jr. Day', nth(1, MONDAY, 3), 'US', { solemn: true }),
  day('australia-day', 'Australia Day', fixed(1, 26), 'AU'),
  day('st-brigids-day', 'The St Brigid’s Day holiday', stBrigid, 'IE'),
  day('waitangi-day', 'Waitangi Day', fixed(2, 6), 'NZ'),
  day('human-rights-day', 'Human Rights Day', fixed(3, 21), 'ZA', { solemn: true }),
  day('easter-monday', 'Easter Monday', easter(1), 'GB IE AU NZ IT PL CZ SK HU SI HR AT BE CH DE DK FI FR LU NL NO SE'),
  day('kings-day', 'King’s Day', kingsDay, 'NL'),
  day('liberation-day', 'Liberation Day', fixed(4, 25), 'IT'),
  day('freedom-day', 'Freedom Day', fixed(4, 25), 'PT'),
  day('freedom-day', 'Freedom Day', fixed(4, 27), 'ZA'),
  day('labour-day', 'Labour Day', fixed(5, 1), 'AT BE DE ES FI FR IT LU NO PL PT SE CZ SK HU SI HR MT'),
  day('labour-day', 'Workers’ Day', fixed(5, 1), 'ZA'),
  day('labour-day', 'Labour Day', nth(9, MONDAY, 1), 'CA'),
  day('labour-day', 'Labour Day', nth(10, MONDAY, 4), 'NZ'),
  day('may-holiday', 'The May bank holiday', nth(5, MONDAY, 1), 'IE'),
  day('national-day', 'Constitution Day', fixed(5, 3), 'PL'),
  day('victory-day', 'Victory Day', fixed(5, 8), 'FR', { solemn: true }),
  day('ascension', 'Ascension Day', easter(39), 'AT BE CH DE DK FI FR LU NL NO SE'),
  day('national-day', 'Constitution Day', fixed(5, 17), 'NO'),
  day('victoria-day', 'Victoria Day', weekdayFrom(5, 18, MONDAY), 'CA'),
  day('whit-monday', 'Whit Monday', easter(50), 'AT BE CH DE DK FR HU LU NL NO'),
  day('corpus-christi', 'Corpus Christi', easter(60), 'AT PT PL HR'),
  day('june-holiday', 'The June bank holiday', nth(6, MONDAY, 1), 'IE'),
  day('kings-birthday', 'The King’s Birthday', nth(6, MONDAY, 1), 'NZ'),
  day('kings-birthday', 'The King’s Birthday', nth(6, MONDAY, 2), 'AU'),
  day('republic-day', 'Republic Day', fixed(6, 2), 'IT'),
  day('national-day', 'Constitution Day', fixed(6, 5), 'DK'),
  day('national-day', 'National Day', fixed(6, 6), 'SE'),
  day('national-day', 'Portugal Day', fixed(6, 10), 'PT'),
  day('youth-day', 'Youth Day', fixed(6, 16), 'ZA', { solemn: true }),
  day('juneteenth', 'Juneteenth', fixed(6, 19), 'US', { solemn: true }),
  day('midsummer', 'Midsummer’s Eve', weekdayFrom(6, 19, FRIDAY), 'SE'),
  day('midsummer', 'Midsummer Day', weekdayFrom(6, 20, SATURDAY), 'FI'),
  day('national-day', 'National Day', fixed(6, 23), 'LU'),
  // By the government's list until 2052: https://www.mbie.govt.nz/assets/matariki-dates-2022-to-2052-matariki-advisory-group.pdf
  day(
    'matariki',
    'Matariki',
    listed({ 2026: '07-10', 2027: '06-25', 2028: '07-14', 2029: '07-06', 2030: '06-21' }),
    'NZ',
  ),
  day('national-day', 'Bastille Day', fixed(7, 14), 'FR'),
  day('national-day', 'National Day', fixed(7, 21), 'BE'),
  day('national-day', 'National Day', fixed(8, 1), 'CH'),
  day('august-holiday', 'The August bank holiday', nth(8, MONDAY, 1), 'IE'),
  day('womens-day-holiday', 'National Women’s Day', fixed(8, 9), 'ZA'),
  day('assumption', 'Assumption Day', fixed(8, 15), 'AT BE ES FR IT LU PT PL SI HR MT GR CY'),
  day('heritage-day', 'Heritage Day', fixed(9, 24), 'ZA'),
  day('reconciliation-day', 'The National Day for Truth and Reconciliation', fixed(9, 30), 'CA', { solemn: true }),
  day('national-day', 'German Unity Day', fixed(10, 3), 'DE'),
  day('republic-day', 'Republic Day', fixed(10, 5), 'PT'),
  day('columbus-day', 'Columbus Day and Indigenous Peoples’ Day', nth(10, MONDAY, 2), 'US'),
  day('national-day', 'National Day', fixed(10, 12), 'ES'),
  day('october-holiday', 'The October bank holiday', last(10, MONDAY), 'IE'),
  day('national-day', 'National Day', fixed(10, 26), 'AT'),
  day('all-saints', 'All Saints’ Day', fixed(11, 1), 'AT BE ES FR IT LU PT PL SI HR HU SK', { solemn: true }),
  day('all-saints', 'All Saints’ Day', weekdayFrom(10, 31, SATURDAY), 'SE FI', { solemn: true }),
  day('armistice-day', 'Armistice Day', fixed(11, 11), 'BE FR', { solemn: true }),
  day('remembrance', 'Remembrance Day', fixed(11, 11), 'CA', { solemn: true }),
  day('independence-day', 'Independence Day', fixed(11, 11), 'PL'),
  day('restoration-day', 'Restoration of Independence Day', fixed(12, 1), 'PT'),
  day('constitution-day', 'Constitution Day', fixed(12, 6), 'ES'),
  day('independence-day', 'Independence Day', fixed(12, 6), 'FI'),
  day('immaculate-conception', 'The Immaculate Conception', fixed(12, 8), 'AT ES IT PT MT'),
  day('reconciliation-day', 'The Day of Reconciliation', fixed(12, 16), 'ZA', { solemn: true }),
  day('second-christmas-day', 'St Stephen’s Day', fixed(12, 26), 'AT CH IT LU'),
  day('second-christmas-day', 'The second day of Christmas', fixed(12, 26), 'DE NL SE NO DK FI PL CZ SK HU HR SI'),
];

/** `lead` belongs to ideas of the planner, which has none for these. */
function day(id: string, name: string, rule: DateRule, lands: string, more: { solemn?: true } = {}): ObservanceRule {
  return { id, name, rule, lands, lead: 7, holiday: true, ...more };
}

/** The first Monday of February, or its first day when that is a Friday (Organisation of Working Time Order 2022). */
function stBrigid(year: number): string | null {
  const friday = nth(2, FRIDAY, 1)(year);
  return friday?.endsWith('-01') ? friday : nth(2, MONDAY, 1)(year);
}

/** 27 April, or the day before when that is a Sunday. */
function kingsDay(year: number): string | null {
  return nth(4, SUNDAY, 4)(year) === fixed(4, 27)(year) ? fixed(4, 26)(year) : fixed(4, 27)(year);
}
