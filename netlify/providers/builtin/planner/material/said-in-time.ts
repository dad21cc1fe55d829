import { seasons, type Season } from '../../../../../src/domain/calendar/season';
import type { Moment } from '../moment';

/** Whether an owner's sentence names the month or the season that it now is: "the headstart class runs in December". */
export function isOfNow(text: string, { month, season }: Moment): boolean {
  return monthsIn(text).includes(month) || (season !== null && seasonsIn(text).includes(season.season));
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

/** A year beside it tells of something that was: "since May 2010". */
const monthsIn = (text: string): number[] =>
  months.flatMap((names, index) =>
    new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})(?! (?:19|20)\\d\\d)`, 'u').test(text) ? [index + 1] : [],
  );
const seasonsIn = (text: string): Season[] => seasons.filter((season) => seasonNames[season].test(text));

const months: readonly string[] = [
  'January|Januar|janvier|enero',
  'February|Februar|février|febrero',
  '(?:in|from|until|by|for|every|en|im|de) (?:March|März|mars|marzo)',
  'April|avril|abril',
  '(?:in|from|until|by|for|every|en|im|de) (?:May|Mai|mai|mayo)',
  'June|Juni|juin|junio',
  'July|Juli|juillet|julio',
  'August|août|agosto',
  'September|septembre|septiembre',
  'October|Oktober|octobre|octubre',
  'November|novembre|noviembre',
  'December|Dezember|décembre|diciembre|Christmas|Weihnachten|Noël|Navidad',
];
const seasonNames: Record<Season, RegExp> = {
  winter: /(?<!\p{L})(?:(?:in|for|every|this) (?:the )?winter|im Winter|en hiver|en invierno)(?!\p{L})/iu,
  spring:
    /(?<!\p{L})(?:(?:in|for|every|this) (?:the )?spring|im Frühling|im Frühjahr|au printemps|en primavera)(?!\p{L})/iu,
  summer: /(?<!\p{L})(?:(?:in|for|every|this) (?:the )?summer|im Sommer|en été|en verano)(?!\p{L})/iu,
  autumn: /(?<!\p{L})(?:(?:in|for|every|this) (?:the )?(?:autumn|fall)|im Herbst|en automne|en otoño)(?!\p{L})/iu,
};
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
