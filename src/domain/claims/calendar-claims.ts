import { monthNames } from '../month-names';
import { weekday } from '../zoned-time';
import { wholeWords, type Claim, type ClaimLanguage } from './claim-language';

/** Weekdays, months, and days that are told from today: "Saturdays", "freitagabends", "im Mai", "tomorrow". */
export function calendarClaims(text: string, languages: readonly ClaimLanguage[]): Claim[] {
  return [
    ...weekdays.flatMap((pattern, index) => claim(text, pattern, `weekday:${index + 1}`)),
    ...SHORT_DAYS.flatMap((pattern, index) => claim(text, pattern, `weekday:${index + 1}`)),
    ...languages.flatMap((language) =>
      months[language].flatMap((pattern, index) => claim(text, pattern, `monthname:${index + 1}`)),
    ),
    ...claim(text, WEEKEND, 'weekend'),
    ...languages.flatMap((language) => claim(text, SOON[language], 'soon')),
  ];
}

/** What a day that is given supports: 2026-12-06 is a Sunday, the 6th, and in December. */
export function keysOfDay(date: string): string[] {
  const [, month, day] = date.split('-').map(Number);
  const of = weekday(date);
  return [
    `weekday:${of}`,
    `monthname:${month}`,
    `date:${month}-${day}`,
    `number:${day}`,
    ...(of > 5 ? ['weekend'] : []),
  ];
}

/** "Mon-Fri" and "Mo-Fr" stand for the days between as well. */
export function keysOfRanges(text: string): string[] {
  return [...text.matchAll(RANGE)].flatMap(([, from, to]) => {
    const [first, last] = [shortDay(from!), shortDay(to!)];
    const days = first && last && first <= last ? Array.from({ length: last - first + 1 }, (_, on) => first + on) : [];
    return days.flatMap((day) => [`weekday:${day}`, ...(day > 5 ? ['weekend'] : [])]);
  });
}

const claim = (text: string, pattern: RegExp, key: string): Claim[] =>
  [...text.matchAll(pattern)].map(([said]) => ({ kind: 'day', keys: [key], said }));

const shortDay = (name: string): number | undefined => {
  const start = name.toLowerCase();
  const at = STARTS.findIndex((starts) => starts.some((one) => start.startsWith(one)));
  return at < 0 ? undefined : at + 1;
};

const STARTS = [
  ['mo', 'lu', 'ma a', 'maa'],
  ['tu', 'di', 'mar'],
  ['we', 'mi', 'mer', 'wo'],
  ['th', 'do', 'jeu', 'jue', 'gio'],
  ['fr', 'ven', 'vie', 'vr'],
  ['sat', 'sa', 'sá', 'zat'],
  ['sun', 'so', 'dim', 'zon'],
];
const DAY =
  '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|maa?n?|woe?|don?|vrij?|zat?|zon?)\\p{L}{0,7}';
const RANGE = new RegExp(
  `(?<!\\p{L})(${DAY})\\.? ?(?:-|to|till|until|bis|au?|t/m|tot(?: en met)?) ?(${DAY})(?!\\p{L})`,
  'giu',
);

const weekdays = [
  ['monday*', 'montag*', 'lundi*', 'lunes', 'maandag*', 'lunedì', 'segunda feira'],
  ['tuesday*', 'dienstag*', 'mardi*', 'martes', 'dinsdag*', 'martedì', 'terça feira'],
  ['wednesday*', 'mittwoch*', 'mercredi*', 'miércoles', 'woensdag*', 'mercoledì', 'quarta feira'],
  ['thursday*', 'donnerstag*', 'jeudi*', 'jueves', 'donderdag*', 'giovedì', 'quinta feira'],
  ['friday*', 'freitag*', 'vendredi*', 'viernes', 'vrijdag*', 'venerdì', 'sexta feira'],
  ['saturday*', 'samstag*', 'sonnabend*', 'samedi*', 'sábado*', 'zaterdag*', 'sabato'],
  ['sunday*', 'sonntag*', 'dimanche*', 'domingo*', 'zondag*', 'domenica'],
].map((names) => wholeWords(names));

/** In English only: elsewhere they are words. "Sat" and "Sun" only before a figure or a dash. */
const SHORT_DAYS = ['Mon', 'Tues?', 'Wed', 'Thu(?:rs?)?', 'Fri', 'Sat(?=\\.? ?[-\\d])', 'Sun(?=\\.? ?[-\\d])'].map(
  (name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'),
);

const named = (names: string, flags?: string) => names.split(' ').map((name) => wholeWords([name], flags));
const months: Record<ClaimLanguage, RegExp[]> = {
  // "may" and "march" are verbs: a month has its capital, and May also something before or after that dates.
  en: named(monthNames.join(' '), 'gu').map((pattern, index) =>
    index === 4
      ? /(?<=(?:in|of|on|by|from|since|until|till|during|late|early|mid|next|this|last|\d|st|nd|rd|th)[ -])May(?!\p{L})|(?<!\p{L})May(?= \d)/gu
      : pattern,
  ),
  de: named('januar* februar* märz april mai juni juli august september oktober november dezember'),
  fr: named('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  es: named('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  nl: named('januari februari maart april mei juni juli augustus september oktober november december'),
  it: named('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  pt: named('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
};

const WEEKEND =
  /(?<!\p{L})(?:this|next|every|all|coming|at the|on|dit|volgend|elk|in het|ce|chaque|le|questo|nel) week-?ends?(?!\p{L})|(?<!\p{L})(?:am|dieses|jedes|kommendes|nächstes) wochenende(?!\p{L})|(?<!\p{L})fin(?:es)? de semana/giu;

const SOON: Record<ClaimLanguage, RegExp> = {
  en: /(?<!\p{L})(?:tomorrow|tonight|this (?:morning|afternoon|evening)|next (?:week|month)|(?:only|just|until) today|today only)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:(?<!(?:am|jeden|guten|heute) )morgen(?= (?:früh|ab|um|von|bis|wird|ist|gibt|haben|sind|geht|kommt|öffnen))|übermorgen|heute (?:abend|nachmittag)|nur (?:noch )?heute|nächste woche|nächsten monat)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:demain|ce (?:soir|matin)|cet après-midi|la semaine prochaine|le mois prochain|aujourd'hui seulement)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:(?<!(?:la|cada|una|esta) )mañana|esta (?:noche|tarde|mañana)|la próxima semana|(?:sólo|solo) hoy)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:morgen(?= (?:is|zijn|om|van|open|kun))|overmorgen|vanavond|vanmiddag|volgende (?:week|maand)|alleen vandaag)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:domani|stasera|la prossima settimana|solo oggi)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:amanhã|hoje à noite|na próxima semana|só hoje)(?!\p{L})/giu,
};
