import { spokenDecimal, spokenDigits, spokenNumber, spokenOrdinal } from './spoken-number';

/**
 * A written sentence as it is said aloud, in English: numbers, prices, dates, times, percentages and names with signs that a
 * voice would spell or skip. Captions show the written one. Words themselves stay as they are.
 */
export const spokenText = (written: string): string =>
  steps
    .reduce((text, [pattern, say]) => text.replace(pattern, say as never), written.normalize('NFC'))
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim();

/** "4.50" of pounds: "four pounds fifty". */
function spokenMoney(sign: string, written: string, size: string): string {
  const { one, many, cent } = CURRENCIES.get(sign)!;
  const plain = written.replaceAll(',', '');
  const scale = size ? ` ${SIZES.get(size.trim().toLowerCase())!}` : '';
  if (scale) return `${spokenDecimal(plain)}${scale} ${many}`;
  const [whole = '0', part = ''] = plain.split('.');
  const cents = Number(part.padEnd(2, '0').slice(0, 2));
  const main = `${spokenNumber(Number(whole))} ${Number(whole) === 1 ? one : many}`;
  if (cents === 0) return main;
  return Number(whole) === 0 ? `${spokenNumber(cents)} ${cent}` : `${main} ${spokenNumber(cents)}`;
}

/** "16:30" is "four thirty in the afternoon"; "07:00" "seven in the morning". */
function spokenTime(hours: number, minutes: number): string {
  if (minutes === 0 && hours === 0) return 'midnight';
  if (minutes === 0 && hours === 12) return 'noon';
  const part = hours < 12 ? 'in the morning' : hours < 18 ? 'in the afternoon' : 'in the evening';
  const hour = spokenNumber(hours % 12 === 0 ? 12 : hours % 12);
  const minute = minutes === 0 ? '' : minutes < 10 ? ` oh ${spokenNumber(minutes)}` : ` ${spokenNumber(minutes)}`;
  return `${hour}${minute} ${part}`;
}

const spokenDay = (day: string, month: string): string => `the ${spokenOrdinal(Number(day))} of ${month}`;

const CURRENCIES: ReadonlyMap<string, { one: string; many: string; cent: string }> = new Map([
  ['£', { one: 'pound', many: 'pounds', cent: 'pence' }],
  ['$', { one: 'dollar', many: 'dollars', cent: 'cents' }],
  ['€', { one: 'euro', many: 'euros', cent: 'cents' }],
]);
const SIZES: ReadonlyMap<string, string> = new Map([
  ['k', 'thousand'],
  ['m', 'million'],
  ['bn', 'billion'],
]);
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const MONTH = MONTHS.join('|');

/** In this order: what is longer and more certain comes first. Every number has a bounded length. */
const steps: [RegExp, (...parts: string[]) => string][] = [
  // Pictures, and marks that join or colour them.
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F/gu, () => ' '],
  [/<[^<>]{1,60}>/g, () => ' '],
  // Quotes are heard as a pause at most, and markup not at all.
  [/[“”„"«»<>{}[\]*_~`^|\\]/g, () => ' '],
  [/https?:\/\/(?:www\.)?/gi, () => ''],
  [/(\p{L})\.(com|org|net|uk|co|de|fr|es|it|nl|eu|io|shop|example)\b/gu, (_all, before, end) => `${before} dot ${end}`],
  [/#(\d{1,9})\b/g, (_all, number) => `number ${spokenNumber(Number(number))}`],
  [/#(?=\p{L})/gu, () => 'hashtag '],
  [
    /(\d{4})-(\d\d)-(\d\d)/g,
    (all, _year, month, day) => (MONTHS[Number(month) - 1] ? spokenDay(day!, MONTHS[Number(month) - 1]!) : all!),
  ],
  [new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${MONTH})\\b`, 'g'), (_all, day, month) => spokenDay(day!, month!)],
  [
    new RegExp(`\\b(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?![\\d:.,])`, 'g'),
    (_all, month, day) => spokenDay(day!, month!),
  ],
  [
    /\b([01]?\d|2[0-3]):([0-5]\d)(?: ?([ap])\.?m\b\.?)?/gi,
    (_all, hours, minutes, half) => spokenTime(inDay(Number(hours), half), Number(minutes)),
  ],
  [/\b(1[0-2]|[1-9]) ?([ap])m\b/gi, (_all, hours, half) => spokenTime(inDay(Number(hours), half), 0)],
  [
    /([£$€])(\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,2})?|\d{1,9}(?:\.\d{1,2})?)( ?(?:k|m|bn)\b)?/gi,
    (_all, sign, amount, size) => spokenMoney(sign!, amount!, size ?? ''),
  ],
  [/(\d{1,9}(?:\.\d{1,4})?) ?%/g, (_all, number) => `${spokenDecimal(number!)} percent`],
  [/(\d{1,9})\s?[–-]\s?(?=\d)/g, (_all, number) => `${spokenNumber(Number(number))} to `],
  [/\b(\d{1,9})(?:st|nd|rd|th)\b/g, (_all, number) => spokenOrdinal(Number(number))],
  // Telephone numbers, and everything else that begins with a nought or a plus.
  [/\+?\b\d(?:[ ]?\d){9,14}\b/g, (all) => spokenDigits(all!.replace(/\D/g, ''))],
  [/\b0\d{1,14}\b/g, (all) => spokenDigits(all!)],
  [/\b(\d{1,3}(?:,\d{3}){1,3})\b/g, (_all, number) => spokenNumber(Number(number!.replaceAll(',', '')))],
  [/\b\d{1,9}\.\d{1,9}\b/g, (all) => spokenDecimal(all!)],
  [/\b(19|20)(\d\d)\b/g, (_all, century, years) => spokenYear(Number(century), Number(years))],
  [/(?<![\d.])\d{1,9}(?![\d])/g, (all) => spokenNumber(Number(all))],
  [/ ?& ?/g, () => ' and '],
  [/ ?\+ ?/g, () => ' plus '],
  [/(\p{L}) ?\/ ?(?=\p{L})/gu, (_all, before) => `${before} or `],
  [/@(?=\S)/g, () => ' at '],
  [/\s[–—-]\s/g, () => ', '],
  [/…/g, () => '.'],
];

function inDay(hours: number, half: string | undefined): number {
  if (!half) return hours;
  return (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** "twenty twenty-six", "two thousand and five", "nineteen hundred" */
function spokenYear(century: number, years: number): string {
  if (century === 20 && years < 10) return spokenNumber(2000 + years);
  if (years === 0) return `${spokenNumber(century)} hundred`;
  return `${spokenNumber(century)} ${years < 10 ? `oh ${spokenNumber(years)}` : spokenNumber(years)}`;
}
