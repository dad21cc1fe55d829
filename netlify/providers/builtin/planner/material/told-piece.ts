import { countWords } from '../english/grammar';
import type { ToldLanguage } from './told-language';

/**
 * A concrete piece of what somebody says, in at most so many characters: a number with what it counts ("412 000 km"), a name
 * with its thing ("Esel Fredi"), or a thing ("caldo de pollo"). null where none is sure: better none than half a clause.
 */
export function pieceOf(sentences: readonly string[], language: ToldLanguage, max: number): string | null {
  const { topics, things } = piecesIn(sentences, language, max);
  const numbers = clausesOf(sentences).flatMap((part) =>
    [...part.matchAll(NUMBER)]
      .map(([found]) => found.trim())
      .filter(
        (one) =>
          !EMPTY_COUNT.test(one) &&
          (language !== 'en' || /s$| of |\d$|[%€$£]$| (?:km|kg|people|children|sheep|feet)$/u.test(one)),
      ),
  );
  return longest(topics) ?? longest(ofSeveral(things)) ?? longest(numbers.filter(within(max)));
}

/** The same for a title, which a number or a single word would leave unexplained. */
export function matterOf(sentences: readonly string[], language: ToldLanguage, max: number): string | null {
  const { topics, things } = piecesIn(sentences, language, max);
  return longest(topics) ?? longest(ofSeveral(things));
}

function piecesIn(sentences: readonly string[], language: ToldLanguage, max: number) {
  const manner = manners.get(language);
  const parts = manner ? clausesOf(sentences) : [];
  return {
    topics: parts
      .flatMap((part) => TOPIC.exec(part)?.[1] ?? [])
      .filter((one) => within(max)(one) && LONG.test(one) && !one.split(' ').some((word) => VAGUE.test(word))),
    things: parts.flatMap((part) => thingsIn(part, manner!)).filter(within(max)),
  };
}

const within =
  (max: number) =>
  (one: string): boolean =>
    [...one].length <= max;
const ofSeveral = (found: readonly string[]): string[] => found.filter((one) => countWords(one) > 1);
const clausesOf = (sentences: readonly string[]): string[] =>
  sentences
    .flatMap((sentence) => sentence.split(/(?<!\d)[,.](?!\d)|[,.](?=\s)|[;:!?…()“”„«»–—]/u))
    .map((part) => part.trim())
    .filter((part) => !LEFT_OUT.test(part));

/** "Not a new one" is not what it is about. */
const LEFT_OUT = /^(?:not|no|never|nicht|kein\p{L}*|pas|jamais|nunca|non|mai|não|niet|geen|nie|bez)(?!\p{L})/iu;

/** The first of the longest in words, so that what was said first wins. */
function longest(found: readonly string[]): string | null {
  return found.reduce<string | null>(
    (best, one) => (best === null || countWords(one) > countWords(best) ? one : best),
    null,
  );
}

/** Of a clause: what stands between an article or preposition and the next word that begins something else. */
function thingsIn(part: string, manner: Manner): string[] {
  const words = part.split(/\s+/u).filter(Boolean);
  return words.flatMap((lead, at) => {
    if (!manner.leads.test(lead)) return [];
    const rest = words.slice(at + 1);
    const run = manner.of ? ofPair(rest, manner.of, manner.alone.test(lead)) : untilEnd(rest, manner);
    // What a clause begins with has its verb behind it, unless an "of" tells that it is a thing.
    const isSubject = at === 0 || BEGINNERS.test(words[at - 1]!);
    if (isSubject && !manner.isNoun && !(manner.of && run.length > 1)) return [];
    return run.length > 0 && run.every((word) => !VAGUE.test(word)) && run.some((word) => LONG.test(word))
      ? [run.join(' ')]
      : [];
  });
}

/** "Tábuas de jacarandá", "violão do meu avô"; a noun alone only behind what stands before nouns alone. */
function ofPair([noun = '', of = '', ...rest]: string[], joins: RegExp, isAlone: boolean): string[] {
  if (joins.test(of) && rest.length > 0) {
    const [first = '', second = ''] = rest;
    const pair = OWN.test(first) && second ? [noun, of, first, second] : [noun, of, first];
    return /^\p{L}{3}/u.test(pair.at(-1)!) ? pair : [];
  }
  return isAlone ? [noun].filter((one) => /^\p{L}{5}/u.test(one)) : [];
}

function untilEnd(rest: string[], { leads, ends, isNoun, most }: Manner): string[] {
  const stop = rest.findIndex((word) => (isNoun ? !isNoun.test(word) : ends.test(word) || leads.test(word)));
  const run = stop < 0 ? rest : rest.slice(0, stop);
  // "The condensation stops is your level": what ends in an s before an "is" is its verb.
  const isVerb = /s$/u.test(run.at(-1) ?? '') && /^(?:is|was)$/iu.test(rest[stop] ?? '');
  const isClosed = isNoun !== undefined || stop < 0 || (ends.test(rest[stop]!) && !isVerb);
  return isClosed && run.length <= most ? run : [];
}

interface Manner {
  /** Before a thing. */
  leads: RegExp;
  /** After it. */
  ends: RegExp;
  /** Where capitals tell a noun. */
  isNoun?: RegExp;
  /** Where only "of" is sure to go on with a thing: the language puts its adjectives, and its verbs, behind the noun. */
  of?: RegExp;
  /** Where a noun may follow alone: "le" and "la" may stand before a verb. */
  alone: RegExp;
  most: number;
}

const only = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'iu');
const NEVER = /^(?!)/u;
const OWN = /^(?:une?|un[ao]|uma?|mon|ma|mes|mi|mis|meu|minha|il|la|el|los|las|les|le|mio|mia)$/iu;
const romance = (leads: string, of: string, alone: string): Manner => ({
  leads: only(`${leads}|${alone}`),
  ends: NEVER,
  of: only(of),
  alone: only(alone),
  most: 3,
});
const manners: ReadonlyMap<string, Manner> = new Map<string, Manner>([
  [
    'en',
    {
      leads: only('an?|the|any|every|each|my|our|your|their|his|her|of|with|on|in|inside|under|behind|from|old'),
      ends: only(
        'and|or|but|for|with|in|on|at|of|to|from|by|off|into|under|over|behind|after|before|until|that|which|who|when|where|because|so|than|as|if|instead|herself|himself|myself|itself|ourselves|themselves|beats?|is|are|was|were',
      ),
      most: 3,
      alone: NEVER,
    },
  ],
  [
    'nl',
    {
      leads: only('de|het|een|mijn|onze|ons|uw|je|met|op|in|van|onder|achter'),
      ends: only(
        'en|of|maar|voor|met|in|op|aan|van|naar|uit|door|onder|over|achter|na|die|dat|als|omdat|dan|is|zijn|was',
      ),
      most: 2,
      alone: NEVER,
    },
  ],
  ['de', { leads: /^\p{L}+$/u, ends: NEVER, isNoun: /^\p{Lu}\p{Ll}{2,}$/u, most: 2, alone: NEVER }],
  ['fr', romance('les?|la', 'de|du|des|à', 'une?|mon|ma|mes|notre|nos|votre|vos|avec')],
  ['es', romance('el|la|los|las|en', 'de|del', 'una?|unas|unos|mi|mis|nuestr[oa]s?|tu|con')],
  ['it', romance('il|lo|la|i|gli|le', 'di|del|della|da', 'un[ao]?|mi[ao]|nostr[oa]|con|nel|nella|sul|sulla')],
  ['pt', romance('o|a|os|as', 'de|do|da|dos|das', 'uma?|umas|uns|meu|minha|noss[oa]s?|com|no|na')],
  ['pl', { leads: NEVER, ends: NEVER, most: 1, alone: NEVER }],
]);

/** A thing after these does something: "when the paste sticks". */
const BEGINNERS =
  /^(?:and|but|because|when|if|that|while|until|since|so|than|as|cuando|si|que|porque|y|pero|quand|qu|et|mais|parce|quando|se|che|e|ma|perché|mas|wenn|als|omdat|dat|en|maar|zodat|donde|où|onde|dove)$/iu;
/** Nobody sees a day, a way or a thing. */
export const VAGUE =
  /^(?:mother|father|mum|mom|dad|brother|sister|wife|husband|neighbour|neighbor|days?|times?|ways?|things?|people|weeks?|years?|months?|hours?|lot|bit|end|rest|same|other|others|first|last|next|most|one|ones|it|them|you|me|us|that|this|what|how|own|case|kind|sort|idea|question|jobs?|second|third|\p{L}+[’'](?:re|ve|ll|d|m)|(?:it|that|there|here|he|she|what|who)[’']s|\p{L}+n[’']t|lost|won|left|shows|goes|gets|comes|looks|works|helps|needs|found|fell|stood|never|always|not|got|had|ate|came|went|said|told|gave|took|did|was|were|rang|cried|asked|out|off|away|back|again|night|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\p{L}+(?:ing|ly)|dag|dagen|keer|tijd|jaar|mensen|manier|tag|tage|mal|anfang|alguém|alguien|qualcuno|quelqu[’']un|top|down|up|po['’]|ende|zeit|jahre?|leute|weise|uhr|fall|fois|temps|jours?|ans?|années?|gens|chose|façon|cas|vez|veces|días?|tiempo|años?|gente|cosas?|manera|caso|volta|volte|tempo|giorn[oi]|ann[oi]|cosa|modo|vezes|dias?|anos?|coisas?|jeito|mes|mês|mois|mañana|noche|tarde|manhã|noite|matin|soir|mattina|sera|morgen|abend|nacht|que|se|lo|le|la|te|me|no|não|non|pas|non|dont|más|plus|più|mais|muy|todo|toda|todos|tout|tous|tutti|tutto|tudo|cada)$/iu;
/** How old somebody is, or when it was, is no thing: "81 ans", "23 he". */
const EMPTY_COUNT =
  / (?:years?|months?|times?|he|she|it|they|we|was|is|old|jahren?|monaten?|monate|mal|er|sie|ans?|mois|fois|años?|meses|mes|veces|vez|anni|anno|mesi|volt[ae]|anos?|vezes|jaar|jaren|maand|maanden|keer|lata?|miesi\p{L}+|razy)$/iu;
/** What a sentence puts first and then speaks of: "El chile chilhuacle lo tostamos", "The copper pan we keep". */
const TOPIC =
  /^(?:el|los|las?|le|les|il|gli|os|as|the|o) ((?:\p{L}{3,} ){1,2}\p{L}{0,14}?)(?<=\p{L}{3}) ?(?<= )(?:lo|la|los|las|se|on|nous|je|ci|eu|I|we|you)(?= \p{L}{3})/iu;
const LONG = /\p{L}{4}/u;

/** "4 kilos de pasta", "412 000 km", "$400", "30%"; a year alone counts nothing. */
const NUMBER =
  /(?<![\p{L}\d])(?:[$£€] ?)?(?!(?:1[5-9]|20)\d\d(?!\d))\d{1,3}(?:[ .,\u00a0\u202f]?\d{3}){0,2}(?:[.,]\d{1,2})?(?: ?%| ?[€$£]|[ \u00a0](?!(?:and|or|of|for|to|in|on|at|is|y|o|de|en|es|e|et|ou|à|und|oder|bis|im|am|vom|zum|auf|mit|von|i|lub|of|pour|per|por|para|le|la|que|qui|si|te)(?!\p{L}))\p{L}{2,14}(?: (?:de|of|di) \p{Ll}{4,12})?)(?![\p{L}\d])/gu;
