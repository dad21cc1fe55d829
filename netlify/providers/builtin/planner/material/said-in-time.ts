import { seasons, type Season } from '../../../../../src/domain/calendar/season';
import { upcoming, type Moment } from '../choosing/moment';

/** Whether an owner's sentence names the month or the season that it now is: "the headstart class runs in December". */
export function isOfNow(text: string, { month, season }: Moment): boolean {
  return monthsIn(text).includes(month) || (season !== null && seasonsIn(text).includes(season.season));
}

/** Whether a thing is named after this time of year: "winter line thaw", "fromage à raclette l'hiver", "Weihnachtsplätzchen". */
export function isThingOfNow(name: string, moment: Moment): boolean {
  // Nobody buys a Christmas tree on the 28th.
  if (THING_OF_FEAST.test(name)) return upcoming(moment, 'christmas', DAYS_OF_FEAST) !== null;
  // A boat has been laid up long before the winter.
  if (LAID_UP.test(name)) return moment.season?.season === 'autumn';
  // "Repairs after the winter" are for the spring.
  if (AROUND_SEASON.test(name)) return false;
  const { month, season } = moment;
  return (season !== null && thingsOfSeason[season.season].test(name)) || monthsIn(name).includes(month);
}

/** Whether it names a time of year, and none that is near: "vineyards in winter" waits in May, and "for spring" does not in December. */
export function waitsForItsTime(text: string, { month, season }: Moment): boolean {
  const months = monthsIn(text);
  const named = season === null ? [] : seasonsIn(text);
  if (months.length + named.length === 0) return false;
  const isNear = months.some((one) => (one - month + 12) % 12 <= MONTHS_AHEAD);
  const next = season && seasons[(seasons.indexOf(season.season) + 1) % seasons.length];
  return !isNear && !named.some((one) => one === season?.season || one === next);
}

/** The words by which an answer names a season, or Christmas, that it is not now where its owner is; null for none. */
export function seasonElsewhen(text: string, { month, season }: Moment): string | null {
  for (const [named, pattern] of Object.entries(spokenSeasons)) {
    const said = pattern.exec(text)?.[0];
    if (said === undefined) continue;
    if (season !== null && named !== season.season) return said;
  }
  const feast = CHRISTMAS.exec(text)?.[0];
  return feast !== undefined && month < 11 ? feast : null;
}

/** Words that may be something else ("may", "mars") are months after these. */
const BEFORE = '(?:in|from|until|by|for|every|en|im|de|em|w|od|do|a|vanaf|di|mid|Mitte|mi)';

/** "Campaña de octubre a enero" is in December, too. */
function monthsIn(text: string): number[] {
  const named = namedIn(text);
  const [first, last] = named;
  if (first === undefined || last === undefined || named.length !== 2 || !RANGE.test(text)) return named;
  const [from, to] = isBefore(text, first, last) ? [first, last] : [last, first];
  return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, at) => ((from - 1 + at) % 12) + 1);
}
const isBefore = (text: string, one: number, other: number): boolean => placeOf(text, one) < placeOf(text, other);
const placeOf = (text: string, month: number): number => text.search(nameOf(month));
const nameOf = (month: number): RegExp => new RegExp(months[month - 1]!.replaceAll(`${BEFORE} `, ''), 'iu');
const RANGE =
  /(?<!\p{L})(?:de|d[’']|von|from|da|van|od|entre|zwischen|between) ?\p{L}{3,12} (?:a|à|al|bis|to|till|tot|do|até|y|und|and|e) \p{L}{3,12}(?!\p{L})/iu;

/** A year beside it tells of something that was: "since May 2010". */
const namedIn = (text: string): number[] =>
  months.flatMap((names, index) =>
    new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})(?! (?:de )?(?:19|20)\\d\\d)`, 'iu').test(text) ? [index + 1] : [],
  );
const seasonsIn = (text: string): Season[] => seasons.filter((season) => seasonNames[season].test(text));

const months: readonly string[] = [
  'January|Januar|janvier|enero|januari|gennaio|janeiro|stycz(?:eń|nia|niu)',
  'February|Februar|février|febrero|februari|febbraio|fevereiro|lut(?:y|ego|ym)',
  `${BEFORE} (?:March|März|mars|marzo|maart|março|marca|marcu)`,
  'April|avril|abril|aprile|kwiec(?:ień|cień|tnia|tniu)',
  `${BEFORE} (?:May|Mai|mayo|mei|maggio|maio|maja|maju)`,
  'June|Juni|juin|junio|giugno|junho|czerwc(?:a|u)|czerwiec',
  'July|Juli|juillet|julio|luglio|julho|lip(?:iec|ca|cu)',
  'August|août|agosto|augustus|sierp(?:ień|nia|niu)',
  'September|septembre|septiembre|settembre|setembro|wrze(?:sień|śnia|śniu)',
  'October|Oktober|octobre|octubre|ottobre|outubro|październik(?:a|u)?',
  'November|novembre|noviembre|novembro|listopad(?:a|zie)?',
  'December|Dezember|décembre|diciembre|dicembre|dezembro|grud(?:zień|nia|niu)|Christmas|Xmas|Weihnachten|Noël|Navidad|Kerst(?:mis)?|Boże(?:go)? Narodzeni[ea]',
];
const seasonNames: Record<Season, RegExp> = {
  winter:
    /(?<!\p{L})(?:(?:in|for|every|this) (?:the )?winter|im Winter|(?:en |l['’])hiver|(?:en|el) invierno|(?:in|d['’]) ?inverno|no inverno|in de winter|['’]s winters|zimą|w zimie)(?!\p{L})/iu,
  spring:
    /(?<!\p{L})(?:(?:in|for|every|this) (?:the )?spring|im Frühling|im Frühjahr|(?:au|le) printemps|(?:en|in|na) primavera|in het voorjaar|in de lente|wiosną)(?!\p{L})/iu,
  summer:
    /(?<!\p{L})(?:(?:in|for|every|this) (?:the )?summer|im Sommer|(?:en |l['’])été|(?:en|el) verano|(?:in|d['’]) ?estate|no verão|in de zomer|['’]s zomers|latem)(?!\p{L})/iu,
  autumn:
    /(?<!\p{L})(?:(?:in|for|every|this) (?:the )?(?:autumn|fall)|im Herbst|(?:en |l['’])automne|(?:en|el) otoño|in autunno|no outono|in de herfst|jesienią)(?!\p{L})/iu,
};
const thingsOfSeason: Record<Season, RegExp> = {
  winter: /(?<!\p{L})(?:mid)?(?:winter|hiver|invierno|invern|zimow|zim[ąęay](?!\p{L}))|(?<=['’])hiver(?!\p{L})/iu,
  spring:
    /(?<!\p{L})(?:spring (?:clean|plant|service|menu|course|tune|lamb)|frühling|frühjahr|printemps|primaver|voorjaar|lente|wiosenn)/iu,
  summer: /(?<!\p{L})(?:summer|sommer|été(?!\p{L})|verano|estiv|verão|zomer|letni)|(?<=['’])(?:été|estate)(?!\p{L})/iu,
  autumn: /(?<!\p{L})(?:autumn|herbst|automne|otoño|autunn|outono|herfst|jesienn)/iu,
};
const THING_OF_FEAST =
  /(?<!\p{L})(?:christmas|xmas|festive|advent|weihnacht|nikolaus|christstollen|noël|navid|nochebuena|posada|natal[ei]?[czo]?(?!\p{L})|natalizi|panetton|kerst|sinterklaas|świątecz|wigilij|mikołaj)/iu;
const AROUND_SEASON =
  /(?<!\p{L})(?:after|before|nach|vor|après|avant|después d|antes d|tras|dopo|prima d|na|voor|depois d|antes d|po|przed)(?:\p{L}{0,3}[ '’]){1,2}(?:the |la |de |el |o )?(?:winter|hiver|invierno|invern|zim[ąie]|summer|sommer|été|verano|estate|verão|zomer|lat(?:em|o))/iu;
const LAID_UP =
  /(?<!\p{L})(?:winterlag|winterliege|winterquartier|winterservice|hivernage|invernagg|invernaje|invernada|winterstalling|winterberging|zimowani|hibernagem)/iu;
const DAYS_OF_FEAST = 40;
const MONTHS_AHEAD = 3;
/** In an answer the bare name of a season counts too, but no thing that is named after it: "winter tyres", "spring water". */
const spokenSeasons: Record<Season, RegExp> = {
  winter:
    /(?<!\p{L})(?:(?:mid)?winters?(?! (?:tyres?|tires?|wheat|sports?|garden|coats?)(?!\p{L}))|en hiver|l['’]hiver|en invierno|el invierno|in inverno|d['’]inverno|no inverno|zimą|vintern?|vinteren)(?!\p{L})/iu,
  spring:
    /(?<!\p{L})(?:(?:in|for|every|this|early|late|next) (?:the )?spring|Frühling|Frühjahr|au printemps|le printemps|en primavera|in primavera|na primavera|in het voorjaar|lente|wiosną|på våren|om foråret)(?!\p{L})/iu,
  summer:
    /(?<!\p{L})(?:(?:mid)?summers?(?! (?:school|house|houses)(?!\p{L}))|Sommers?|en été|l['’]été|en verano|el verano|in estate|d['’]estate|no verão|zomers?|latem|sommar(?:en)?|sommeren)(?!\p{L})/iu,
  autumn:
    /(?<!\p{L})(?:autumns?|(?:in|for|every|this|late|early) (?:the )?fall(?! of)|Herbst|en automne|l['’]automne|en otoño|el otoño|in autunno|no outono|herfst|jesienią|hösten?|efteråret)(?!\p{L})/iu,
};
const CHRISTMAS =
  /(?<!\p{L})(?:Christmas|Xmas|Weihnachten|Noël|Navidad|Natale|Natal|Kerst(?:mis)?|Boże(?:go)? Narodzeni[ea]|Święta|julen|jul)(?!\p{L})/u;
