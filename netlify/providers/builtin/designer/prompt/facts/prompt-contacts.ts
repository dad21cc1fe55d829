import { sentenceCase } from '../letters/sentence-case';

/** Telephone numbers, web and mail addresses, handles and street addresses, as typed, and the text without them. */
export function promptContacts(text: string): { contacts: string[]; rest: string } {
  const spans = contactsIn(text);
  return {
    contacts: [...new Set(spans.map(({ start, end }) => spokenContact(text.slice(start, end))))],
    rest: spans.reduce(
      (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      text,
    ),
  };
}

/** Where they stand, each with the words that lead to it: "or call 937-555-0142". */
export function contactsIn(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let rest = text;
  for (const [needs, pattern, holds] of patterns) {
    if (!needs.test(rest)) continue;
    rest = rest.replace(new RegExp(`${lead}(${pattern})`, 'gu'), (whole: string, ...groups: unknown[]) => {
      if (!holds(String(groups[0]), whole)) return whole;
      const start = Number(groups.find((group) => typeof group === 'number'));
      spans.push({ start, end: start + whole.length });
      return ' '.repeat(whole.length);
    });
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** Whether a part tells a number to ring, a mail or a web address; a street is found, and not rung. */
export const reachedBy = (part: string): boolean =>
  /@\S|\bwww\.|(?<![\p{L}\d])[\p{L}\d-]+\.(?:com|org|net|co\.\p{L}{2}|de|fr|es|it|nl|pl|pt|at|ch|be|ie|uk|ca|au|nz|in|br|mx|jp|shop)(?![\p{L}\d])/iu.test(
    part,
  ) || contactsIn(part).some(({ start, end }) => (part.slice(start, end).match(/\d/g) ?? []).length >= LEAST_DIGITS);
const LEAST_DIGITS = 7;

/** "or call 937-555-0142" → "Call 937-555-0142"; an address keeps its small letters. */
export function spokenContact(whole: string): string {
  const words = whole
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:or|and|at|on|via|in)\s|(?:now|today|us|me|to)\b:?\s)+/i, '');
  return /^\p{L}+\.?:?\s/u.test(words) ? sentenceCase(words) : words;
}

/** Enough digits for a number that can be dialled, and neither a date, hours, years nor an amount. */
function isPhone(core: string, whole: string): boolean {
  const digits = core.replace(/\D/g, '').length;
  if (dates.test(core)) return false;
  return digits >= 7
    ? digits <= 15
    : digits >= 3 && /^\W*(?:or\s|and\s)?(?:call|phone|ring|dial|text|tel)/i.test(whole) && !core.includes('/');
}

const always = (): boolean => true;
const dates =
  /^\d{4}[-./]\d{1,2}[-./]\d{1,2}$|^\d{1,2}[-./]\d{1,2}[-./]\d{2,4}$|^\d{4}\s?[-/]\s?\d{4}$|^\d{1,2}[.:]\d{2}\s?-\s?\d{1,2}[.:]\d{2}$|^\d{1,3}(?:[. ]\d{3})+$/;
const verbs = [
  'come',
  'apply',
  'call',
  'phone',
  'ring',
  'dial',
  'text',
  'whatsapp',
  'tel',
  'telephone',
  'visit',
  'email',
  'e-mail',
  'mail',
  'write',
  'follow',
  'book',
  'order',
  'see',
  'find',
  'contact',
  'message',
  'dm',
  'online',
  'or',
  'and',
  'us',
  'me',
  'now',
  'today',
  'at',
  'on',
  'via',
  'in',
  'to',
];
const eitherCase = (word: string): string =>
  `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}|${word.toUpperCase()}`;
const lead = String.raw`(?:(?<![\p{L}\p{N}])(?:${verbs.map(eitherCase).join('|')})\b(?:(?<=[Tt]el)\.)?:?\s+(?:\p{Lu}\p{Ll}+\s+(?=(?:on|at)\s)|\p{Lu}\p{Ll}+[,:]?\s+(?=[\d(+]))?)*`;
const endings =
  'com|org|net|info|biz|io|co|app|shop|store|dev|me|eu|uk|ie|de|at|ch|fr|es|it|nl|be|pt|pl|cz|se|no|dk|fi|us|ca|au|nz|za|in|jp|br|mx|studio|cafe|restaurant|london|berlin';
const streets =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Square|Sq|Court|Ct|Place|Pl|Terrace|Crescent|Close|Way|Parade|Highway|Hwy|Row|Quay|Walk|Mews|Parkway|Pkwy|Alley';
const capital = String.raw`\p{Lu}[\p{L}'’.-]*`;
const town = String.raw`(?:,?\s\d{4,5}\s${capital}(?:\s${capital})*|,\s${capital}(?:\s${capital}){0,2}(?=\s*(?:[,.;!?\n]|$)))?`;
/**
 * Mail before web, since it ends in a domain; streets before telephone, since they may end in a postcode. Each after what
 * every match has in it: Node takes tens of milliseconds to make such a pattern ready, and most texts never need it.
 */
const patterns: readonly (readonly [
  needs: RegExp,
  pattern: string,
  holds: (core: string, whole: string) => boolean,
])[] = [
  [/@/, String.raw`[\p{L}\p{N}][\p{L}\p{N}._+-]*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`, always],
  [/https?:|www\./, String.raw`https?:\/\/[^\s,;]*[\p{L}\p{N}\/]|www\.[^\s,;]*[\p{L}\p{N}\/]`, always],
  [
    /\.[a-z]{2}/,
    String.raw`(?<![\p{L}\p{N}.@])[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.(?:${endings})(?![\p{L}\p{N}-])(?:\/[^\s,;]*[\p{L}\p{N}\/])?`,
    always,
  ],
  [/@/, String.raw`(?<![\p{L}\p{N}])@[\p{L}\p{N}_][\p{L}\p{N}_.]*[\p{L}\p{N}_]`, always],
  [/#/, String.raw`(?<![\p{L}\p{N}&])#(?!(?:[\da-fA-F]{3}|[\da-fA-F]{6})(?![\p{L}\p{N}]))\p{L}[\p{L}\p{N}_]+`, always],
  [
    /\d[a-z]?\s\p{Lu}/u,
    String.raw`(?<![\p{L}\p{N}$€£])\d{1,5}[a-z]?(?:-\d{1,5})?\s(?:${capital}\s){1,4}(?:${streets})(?![\p{L}\p{N}])${town}`,
    always,
  ],
  [
    /(?:tra(?:ß|ss)e|tr\.|eg|latz|llee|asse|amm|fer)\s\d/,
    String.raw`\p{Lu}[\p{L}-]*(?:\s${capital})?(?:straße|strasse|str\.|weg|platz|allee|gasse|damm|ufer|[ -]Straße|[ -]Allee|[ -]Platz|[ -]Weg)\s\d{1,4}[a-z]?(?![\p{L}\p{N}])${town}`,
    always,
  ],
  [/\d{3}-[A-Z]/, String.raw`(?<![\p{L}\p{N}])(?:\d-)?\d{3}-[A-Z][A-Z\d-]{3,}(?![\p{L}\p{N}])`, always],
  [
    /\d[\d()./\s-]+\d/,
    String.raw`(?<![\p{L}\p{N}.,$€£])(?:\+\s?)?\(?\d(?:[\d().\/-]|\s(?=[\d(]))+\d(?![\p{L}\p{N}%€$£])`,
    isPhone,
  ],
];
