import type { Claim } from './claim-language';

/**
 * Times of the day in words: "half past seven", "halb acht", "half negen", "las siete y media", "midi". Each stands for the
 * morning and for the evening, because people leave that to whoever listens. Returns the text without them.
 */
export function clockWords(text: string): { claims: Claim[]; rest: string } {
  const claims: Claim[] = [];
  let rest = text;
  for (const [pattern, minutesOf] of CLOCKS)
    rest = rest.replace(pattern, (said: string, ...groups: unknown[]) => {
      const minutes = minutesOf(String(groups[0] ?? '').toLowerCase());
      if (minutes === null) return said;
      const halves = minutes === 0 || minutes === NOON ? [minutes] : [minutes % 1440, (minutes + NOON) % 1440];
      const keys = halves.map((one) => `clock:${one}`);
      claims.push({ kind: 'number', keys, said: said.trim() });
      return ' '.repeat(said.length);
    });
  return { claims, rest };
}

const NOON = 720;
const HOURS = {
  en: 'one two three four five six seven eight nine ten eleven twelve',
  de: 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  nl: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
  fr: 'une deux trois quatre cinq six sept huit neuf dix onze douze',
  es: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
};
type Tongue = keyof typeof HOURS;

const any = (tongue: Tongue): string => `(${HOURS[tongue].split(' ').join('|')}|\\d{1,2})`;
const hourOf = (tongue: Tongue, said: string): number | null => {
  const hour = /^\d+$/.test(said) ? Number(said) : HOURS[tongue].split(' ').indexOf(said) + 1;
  return hour >= 1 && hour <= 24 ? hour : null;
};
const after =
  (tongue: Tongue, minutes: number) =>
  (said: string): number | null => {
    const hour = hourOf(tongue, said);
    return hour === null ? null : (hour % 12) * 60 + minutes + (minutes < 0 ? NOON : 0);
  };
const words = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu');

/** German and Dutch name the half hour by the hour that follows it. */
const CLOCKS: readonly [RegExp, (said: string) => number | null][] = [
  [words(`half past ${any('en')}`), after('en', 30)],
  [words(`(?<=(?:at|from|until|till|by|about) )half ${any('en')}`), after('en', 30)],
  [words(`(?:a )?quarter past ${any('en')}`), after('en', 15)],
  [words(`(?:a )?quarter to ${any('en')}`), after('en', -15)],
  [words(`halb ${any('de')}`), after('de', -30)],
  [words(`viertel nach ${any('de')}`), after('de', 15)],
  [words(`viertel vor ${any('de')}`), after('de', -15)],
  [words(`(?<=(?:om|tot|vanaf|rond) )half ${any('nl')}`), after('nl', -30)],
  [words(`kwart over ${any('nl')}`), after('nl', 15)],
  [words(`kwart voor ${any('nl')}`), after('nl', -15)],
  [words(`${any('fr')} heures? et demie`), after('fr', 30)],
  [words(`${any('fr')} heures? et quart`), after('fr', 15)],
  [words(`${any('fr')} heures? moins le quart`), after('fr', -15)],
  [words(`las? ${any('es')} y media`), after('es', 30)],
  [words(`las? ${any('es')} y cuarto`), after('es', 15)],
  [words(`las? ${any('es')} menos cuarto`), after('es', -15)],
  // "Um acht": a time, though eight is an ordinary word elsewhere.
  [words('(?<=(?:um|bis|ab|gegen) )(acht|elf)'), after('de', 0)],
  [words('(?<=(?:om|tot|vanaf) )(acht|elf)'), after('nl', 0)],
  // Past the twelfth hour nobody has to guess.
  [words("(?:noon|midday|(?<=(?:à|dès|jusqu'à) )midi|mediodía|mezzogiorno|meio-dia)"), () => NOON],
  [
    words("(?:midnight|mitternacht|(?<=(?:à|dès|jusqu'à) )minuit|medianoche|middernacht|mezzanotte|meia-noite)"),
    () => 0,
  ],
];
