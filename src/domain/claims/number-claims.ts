import { claimLanguages, wholeWords, type Claim, type ClaimLanguage } from './claim-language';
import { clockWords } from './clock-words';
import { numberWords } from './number-words';

/** Figures and numbers in words, with what they count: "€45", "half past nine" by its nine, "zwanzig Jahre", "24.12.". */
export function numberClaims(text: string, languages: readonly ClaimLanguage[]): Claim[] {
  const bare = text.replace(IN_PASSING, (said) => ' '.repeat(said.length)).replace(GROUPED, '$1');
  const clock = clockWords(bare);
  const { claims, rest } = fractions(clock.rest);
  return [...clock.claims, ...claims, ...figures(rest), ...spelled(rest, languages)];
}

function figures(text: string): Claim[] {
  return [...text.matchAll(/(?<!\d)(?<!\dh)\d+(?:[.,:/]\d+)*/gu)].map((match) => {
    const [token] = match;
    const before = text.slice(Math.max(0, match.index - 5), match.index);
    const after = text.slice(match.index + token.length, match.index + token.length + 40);
    const unit = unitOf(before, after);
    const sign = /[€$£¥]\s?$/u.exec(before)?.[0];
    return {
      kind: 'number',
      keys: keysOf(token, unit, after),
      said: `${sign ?? ''}${token}${(!sign && unit && /^[ -]?(?:%|€|\p{L}+)/u.exec(after)?.[0]) || ''}`.trim(),
    };
  });
}

function spelled(text: string, languages: readonly ClaimLanguage[]): Claim[] {
  const words = [...text.matchAll(/\p{L}+/gu)];
  const claims: Claim[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (const length of [3, 2, 1]) {
      const last = words[at + length - 1];
      if (!last) continue;
      const said = text.slice(words[at]!.index, last.index + last[0].length);
      const value = valueOf(said.toLowerCase(), languages);
      if (value === null) continue;
      const after = text.slice(
        last.index + said.length - (last.index - words[at]!.index),
        last.index + last[0].length + 40,
      );
      const unit = unitOf(text.slice(Math.max(0, words[at]!.index - 5), words[at]!.index), after);
      if (value === 1 && unit === null) break;
      if (AMBIGUOUS.has(said.toLowerCase()) && unit === null) break;
      // "Neun Uhr" is nine in the morning or in the evening.
      const keys =
        unit === 'clock'
          ? [value, (value + 12) % 24].map((hour) => `clock:${hour * 60}`)
          : inOtherUnits([`${unit ?? 'number'}:${value}`]);
      claims.push({ kind: 'number', keys, said });
      at += length - 1;
      break;
    }
  }
  return claims;
}

/** "By the fifth" supports "by the 5th"; by itself it claims nothing, since most ordinals are only an order. */
export const ordinalsIn = (text: string): number[] =>
  ORDINALS.flatMap((word, index) => (new RegExp(`\\b${word}\\b`, 'iu').test(text) ? [index + 1] : []));
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** "Half an hour", "eine Viertelstunde", "a third": parts, which have words of their own. */
function fractions(text: string): { claims: Claim[]; rest: string } {
  const claims: Claim[] = [];
  let rest = text;
  for (const [pattern, key] of FRACTIONS)
    rest = rest.replace(pattern, (said) => {
      claims.push({ kind: 'number', keys: inOtherUnits([key]), said });
      return ' '.repeat(said.length);
    });
  return { claims, rest };
}

/** Two weeks are fourteen days, and an hour is sixty minutes. */
function inOtherUnits(keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const [unit, value] = key.split(':') as [string, string];
    const many = OTHER_UNITS.get(unit);
    return many ? [key, `${many[0]}:${Number(value) * many[1]}`] : [key];
  });
}

const OTHER_UNITS: ReadonlyMap<string, readonly [string, number]> = new Map([
  ['week', ['day', 7]],
  ['hour', ['minute', 60]],
  ['year', ['month', 12]],
]);
const FRACTIONS: readonly [RegExp, string][] = [
  [
    /(?<!\p{L})(?:three[ -]quarters of an hour|(?:drei|eine dreiviertel) ?viertelstunden?|dreiviertelstunde|trois quarts d'heure|tres cuartos de hora|drie kwartier|tre quarti d'ora)(?!\p{L})/giu,
    'minute:45',
  ],
  [
    /(?<!\p{L})(?:(?:a )?quarter of an hour|(?:einer? )?viertelstunde|(?:un )?quart d'heure|(?:un )?cuarto de hora|(?:een )?kwartier|(?:un )?quarto d'ora|quarto de hora)(?!\p{L})/giu,
    'minute:15',
  ],
  [
    /(?<!\p{L})(?:half an hour|half[ -]hour|(?:einer? )?halben? stunde|(?:une )?demi-heure|media hora|(?:een )?half uur|mezz'ora|meia hora)(?!\p{L})/giu,
    'minute:30',
  ],
  [
    /(?<!\p{L})(?:an hour and a half|anderthalb(?:e|en)? stunden?|eineinhalb stunden?|une heure et demie|hora y media|anderhalf uur|un'ora e mezza|hora e meia)(?!\p{L})/giu,
    'minute:90',
  ],
  [
    /(?<!\p{L})(?:(?:by |up to )?a third|(?:ein|einem) drittel|un tiers|un tercio|een derde|un terzo|um terço)(?!\p{L})/giu,
    'part:3',
  ],
  [/(?<!\p{L})(?:tenner|tientje|fiver)(?!\p{L})/giu, 'money:10'],
];

function valueOf(said: string, languages: readonly ClaimLanguage[]): number | null {
  for (const language of languages) {
    const value = numberWords[language].get(said);
    if (value !== undefined) return value;
    // "three hundred", "dreihundert", "hundreds": an amount, whatever it is exactly.
    const compound = (language === 'de' || language === 'nl') && compoundOf(said, language);
    if (compound) return compound;
    const many = MANY[language].exec(said);
    if (many) return /^(?:h|c)/iu.test(many[1]!) ? 100 : /^m[il]{2}i|^mil[jh]/iu.test(many[1]!) ? 1e6 : 1000;
  }
  return said === 'one' && languages.includes('en') ? 1 : null;
}

/** "hundertzwanzig", "driehonderdvijftig". */
function compoundOf(said: string, language: 'de' | 'nl'): number | null {
  const [, before, hundred, rest] = /^(\p{L}{0,8})(hundert|honderd)(?:und|en)?(\p{L}{3,20})$/u.exec(said) ?? [];
  if (!hundred || before === undefined || !rest) return null;
  const table = numberWords[language];
  const hundreds = before === '' || /^(?:ein|een)$/.test(before) ? 1 : table.get(before);
  const tail = table.get(rest);
  return hundreds && tail && tail < 100 ? hundreds * 100 + tail : null;
}

/** What a figure may mean; a given figure counts for each of them. */
function keysOf(token: string, unit: Unit | null, after: string): string[] {
  const parts = token.split(/[.,:/]/u).map(Number);
  const values = decimalsOf(token);
  if (unit !== null && unit !== 'clock') {
    const keys = inOtherUnits(values.map((value) => `${unit}:${value}`));
    // "2h" is a duration, and "14h" an hour of the day.
    return unit === 'hour' && parts.length === 1 && /^\s?h(?![\p{L}])/u.test(after)
      ? [...keys, `clock:${parts[0]! * 60}`]
      : keys;
  }
  const clock = clockOf(token, after);
  if (unit === 'clock') return clock === null ? values.map((value) => `number:${value}`) : [`clock:${clock}`];
  if (token.includes(':')) return clock === null ? [`number:${token}`] : [`clock:${clock}`];
  const dates = datesOf(parts, token);
  return [
    ...(parts.length < 3 ? values.map((value) => `number:${value}`) : []),
    ...(parts.length === 2 && clock !== null && token.includes('.') ? [`clock:${clock}`] : []),
    ...dates,
    ...(parts.length >= 3 && dates.length === 0 ? values.map((value) => `number:${value}`) : []),
  ];
}

/** "1,200", "1.200,50" and "4.5" in the ways that people write them. */
function decimalsOf(token: string): number[] {
  const whole = Number(token.replace(/[.,:/]/gu, ''));
  if (/^\d+$/.test(token)) return [whole];
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(token) ? [whole] : [];
  const cut = Math.max(token.lastIndexOf('.'), token.lastIndexOf(','));
  const decimal = cut < 0 ? NaN : Number(`${token.slice(0, cut).replace(/[.,]/gu, '')}.${token.slice(cut + 1)}`);
  return [...grouped, ...(Number.isFinite(decimal) ? [decimal] : [])];
}

/** Minutes since midnight: "9:30", "9.30", "9h30"; "am" and "pm" count. */
function clockOf(token: string, after: string): number | null {
  const [hours = NaN, minutes = Number(/^h(\d{2})/u.exec(after)?.[1] ?? 0)] = token.split(/[.:]/u).map(Number);
  if (hours > 24 || minutes > 59 || !Number.isFinite(hours)) return null;
  const half = /^\s?([ap])\.?m(?![\p{L}])/iu.exec(after)?.[1]?.toLowerCase();
  return ((half === 'p' && hours < 12 ? hours + 12 : half === 'a' && hours === 12 ? 0 : hours) * 60 + minutes) % 1440;
}

function datesOf(parts: readonly number[], token: string): string[] {
  if (token.includes(':') || token.includes(',') || parts.length > 3) return [];
  const [first = 0, second = 0, third = 0] = parts;
  const date = (day: number, month: number) =>
    day >= 1 && day <= 31 && month >= 1 && month <= 12 ? [`date:${month}-${day}`] : [];
  if (parts.length === 1) return [];
  if (first > 1000) return date(third, second);
  return [...date(first, second), ...date(second, first)];
}

function unitOf(before: string, after: string): Unit | null {
  if (/(?:[€$£¥]|EUR|CHF|USD|GBP)\s?$/u.test(before)) return 'money';
  const next = after.replace(/^[\s-]+/u, '');
  const found = UNITS.find(([, pattern]) => pattern.test(next));
  if (found) return found[0];
  // "twenty happy customers", "30 lange Jahre"
  const second = next.replace(/^\p{L}+\s/u, '');
  return LOOSE.find(([, pattern]) => second !== next && pattern.test(second))?.[0] ?? null;
}

export type Unit =
  | 'money'
  | 'percent'
  | 'clock'
  | 'year'
  | 'month'
  | 'week'
  | 'day'
  | 'hour'
  | 'minute'
  | 'people'
  | 'size';

const startsWith = (phrases: string) => new RegExp(`^(?:${phrases})(?![\\p{L}\\p{N}])`, 'iu');
const PEOPLE = startsWith(
  'people|persons?|guests?|customers?|clients?|patients?|families|members?|employees?|staff|colleagues?|personen|leute|menschen|gästen?|kund(?:en|innen)|mitarbeiter(?:n|innen)?|familien|personnes?|clientes?|personas?|empleados|familias|klanten|mensen|gasten|medewerkers|persone|clienti|pessoas',
);
const YEARS = startsWith('years?|yrs?|jahre?n?s?|ans?|années?|años?|jaar|jaren|anni|anno|anos?|decades?|jahrzehnten?');
const LOOSE: readonly [Unit, RegExp][] = [
  ['people', PEOPLE],
  ['year', YEARS],
];
const UNITS: readonly [Unit, RegExp][] = [
  ['percent', /^(?:%|(?:per ?cent|prozent|procent|pour cent|por ciento|per cento|por cento)(?!\p{L}))/iu],
  [
    'money',
    /^(?:[€$£¥]|(?:euros?|eur|pounds?|quid|dollars?|francs?|franken|chf|usd|gbp|pence|cents?|céntimos)(?!\p{L}))/iu,
  ],
  ['clock', /^(?:[ap]\.?m(?!\p{L})|h\d{2}|(?:uhr|uur|o'clock|heures?)(?!\p{L}))/iu],
  ['year', YEARS],
  ['month', startsWith('months?|monate?n?|mois|mes(?:es)?|maand(?:en)?|mes[ei]|mês')],
  ['week', startsWith('weeks?|wochen?|semaines?|semanas?|we(?:ek|ken)|settiman[ae]')],
  ['day', startsWith('days?|tage?n?|jours?|días?|dag(?:en)?|giorn[oi]|dias?')],
  ['hour', startsWith('hours?|hrs?|h|stunden?|horas?|uren|or[ae]')],
  ['minute', startsWith("minutes?|mins?|minuten?|minutos?|minut[oi]|'")],
  ['people', PEOPLE],
  [
    'size',
    startsWith(
      'km|kilomet(?:er|re)s?|miles?|met(?:er|re)s?|metros?|m|cm|mm|kg|kilos?|g|gramm?|l|lit(?:er|re)s?|litros?|m²|m2|sqm|°c|°',
    ),
  ],
];

/** "1 250 €", as the French and the Swiss write it. */
const GROUPED = /(?<![\d.,])(\d{1,3}) (?=\d{3}(?:,\d{2})?\s?(?:€|euros?|eur|chf|francs?|kr|km|kg)(?!\p{L}))/giu;

/** Said by the way, of nothing in particular. */
const IN_PASSING = wholeWords([
  'one or two',
  'or two',
  'two or three',
  'the two of you',
  'two cents',
  'a hundred times',
  'a thousand thanks',
  'ein oder zwei',
  'ein, zwei',
  'zwei, drei',
  'ein paar',
  'un ou deux',
  'deux ou trois',
  'uno o dos',
  'dos o tres',
  'een of twee',
  'twee of drie',
]);
/** Ordinary words of their language, numbers only before what is counted: "new" in French, "due" and "sei" in Italian. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['neuf', 'sei', 'acht', 'elf', 'cent', 'mil']);

const MANY = Object.fromEntries(
  claimLanguages.map((language) => [language, new RegExp(`^(?:${manyOf(language)})$`, 'iu')]),
) as Record<ClaimLanguage, RegExp>;

function manyOf(language: ClaimLanguage): string {
  return {
    en: '(hundreds|thousands|millions)',
    de: '\\p{L}*(hundert|tausend)(?:e|en|s)?',
    nl: '\\p{L}*(honderd|duizend)(?:en)?',
    fr: '(centaines?|milliers?|cents)',
    es: '(cientos|miles|centenares|\\p{L}*cientos)',
    it: '(centinaia|migliaia)',
    pt: '(centenas|milhares)',
  }[language];
}
