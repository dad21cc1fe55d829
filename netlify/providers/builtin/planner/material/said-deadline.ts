import { questionOf } from '../../../../../src/domain/owner-question';
import { daysAhead, type Moment } from '../choosing/moment';
import type { Told } from './told-shapes';

/**
 * Whether an answer says until when ("before the 5th", "bis zum 6. Dezember") and that day is over when the week begins: it
 * is held until the day lies ahead again. What somebody tells of may have had any day, and what is so every month has none.
 */
export function isOverdue(
  { material: { question, source }, words: { text, detail } }: DayTold,
  moment: Moment,
): boolean {
  const shape = source === 'interview' ? questionOf(question)?.shape : undefined;
  if (shape === 'behind' || shape === 'proud') return false;
  const said = [...text, ...detail].join(' ');
  return !MONTHLY.test(said) && limitsIn(said, moment).some((date) => isOver(date, moment));
}

type DayTold = Pick<Told, 'material' | 'words'>;

const isOver = (date: string, { week, today }: Moment): boolean =>
  daysAhead(week, date) <= Math.max(0, daysAhead(week, today));

/** Dates as they lie nearest to the week; a day alone is one of the month that is named elsewhere, else of this one. */
function limitsIn(said: string, moment: Moment): string[] {
  const named = [...said.matchAll(DAY_OF_MONTH)].map(({ groups }) => dateOf(groups!, moment));
  const elsewhere = MONTH_ALONE.exec(said)?.[0] ?? (CHRISTMAS.test(said) ? 'dec' : null);
  const alone = [...said.matchAll(DAY_ALONE)]
    .map(([, day]) => Number(day))
    // "By the 3rd" may be a lesson.
    .filter((day) => elsewhere !== null || day > LAST_ORDINAL)
    .map((day) => nearest(elsewhere === null ? moment.month : monthOf(elsewhere), day, moment));
  return [...named, ...alone].filter((date) => date !== null);
}

function dateOf({ day, month, first, later }: Partial<Record<string, string>>, moment: Moment): string | null {
  return nearest(monthOf(month ?? first!), Number(day ?? later), moment);
}

function nearest(month: number, day: number, { week }: Moment): string | null {
  const year = Number(week.startsOn.slice(0, 4));
  const dates = [year - 1, year, year + 1]
    .map((one) => `${String(one)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
    .filter((date) => !Number.isNaN(Date.parse(`${date}T00:00:00Z`)))
    .toSorted((one, other) => Math.abs(daysAhead(week, one)) - Math.abs(daysAhead(week, other)));
  return dates[0] ?? null;
}

const months: readonly string[] = [
  'jan(?:uary|uar|uari|vier)?|enero|gennaio|janeiro|stycz\\p{L}+',
  'feb(?:ruary|ruar|ruari|rero|braio)?|février|fevereiro|lutego',
  'march|märz|mars|marzo|maart|março|marca',
  'apr(?:il|ile)?|avril|abril|kwietnia',
  'may|mai|mayo|mei|maggio|maio|maja',
  'june?|juni|juin|junio|giugno|junho|czerwca',
  'july?|juli|juillet|julio|luglio|julho|lipca',
  'aug(?:ust|ustus)?|août|agosto|sierpnia',
  'sept?(?:ember|embre|iembre)?|settembre|setembro|września',
  'oct(?:ober|obre|ubre)?|oktober|ottobre|outubro|października',
  'nov(?:ember|embre|iembre|embro)?|listopada',
  'dec(?:ember|embro)?|dez(?:ember|embro)?|décembre|diciembre|dicembre|grudnia',
];
const MONTH = months.join('|');
const monthOf = (name: string): number =>
  months.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(name)) + 1;

/** What comes before the last day; in English the "th" or a month tells a day from a number. */
const LIMIT =
  "(?:before|by|until|till|up to|no later than|bis(?: spätestens)?(?: zum)?|spätestens(?: am)?|vor dem|avant|jusqu[’']au|pour|antes del?|hasta|para|entro|prima del?|fino al|per|até|antes do|voor|tot(?: en met)?|uiterlijk|do|przed)(?: (?:the|le|el|il|o|de|dia|día|am|den))*";
const DAY_OF_MONTH = new RegExp(
  `(?<!\\p{L})${LIMIT} (?:(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.)? (?:of |de )?(?<month>${MONTH})|(?<first>${MONTH}) (?<later>\\d{1,2})(?:st|nd|rd|th)?)(?![\\p{L}\\d]| (?:de )?(?:19|20)\\d\\d)`,
  'giu',
);
const AFTER_DAY =
  "(?=$|[.,;:!?)]|\\s(?:and|or|you|we|I|it|then|yes|no|if|for|to|ja|nein|geht|schon|klappt|dann|oui|non|c[’']est|on|ça|si|sí|y|ya|sale|llega|sì|e|sim|não|dá|wel|nee|lukt|kan|dan)(?!\\p{L}))";
const DAY_ALONE = new RegExp(
  `(?<!\\p{L})(?:(?:before|by|until|till) the (?=\\d{1,2}(?:st|nd|rd|th))|(?:bis zum|vor dem) (?=\\d{1,2}\\.)|avant le |jusqu[’']au |antes del (?:día )?|hasta el (?:día )?|entro il |prima del |fino al |até o dia |antes do dia |voor de (?=\\d{1,2}e))(\\d{1,2})(?:st|nd|rd|th|e|(?<=(?:zum|dem) \\d{1,2})\\.)?${AFTER_DAY}`,
  'giu',
);
const MONTH_ALONE = new RegExp(
  `(?<!\\p{L})(?:January|February|April|June|July|August|September|October|November|December|Januar|Februar|Juni|Juli|Oktober|Dezember|janvier|février|avril|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|junho|julho|setembro|outubro|novembro|dezembro|augustus)(?!\\p{L})`,
  'iu',
);
const CHRISTMAS = /(?<!\p{L})(?:Christmas|Xmas|Weihnacht\p{L}*|Noël|Navidad|Natale|Natal|Kerst\p{L}*|Reyes)(?!\p{L})/u;
const MONTHLY =
  /(?<!\p{L})(?:(?:every|each|of the) month|monthly|(?:jeden|des) Monats?|chaque mois|du mois|(?:cada|del) mes|(?:ogni|del) mese|(?:todo|do) mês|(?:elke|van de) maand)(?!\p{L})/iu;
const LAST_ORDINAL = 3;
