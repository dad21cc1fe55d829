import {
  after,
  easter,
  fixed,
  FRIDAY,
  inCalendar,
  last,
  listed,
  MONDAY,
  nth,
  SATURDAY,
  solstice,
  SUNDAY,
  THURSDAY,
  TUESDAY,
  type DateRule,
} from './date-rules';
import type { ObservanceRule } from './observance-rule';

const advent: DateRule = (year) => lastSundayBefore(year);
const thanksgiving = nth(11, THURSDAY, 4);

/**
 * Days that small businesses plan around. `lands` lists the countries that observe it (absent: everywhere),
 * `lead` how many days ahead customers begin to prepare. Sources: the governments' lists of public holidays, the
 * United Nations' list of international days, and for trade days the body that declared them.
 */
export const observanceTable: ObservanceRule[] = [
  { id: 'new-year', holiday: true, name: 'New Year’s Day', rule: fixed(1, 1), lead: 10, notLands: 'CN IL SA' },
  {
    id: 'tax-return',
    name: 'The deadline for online Self Assessment returns',
    rule: fixed(1, 31),
    lead: 70,
    lands: 'GB',
  },
  { id: 'burns-night', name: 'Burns Night', rule: fixed(1, 25), lead: 14, lands: 'GB' },
  { id: 'data-privacy-day', name: 'Data Privacy Day', rule: fixed(1, 28), lead: 10 },
  {
    id: 'lunar-new-year',
    holiday: 'SG MY HK TW CN VN ID',
    name: 'Lunar New Year',
    rule: inCalendar('chinese', 'First Month', 1),
    lead: 14,
    lands: 'GB US CA AU NZ SG MY HK TW CN VN ID',
  },
  { id: 'valentine', holiday: true, name: 'Valentine’s Day', rule: fixed(2, 14), lead: 24, notLands: 'SA CN' },
  { id: 'presidents-day', holiday: true, name: 'Presidents’ Day', rule: nth(2, MONDAY, 3), lead: 10, lands: 'US' },
  { id: 'pancake-day', holiday: true, name: 'Pancake Day', rule: easter(-47), lead: 14, lands: 'GB IE AU NZ CA' },
  { id: 'mardi-gras', name: 'Mardi Gras', rule: easter(-47), lead: 14, lands: 'US' },
  { id: 'st-davids-day', name: 'St David’s Day', rule: fixed(3, 1), lead: 7, lands: 'GB' },
  { id: 'plate-change', name: 'The new number plate', verb: 'comes on', rule: fixed(3, 1), lead: 21, lands: 'GB' },
  { id: 'plate-change', name: 'The new number plate', verb: 'comes on', rule: fixed(9, 1), lead: 21, lands: 'GB' },
  { id: 'world-book-day', name: 'World Book Day', rule: nth(3, THURSDAY, 1), lead: 21, lands: 'GB IE' },
  { id: 'world-book-day', name: 'World Book Day', rule: fixed(4, 23), lead: 14, notLands: 'GB IE' },
  { id: 'womens-day', name: 'International Women’s Day', rule: fixed(3, 8), lead: 10 },
  { id: 'plumbing-day', name: 'World Plumbing Day', rule: fixed(3, 11), lead: 10 },
  {
    id: 'st-patricks-day',
    holiday: true,
    name: 'St Patrick’s Day',
    rule: fixed(3, 17),
    lead: 14,
    lands: 'IE GB US CA AU NZ',
  },
  { id: 'oral-health-day', name: 'World Oral Health Day', rule: fixed(3, 20), lead: 10 },
  { id: 'mothers-day', holiday: true, name: 'Mothering Sunday', rule: easter(-21), lead: 24, lands: 'GB IE GG JE IM' },
  {
    id: 'mothers-day',
    holiday: true,
    name: 'Mother’s Day',
    rule: nth(5, SUNDAY, 2),
    lead: 24,
    lands: 'US CA AU NZ ZA DE AT CH IT BE NL DK FI IN SG MY HK JP BR GR CZ SK MT CY TR EE LV PH',
  },
  {
    id: 'mothers-day',
    holiday: true,
    name: 'Mother’s Day',
    rule: nth(5, SUNDAY, 1),
    lead: 24,
    lands: 'ES PT HU RO LT',
  },
  { id: 'mothers-day', holiday: true, name: 'Mother’s Day', rule: frenchMothersDay, lead: 24, lands: 'FR' },
  { id: 'mothers-day', holiday: true, name: 'Mother’s Day', rule: last(5, SUNDAY), lead: 24, lands: 'SE' },
  { id: 'mothers-day', holiday: true, name: 'Mother’s Day', rule: nth(2, SUNDAY, 2), lead: 24, lands: 'NO' },
  { id: 'mothers-day', holiday: true, name: 'Mother’s Day', rule: fixed(5, 26), lead: 24, lands: 'PL' },
  { id: 'backup-day', name: 'World Backup Day', rule: fixed(3, 31), lead: 10 },
  {
    id: 'good-friday',
    holiday: true,
    name: 'Good Friday',
    rule: easter(-2),
    lead: 14,
    lands: 'GB IE AU NZ ZA CA DE CH ES PT DK NO SE FI',
  },
  {
    id: 'easter',
    holiday: true,
    name: 'Easter Sunday',
    rule: easter(),
    lead: 24,
    notLands: 'IL TR SA AE QA CN GR CY RO BG RS UA',
  },
  { id: 'tax-year', name: 'The new tax year', verb: 'begins on', rule: fixed(4, 6), lead: 35, lands: 'GB' },
  { id: 'tax-return', name: 'The federal income tax deadline', rule: usTaxDay, lead: 70, lands: 'US' },
  { id: 'tax-return', name: 'The deadline for personal tax returns', rule: fixed(4, 30), lead: 70, lands: 'CA' },
  { id: 'earth-day', name: 'Earth Day', rule: fixed(4, 22), lead: 10 },
  { id: 'st-georges-day', name: 'St George’s Day', rule: fixed(4, 23), lead: 10, lands: 'GB' },
  { id: 'anzac-day', holiday: true, name: 'Anzac Day', rule: fixed(4, 25), lead: 7, lands: 'AU NZ', solemn: true },
  {
    id: 'early-may-holiday',
    holiday: true,
    name: 'The early May bank holiday',
    rule: nth(5, MONDAY, 1),
    lead: 14,
    lands: 'GB',
  },
  { id: 'password-day', name: 'World Password Day', rule: nth(5, THURSDAY, 1), lead: 10 },
  { id: 'bee-day', name: 'World Bee Day', rule: fixed(5, 20), lead: 10 },
  {
    id: 'memorial-day',
    holiday: true,
    name: 'Memorial Day',
    rule: last(5, MONDAY),
    lead: 10,
    lands: 'US',
    solemn: true,
  },
  {
    id: 'spring-holiday',
    holiday: true,
    name: 'The spring bank holiday',
    rule: last(5, MONDAY),
    lead: 14,
    lands: 'GB',
  },
  { id: 'bicycle-day', name: 'World Bicycle Day', rule: fixed(6, 3), lead: 10 },
  {
    id: 'fathers-day',
    holiday: true,
    name: 'Father’s Day',
    rule: nth(6, SUNDAY, 3),
    lead: 21,
    lands: 'GB IE US CA FR NL IN ZA SG HK JP GR CZ SK HU TR GG JE IM',
  },
  { id: 'fathers-day', holiday: true, name: 'Father’s Day', rule: nth(9, SUNDAY, 1), lead: 21, lands: 'AU NZ' },
  { id: 'fathers-day', holiday: true, name: 'Father’s Day', rule: easter(39), lead: 21, lands: 'DE' },
  { id: 'fathers-day', holiday: true, name: 'Father’s Day', rule: fixed(3, 19), lead: 21, lands: 'ES IT PT' },
  { id: 'fathers-day', holiday: true, name: 'Father’s Day', rule: nth(11, SUNDAY, 2), lead: 21, lands: 'SE NO FI' },
  {
    id: 'longest-day',
    name: 'The longest day',
    rule: solstice(6),
    lead: 10,
    notLands: 'AU NZ ZA AR CL UY PY BR NA LS SZ FK SG MY ID PH TH VN LK IN NG GH KE UG TZ ZM ZW CO EC PE VE',
  },
  { id: 'longest-day', name: 'The longest day', rule: solstice(12), lead: 10, lands: 'AU NZ ZA AR CL UY PY NA' },
  { id: 'yoga-day', name: 'International Day of Yoga', rule: fixed(6, 21), lead: 10 },
  { id: 'music-day', name: 'World Music Day', rule: fixed(6, 21), lead: 10 },
  { id: 'year-end', name: 'The end of the financial year', rule: fixed(6, 30), lead: 42, lands: 'AU' },
  { id: 'canada-day', holiday: true, name: 'Canada Day', rule: fixed(7, 1), lead: 14, lands: 'CA' },
  { id: 'independence-day', holiday: true, name: 'Independence Day', rule: fixed(7, 4), lead: 14, lands: 'US' },
  { id: 'ice-cream-day', name: 'National Ice Cream Day', rule: nth(7, SUNDAY, 3), lead: 10, lands: 'US' },
  { id: 'beer-day', name: 'International Beer Day', rule: nth(8, FRIDAY, 1), lead: 10, notLands: 'SA AE QA' },
  { id: 'cat-day', name: 'International Cat Day', rule: fixed(8, 8), lead: 10 },
  { id: 'photography-day', name: 'World Photography Day', rule: fixed(8, 19), lead: 10 },
  {
    id: 'summer-holiday',
    holiday: true,
    name: 'The summer bank holiday',
    rule: last(8, MONDAY),
    lead: 14,
    lands: 'GB',
  },
  { id: 'labor-day', holiday: true, name: 'Labor Day', rule: nth(9, MONDAY, 1), lead: 14, lands: 'US' },
  { id: 'physio-day', name: 'World Physiotherapy Day', rule: fixed(9, 8), lead: 10 },
  { id: 'tourism-day', name: 'World Tourism Day', rule: fixed(9, 27), lead: 10 },
  { id: 'coffee-day', name: 'International Coffee Day', rule: fixed(10, 1), lead: 10 },
  { id: 'animal-day', name: 'World Animal Day', rule: fixed(10, 4), lead: 10 },
  { id: 'teachers-day', name: 'World Teachers’ Day', rule: fixed(10, 5), lead: 10 },
  { id: 'sight-day', name: 'World Sight Day', rule: nth(10, THURSDAY, 2), lead: 10 },
  { id: 'thanksgiving', holiday: true, name: 'Thanksgiving', rule: nth(10, MONDAY, 2), lead: 24, lands: 'CA' },
  { id: 'bread-day', name: 'World Bread Day', rule: fixed(10, 16), lead: 10 },
  { id: 'repair-day', name: 'International Repair Day', rule: nth(10, SATURDAY, 3), lead: 14 },
  {
    id: 'diwali',
    holiday: 'IN SG MY',
    name: 'Diwali',
    rule: listed({ 2025: '10-20', 2026: '11-08', 2027: '10-29', 2028: '10-17', 2029: '11-05', 2030: '10-26' }),
    lead: 14,
    lands: 'IN GB SG MY',
  },
  {
    id: 'halloween',
    holiday: 'GB IE US CA',
    name: 'Halloween',
    rule: fixed(10, 31),
    lead: 24,
    lands: 'GB IE US CA AU NZ DE NL BE FR ES IT SE NO DK FI AT CH PT MX ZA',
  },
  { id: 'vegan-day', name: 'World Vegan Day', rule: fixed(11, 1), lead: 10 },
  { id: 'bonfire-night', holiday: true, name: 'Bonfire Night', rule: fixed(11, 5), lead: 14, lands: 'GB' },
  { id: 'melbourne-cup', name: 'Melbourne Cup Day', rule: nth(11, TUESDAY, 1), lead: 14, lands: 'AU' },
  {
    id: 'remembrance',
    holiday: true,
    name: 'Remembrance Sunday',
    rule: nth(11, SUNDAY, 2),
    lead: 7,
    lands: 'GB',
    solemn: true,
  },
  { id: 'veterans-day', holiday: true, name: 'Veterans Day', rule: fixed(11, 11), lead: 7, lands: 'US', solemn: true },
  { id: 'thanksgiving', holiday: true, name: 'Thanksgiving', rule: thanksgiving, lead: 24, lands: 'US' },
  {
    id: 'black-friday',
    name: 'Black Friday',
    rule: after(thanksgiving, 1),
    lead: 14,
    lands: 'US CA GB IE AU NZ DE FR NL BE ES IT SE NO DK FI AT CH PT PL ZA BR',
  },
  {
    id: 'small-business-saturday',
    name: 'Small Business Saturday',
    rule: after(thanksgiving, 2),
    lead: 14,
    lands: 'US',
  },
  { id: 'small-business-saturday', name: 'Small Business Saturday', rule: nth(12, SATURDAY, 1), lead: 14, lands: 'GB' },
  { id: 'st-andrews-day', name: 'St Andrew’s Day', rule: fixed(11, 30), lead: 10, lands: 'GB' },
  {
    id: 'advent',
    name: 'Advent',
    verb: 'begins on',
    rule: advent,
    lead: 14,
    lands: 'GB IE DE AT CH NL BE FR IT ES PT SE NO DK FI PL CZ SK HU SI HR',
  },
  { id: 'soil-day', name: 'World Soil Day', rule: fixed(12, 5), lead: 10 },
  {
    id: 'st-nicholas',
    holiday: true,
    name: 'St Nicholas’ Day',
    rule: fixed(12, 6),
    lead: 14,
    lands: 'DE AT CH BE LU CZ SK PL HU SI HR',
  },
  {
    id: 'hanukkah',
    holiday: 'IL',
    name: 'The first full day of Hanukkah',
    rule: inCalendar('hebrew', 'Kislev', 25),
    lead: 10,
    lands: 'US CA GB AU IL',
  },
  {
    id: 'shortest-day',
    name: 'The shortest day',
    rule: solstice(12),
    lead: 10,
    notLands: 'AU NZ ZA AR CL UY PY BR NA LS SZ FK SG MY ID PH TH VN LK IN NG GH KE UG TZ ZM ZW CO EC PE VE',
  },
  { id: 'shortest-day', name: 'The shortest day', rule: solstice(6), lead: 10, lands: 'AU NZ ZA AR CL UY PY NA' },
  { id: 'christmas', holiday: true, name: 'Christmas Day', rule: fixed(12, 25), lead: 42, notLands: 'IL TR SA CN TH' },
  { id: 'boxing-day', holiday: true, name: 'Boxing Day', rule: fixed(12, 26), lead: 10, lands: 'GB AU NZ CA' },
  { id: 'boxing-day', holiday: true, name: 'St Stephen’s Day', rule: fixed(12, 26), lead: 10, lands: 'IE' },
  { id: 'boxing-day', holiday: true, name: 'The Day of Goodwill', rule: fixed(12, 26), lead: 10, lands: 'ZA' },
  { id: 'new-years-eve', holiday: true, name: 'New Year’s Eve', rule: fixed(12, 31), lead: 17, notLands: 'CN IL SA' },
];

/** The fourth Sunday before Christmas Day; Christmas Day itself does not count when it is a Sunday. */
function lastSundayBefore(year: number): string | null {
  const fourth = after(fixed(12, 24), -6)(year)!;
  const sundayBeforeChristmas = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => after(() => fourth, days)(year)!)
    .find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0)!;
  return after(() => sundayBeforeChristmas, -21)(year);
}

/** The last Sunday of May, or the first of June when that is Whit Sunday (French law of 24 May 1950). */
function frenchMothersDay(year: number): string | null {
  const day = last(5, SUNDAY)(year);
  return day === easter(49)(year) ? nth(6, SUNDAY, 1)(year) : day;
}

/**
 * 15 April, moved past weekends and past Emancipation Day, which is observed on the nearest working day (26
 * U.S.C. 7503).
 */
function usTaxDay(year: number): string | null {
  const emancipation = new Date(Date.UTC(year, 3, 16)).getUTCDay();
  const kept = emancipation === 6 ? 15 : emancipation === 0 ? 17 : 16;
  let day = 15;
  while (day === kept || [0, 6].includes(new Date(Date.UTC(year, 3, day)).getUTCDay())) day += 1;
  return `${year}-04-${day}`;
}
