import { reader } from '../reader/reader';
import { rankedHeadlines, type Headline } from '../reader/ranked-headlines';
import type { RoleShares } from '../reader/reading-features';
import { findSubject } from '../../subjects/find-subject';
import { prepositions } from '../../subjects/word-forms';
import { staysWith } from '../clauses/clause-joins';
import { functionWords } from '../clauses/clauses';
import { money } from '../facts/fact-patterns';
import { factsIn } from '../facts/facts';
import { beforeLead } from './around-lead';
import { headlineSpan } from './headline-span';
import { withoutFrames } from './spoken-frames';
import { beings, condition, tells } from './telling-words';
import type { ToldPart } from './told-parts';
import { toldRows } from './told-rows';

/** The headline of a told text, and what goes on with it. */
export interface ToldLead {
  headline: string;
  /** The part that it is taken from; -1 where it is the business's name. */
  at: number;
  /** The last part that it reaches into. */
  through: number;
  /** When it holds, said before it in its part. */
  days: string[];
  /** What the sentence goes on with right below it, with a small letter; '' where it ends. */
  goesOn: string;
  /**
   * What else stands right below it: the rest of its part, or the whole part where neither half can stand alone; below the
   * business's name what it may be about.
   */
  beside: string[];
  /** What only led to it. */
  unsaid: string;
}

/** What a text is about, in its own words: the likeliest headline. Null where no words are left. */
export function toldLead(
  text: string,
  brand: string,
  parts: readonly ToldPart[],
  shares: readonly RoleShares[],
  isShort: boolean,
): ToldLead | null {
  // words that are in no part were said to the designer
  const likely = rankedHeadlines(text, brand, parts, shares, reader().headline).filter(
    ({ said, start, end }) =>
      /\p{L}{2}/u.test(said) &&
      partAt(parts, start) >= 0 &&
      !hangsOnCondition(text, start, parts) &&
      !cutsCondition(text, start, end, parts),
  );
  const matter = likely.filter(
    ({ said, start }) =>
      !(noMatter.test(said) && !findSubject(said)) &&
      !saysWho.test(said) &&
      !anyThing.test(said) &&
      !(beingFirst.test(said) && relative.test(text.slice(0, start))) &&
      !isApposition(text, said, start, parts) &&
      !isName(said, brand),
  );
  // nothing far less likely takes the place of what a business calls itself
  const isNear = matter[0] && matter[0].score > likely[0]!.score - MOST_BELOW;
  const ranked = matter[0] && (isNear || saysWho.test(likely[0]!.said)) ? matter : likely;
  const [first] = ranked;
  // "We weren't going to do a raffle": what is not so, or of others, leads only where nothing else is nearly as likely
  const best =
    ranked.find(
      ({ said, score }) => !denied.test(said) && !standsForOther.test(said) && score > first!.score - MOST_BEHIND,
    ) ?? first;
  if (!best) return null;
  const lead = leadOf(text, best, parts);
  const share = shareOf(best, ranked);
  // a business is named rather than something that may well be another thing than what it is about
  return brand === '' || share >= (isShort ? LEAST_OF_SHORT : LEAST_SHARE)
    ? lead
    : {
        headline: brand,
        at: -1,
        through: -1,
        days: [],
        goesOn: '',
        beside: share >= WORTH_A_LINE ? [lead.headline] : [],
        unsaid: '',
      };
}

/** How likely the headline is one of those that share most of their words with it: "new members under forty", "members under forty". */
function shareOf({ start, end, score }: Headline, ranked: readonly Headline[]): number {
  const likelihoodOf = (headlines: readonly Headline[]) =>
    headlines.reduce((sum, other) => sum + Math.exp(other.score - score), 0);
  const alike = ranked.filter(
    (other) =>
      2 * (Math.min(end, other.end) - Math.max(start, other.start)) > Math.min(end - start, other.end - other.start),
  );
  return likelihoodOf(alike) / likelihoodOf(ranked);
}
/** Below it every second headline of texts that were not learned from is another than people marked (docs/designer.md). */
const LEAST_SHARE = 0.5;
/** Of a few sentences each may be the headline. */
const LEAST_OF_SHORT = 0.25;
/** From here on it is worth a line below the name. */
const WORTH_A_LINE = 0.35;

/** "Twelve of them will clear an acre": of whom is said elsewhere. */
const standsForOther =
  /(?<!\p{L})(?:them|they|they['’]re|those|ihnen|eux|ellos|ellas|loro|essi|esse|eles|elas|nich|dem alle)(?!\p{L})/iu;

/** Who it is, or what it costs: "Die Familie Aigner", "veinte céntimos el kilo". */
const noMatter =
  /^(?:(?:[Dd]ie |[Ll]a )?(?:[Ff]amilie|[Ff]amille|[Ff]amilia|[Ff]amiglia|[Ff]amília)|[Rr]odzina)\s\p{Lu}|^(?:[\p{L}-]+\s){0,2}(?:euros?|cents?|céntimos?|centimes?|centesimi|cêntimos?|pounds?|quid|pence|złotych|groszy|kronor|kroner)(?:\s(?:a|an|the|per|each|el|la|le|al|il|lo|pro|das|die|der|de|het|za|o)?\s?\p{L}+)?$/u;

/** "We're a small charter boat": says who the business is, not what it offers. */
const saysWho =
  /^(?:my name|je m['’]appelle|ich hei(?:ß|ss)e|wir hei(?:ß|ss)en|me llamo|mi chiamo|ik heet|jeg heter|jag heter|jeg hedder|nazywam się|chamo-me|meu nome)\s|^(?:we(?: are|['’]re)|i(?: am|['’]m)|wir sind|ich bin|nous sommes|je suis|somos|soy|siamo|sono|sou|(?:wij?|we) zijn|ik ben|jesteśmy|jestem|(?:vi|jag|jeg) (?:är|er)) (?:just )?(?:an?|the|one|two|eine?|une?|um|uma|una?|een|en|ett?)\s/iu;

/** "A day": of what is said elsewhere. */
const anyThing =
  /^(?:(?:an?|one|the|our|this|eine?n?|der|die|das|une?|la|le|un[ao]?|el|il|een|de|het|dit|uma?|o|jeden)\s)?(?:days?|time|things?|places?|hours?|tage?|sache|jours?|heures?|choses?|días?|cosas?|giorn[oi]|cos[ae]|dag(?:en)?|dingen|dias?|coisas?|dzień|rzecz)$/iu;

/** "La nave que | era de las alfombras": of a thing that was said before. */
const beingFirst = new RegExp(`^(?:${beings})\\s`, 'iu');
const relative = /(?<!\p{L})(?:que|qui|who|which|that|che|die|der|das|wat|dat|som|któr\p{L})\s+$/iu;

/** "Twenty foot containers to rent, | dry and lit": what a thing is like, said after it. */
function isApposition(text: string, said: string, start: number, parts: readonly ToldPart[]): boolean {
  const part = parts[partAt(parts, start)];
  const before = part ? text.slice(part.start, start).trim() : '';
  return ofTwo.test(said) && /^(?:[^\s,]+\s){2,}[^\s,]+,$/u.test(before) && !tells.test(before);
}
const ofTwo = /^\p{Ll}+\s(?:and|und|et|y|e|en|i|og|och)\s\p{Ll}+$/u;

/** "Brophy's Hardware on the Square" stands under the poster anyway. */
function isName(said: string, brand: string): boolean {
  const words = said.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const own = brand.toLowerCase();
  return words.length >= LEAST_OF_NAME && words.filter((word) => own.includes(word)).length * 2 > words.length;
}
/** Words: fewer may be what is offered ("Carte grise" of "Carte Grise Minute"). */
const LEAST_OF_NAME = 3;
/** In the model's own measure, as below. */
const MOST_BELOW = 4;

/** In the model's own measure: the natural logarithm of how much likelier a denial may be. */
const MOST_BEHIND = 2;
const denied =
  /n['’]t(?![\p{L}])|(?<!\p{L})(?:not|never|nicht|kein\p{L}*|nie|pas|jamais|nunca|non|niet|geen|não|ikke|inte|aldri|aldrig)(?!\p{L})/iu;

/** "If it rains, | we meet indoors": the second half alone is not true. */
function hangsOnCondition(text: string, start: number, parts: readonly ToldPart[]): boolean {
  const part = parts[partAt(parts, start)];
  const before = part ? text.slice(part.start, start).trimStart() : '';
  return condition.test(before) && shortCondition.test(before);
}
/** "Not when wind | is over 15 knots": half a condition says something else. */
function cutsCondition(text: string, start: number, end: number, parts: readonly ToldPart[]): boolean {
  const part = parts[partAt(parts, start)];
  return (
    innerCondition.test(text.slice(start, end)) && part !== undefined && /[\p{L}\d]/u.test(text.slice(end, part.end))
  );
}
const innerCondition = /\s(?:when|if|unless|wenn|falls|quand|cuando|quando|wanneer|jeśli|gdy|hvis|når|när)\s/iu;
const shortCondition = /^(?:[^\s,]+\s){1,3}[^\s,]+,/u;

function leadOf(text: string, found: Headline, parts: readonly ToldPart[]): ToldLead {
  const at = partAt(parts, found.start);
  const part = parts[at]!;
  const { start, end } = headlineSpan(text, found, part, parts[at + 1]);
  const through = end > part.end ? at + 1 : at;
  const said = text.slice(start, end);
  // "As some of you know, | I paint signs": a frame is missed by nobody, before the headline or in it
  const spoken = withoutFrames(text.slice(part.start, end).trimStart());
  const headline = spoken.endsWith(said) ? said : spoken;
  const after = text
    .slice(end, parts[through]!.end)
    .replace(/^[\s,;:–—-]+/u, '')
    .replace(besides, '')
    .trim();
  const before = beforeLead(spoken.endsWith(said) ? spoken.slice(0, -said.length).trim() : '');
  const leans =
    after !== '' &&
    (condition.test(said) ||
      cutsFact(text, end, after) ||
      (/\d/u.test(said) && staysWith(said, after)) ||
      (!/[,;:–—]/u.test(text.slice(end, end + 1)) && sharesName(after)));
  if (before && !leans) {
    const isNext = after !== '' && !standsAlone(after, text.slice(end, end + 1));
    const isOpen = !/[,;:–—]/u.test(text.slice(end, end + 1));
    const most = isNext ? MOST_OF_WHOLE : isOpen && !whereOrWhen.test(after) ? MOST_OF_SHORT : 0;
    const whole = `${headline} ${after}`;
    // "New prices | from Monday 3rd February"
    const isDated = isOpen && whole.length <= MOST_OF_DATED && isDay(after);
    if (after !== '' && (isDated || (whole.length <= most && !/[,;:\d]/u.test(after))))
      return {
        headline: whole,
        at,
        through,
        days: before.days,
        goesOn: '',
        beside: before.places,
        unsaid: before.unsaid,
      };
    return {
      headline,
      at,
      through,
      days: before.days,
      goesOn: isNext ? after : '',
      beside: [...before.places, ...(isNext || after === '' ? [] : [after])],
      unsaid: before.unsaid,
    };
  }
  const clause = withoutFrames(part.text);
  if (clause.length <= MOST_OF_WHOLE && !/[,;:]/u.test(clause))
    return { headline: clause, at, through: at, days: [], goesOn: '', beside: [], unsaid: '' };
  return { headline, at, through, days: [], goesOn: '', beside: [wholeOf(text, parts, at, through)], unsaid: '' };
}
/** In letters: a clause this short is a headline as it stands. */
const MOST_OF_WHOLE = 60;
const MOST_OF_SHORT = 50;
const MOST_OF_DATED = 40;
const isDay = (words: string): boolean =>
  factsIn(words).some(({ role, start, end }) => role === 'when' && start === 0 && end === words.length);
const whereOrWhen =
  /(?<!\p{L})(?:in|on|at|near|by|from|until|till|every|im|am|in|an|bei|vom|ab|bis|jeden|à|au|dans|sur|chez|dès|en|desde|hasta|cada|a|al|nel|nella|da|dal|ogni|op|bij|vanaf|tot|elke|w|na|od|do|każd\p{L}+|em|no|na|i|på|vid|ved|från|fra|varje|hver)(?!\p{L})/iu;

const wholeOf = (text: string, parts: readonly ToldPart[], at: number, through: number): string =>
  at === through ? parts[at]!.text : text.slice(parts[at]!.start, parts[through]!.end).trim();

const partAt = (parts: readonly ToldPart[], position: number): number =>
  parts.findIndex(({ start, end }) => position >= start && position < end);

/** "… as well" says nothing without the headline, and the headline nothing less without it. */
const besides = /^(?:as well|too|auch|aussi|también|anche|ook|também|också|også|też)$/iu;

/** "Unser Kurs beginnt am Montag | 12. April": a day stands whole below a headline that has half of it. */
const cutsFact = (text: string, end: number, after: string): boolean =>
  /^\d/u.test(after) && factsIn(text).some((fact) => fact.start < end && fact.end > end);

/** "Miel de romero | a 9 € el kilo y de azahar a 10 €": the second price leans on the name in the headline. */
const sharesName = (after: string): boolean =>
  [...after.matchAll(prices)].length > 1 && /^\p{Ll}/u.test(after) && !formerly.test(after) && !toldRows(after);
/** "… and pay £55 instead of £70" has one price, and what it was. */
const formerly =
  /(?<!\p{L})(?:instead of|rather than|down from|statt|anstatt|au lieu de|en vez de|en lugar de|invece di|i\.p\.v\.|in plaats van|em vez de|zamiast|i stedet for|i stället för)(?!\p{L})/iu;
const prices = new RegExp(money, 'giu');

/** What begins after a comma, with a preposition or with a number says something by itself. */
const standsAlone = (after: string, sign: string): boolean =>
  /[,;:–—]/u.test(sign) ||
  /^[\d\p{Sc}]/u.test(after) ||
  everyTime.test(after) ||
  prepositions.has(firstWord(after)) ||
  (otherPrepositions.has(firstWord(after)) && !functionWords.has(after.toLowerCase()));

/** "… | every Friday in January at 7.30 pm". */
const everyTime =
  /^(?:every|each|daily|weekly|jede[nrs]?|täglich|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|chaque|tous les|toutes les|cada|todos los|todas las|ogni|tutti i|tutte le|elke|iedere|każd\p{L}+|todos os|todas as|hver|varje)\s/iu;

const firstWord = (text: string): string => (/^[\p{L}'’]+/u.exec(text)?.[0] ?? '').toLowerCase();

const otherPrepositions: ReadonlySet<string> = new Set(
  'für mit ohne im am beim bei vom zum zur nach vor während ab bis von auf aus pour avec sans chez dans depuis sous à au aux dès jusqu’à para con sin desde hasta en al del per da dal dalla nel nella senza presso a com sem em no na voor met zonder bij vanaf uit op tot van dla przy bez od do w z na för från till vid med uten på ved til uden'.split(
    ' ',
  ),
);
