import { cutToSize } from '../headline/headline-cut';
import { doneIn } from '../long/done-by-owners';
import { isStory } from '../long/clause-weight';
import { findSubject } from '../../subjects/find-subject';
import { factsIn } from '../facts/facts';
import { functionWords } from '../clauses/clauses';
import { address, pointing, speaks } from './telling-words';
import {
  type Lead,
  MOST_OF_HEADING,
  MOST_OF_PHRASE,
  MOST_OF_START,
  cutAtFact,
  denied,
  endOfPhrase,
  firstOf,
  notOnly,
  priced,
  withList,
} from './lead-phrase';
import type { ToldPart } from './told-parts';

/** "I make celebration cakes from £45": what is made or done, at a price if there is one. */
export const pricedWork = (parts: readonly ToldPart[]): Lead | null => work(parts, true);

export const plainWork = (parts: readonly ToldPart[]): Lead | null => work(parts, false);

function work(parts: readonly ToldPart[], hasPrice: boolean): Lead | null {
  const clauses = parts.map(({ clauses: [first = ''] }) => first);
  const done = clauses.map((clause) => doneIn(clause));
  const at = clauses.findIndex((clause, index) =>
    isNoun.test(clause) || !done[index] || /^\d{1,3}\s?%/u.test(done[index].name)
      ? false
      : hasPrice
        ? priced.test(clause)
        : !isStory(clause) && !isAside(clause),
  );
  const offer = done[at];
  if (!offer) return null;
  const more = parts[at]!.clauses.slice(1);
  const [name = '', ...bound] = offer.name.split(notOnly);
  const after = [...bound, offer.rest].filter(Boolean).join(' ');
  const { headline, added, tail: listed } = withList({ headline: name, rest: [after].filter(Boolean), days: [] }, more);
  // a word or two that is said in passing, late: "I can do buckets"
  if (parts[at]!.sentence > 1 && headline.split(' ').length < FEW_OF_PASSING) return null;
  if (priced.test(headline) || !speaks.test(headline.split(' ').slice(0, 2).join(' ')))
    return { headline, used: [at], rest: [after, listed, ...more.slice(added)].filter(Boolean), days: [], unsaid: [] };
  const { head, tail } = cutToSize(`${name} ${after}`.trim());
  return { headline: head, used: [at], rest: [tail, ...more].filter(Boolean), days: [], unsaid: [] };
}

/** "Service $65": the English name of a thing, and no verb. */
const isNoun =
  /^(?:service|print|cut|help|design|train|frame|paint|clean|repair|build|take|make|sell|offer|run|stock|supply|walk|fit)\s/iu;

/** "Wymieniamy opony bez kolejki": in Polish the verb says who, and its object has no form of its own. */
export const polishWork = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) =>
    /^(?!jesteśmy|mamy|zapraszamy|czekamy)\p{L}+(?:amy|emy|imy|ymy)\s/iu.test(clause) &&
    clause.split(' ').length <= MOST_OF_HEADING
      ? { headline: clause, rest: [], days: [], unsaid: [] }
      : null,
  );

/** "We do not do leather sofas", "I bring the parts with me": beside what somebody does. */
const isAside = (clause: string): boolean =>
  denied.test(clause) ||
  /^(?:we|i)\s(?:now\s|still\s|also\s)?have\s/iu.test(clause) ||
  takesSoMany.test(clause) ||
  /\s(?:with me|home|along|mit|dabei)$|(?:^|\s)bring\s(?:me|us|it|them|the|our|all|every\p{L}*|what)\s|(?:^|\s)i['’]?(?:ve|ll)?\sfire\s/iu.test(
    clause,
  );

/** "We take six people max": how many may come. */
const takesSoMany =
  /^(?:we|wir|nous|wij|vi|i|ich|je|ik|jag|jeg)\s(?:only\s|can\s)?(?:take|nehmen?|prenons|prends|nemen|neem|tar|tager)\s(?:only|up to|just|max\p{L}*|nur|höchstens|maximal|bis zu|au plus|jusqu['’]à|hoogstens|maar|högst|bare|\d+|two|three|four|five|six|seven|eight|ten|twelve|zwei|drei|vier|fünf|sechs|acht|zehn|deux|trois|quatre|cinq|six|huit|twee|drie|vijf|zes|två|tre|fyra|fire|fem|sex|seks)(?!\p{L})/iu;

/** "We're a husband and wife carpet cleaning team covering Cork": what somebody is. */
export const profession = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(parts, (clause) => {
    const [, is = '', name = ''] = isSomebody.exec(clause) ?? [];
    const end = endOfPhrase(name);
    const phrase = name.slice(0, end);
    const place = phrase.search(whereFrom);
    const town = inTown.exec(phrase.slice(Math.max(0, place)))?.[0] ?? '';
    const said =
      place > 0 && phrase.split(' ').length > FEW_WORDS ? phrase.slice(0, place) + (place > 0 ? town : '') : phrase;
    const rest = name.slice(said.length).trim().replace(leadingJoint, '');
    return is === '' || !findSubject(said)?.topic || said.split(' ').length > MOST_OF_PHRASE
      ? null
      : { headline: said, rest: [rest].filter(Boolean), days: [], unsaid: [] };
  });

const isSomebody =
  /^((?:(?:je suis|soy|sono|sou|ich bin|ik ben)\s(?=\p{Ll}{5}|\p{Lu}\p{L}+(?:er|in)\s))|(?:we['’]re|we are|i['’]m|i am|wir sind|ich bin|nous sommes|je suis|somos|soy|siamo|(?:wij|we) zijn|ik ben|sou|vi er|vi är)\s(?:an?|the|your|eine?|der|die|das|une?|la|le|el|una?|een|de|het|uma?|o|a|en|ett|et)\s)(\S.*)$/iu;

const leadingJoint = /^(?:and|und|et|y|e|og|och)\s(?=\S+\s)/u;
const inTown =
  /^\s(?:in|à|en|a|em|w|i)\s(?:(?:La|Le|Les|Los|Las|El|San|Santa|Santo|Saint|St|Bad|Den|De|Port|New)\s)?\p{Lu}[\p{L}-]+(?=,|\s\p{Ll}|$)/u;
const whereFrom =
  /\s(?:(?:up|down|out|over)\s)?(?:covering|based|serving|working|from|in|with|on|at|near|just|right|aus|in|im|mit|auf|de toda|à|dans|avec|con|en|nel|met|uit|em|com)\s/iu;

/** "We vervangen uw cv-ketel binnen 48 uur": short enough to be said whole. */
export const sentence = (parts: readonly ToldPart[]): Lead | null =>
  firstOf(
    parts.filter(({ sentence: at }) => at < MOST_OF_START),
    (clause) => {
      if (!(weDo.test(clause) || iDo.test(clause)) || isStory(clause) || denied.test(clause)) return null;
      const { headline, rest, days } = sentenceTo(clause);
      return headline.split(' ').length <= MOST_OF_HEADING ? { headline, rest, days, unsaid: [] } : null;
    },
  );

/** "Jag slipar knivar och saxar | på torget i Nora | varje lördag": as far as its place, if it is long. */
function sentenceTo(clause: string): Pick<Lead, 'headline' | 'rest' | 'days'> {
  const found = cutAtFact(clause, '', MOST_OF_HEADING);
  const at = found.headline.split(' ').length > MOST_OF_HEADING ? clause.search(nordicPlace) : -1;
  return at > 0 ? { headline: clause.slice(0, at), rest: [clause.slice(at).trim()], days: [] } : found;
}
const nordicPlace = /(?<=\S\s\S+\s\S+)\s(?:på|i|ved|vid|hos|til|till|från|fra)\s/iu;

/** "Se nos jubila Paco después de 40 años": what a text opens with, where it is short enough. */
export function firstSentence(parts: readonly ToldPart[]): Lead | null {
  const at = parts.findIndex(({ text }) => !address.test(text));
  const clause = parts[at]?.clauses[0] ?? '';
  if (
    at < 0 ||
    clause.split(' ').length < 3 ||
    pointing.test(clause) ||
    introduces.test(clause) ||
    priced.test(clause) ||
    denied.test(clause) ||
    factsIn(clause)[0]?.start === 0
  )
    return null;
  const fact = factsIn(clause).find(({ start, role }) => start > 0 && role === 'when');
  const lead = fact ? clause.slice(0, fact.start).trim() : clause;
  const cut = fact && !functionWords.has(lead.split(' ').at(-1)!.toLowerCase()) ? fact.start : clause.length;
  const headline = clause.slice(0, cut).trim();
  if (headline.length > MOST_OF_FIRST || headline.split(' ').length < 3) return null;
  const days = cut < clause.length ? [clause.slice(cut).trim()] : [];
  return { headline, used: [at], rest: parts[at]!.clauses.slice(1), days, unsaid: [] };
}
const introduces =
  /^(?:i['’]?m|i am|my|me|we are|we['’]re|i['’]ve been|i have been|ich bin|wir sind|je suis|nous sommes|soy|somos|sono|siamo|ik ben|wij zijn|sou|jestem|jesteśmy|mam|vi er|vi är|jag är|jeg er)\s/iu;
/** In letters. */
const MOST_OF_FIRST = 62;
const weDo =
  /^(?:we|wij|wir|nous|vi(?!\s\p{L}+iamo))\s(?!are|were|have|had|love|hope|want|meet|know|cover|also|zijn|hebben|willen|hopen|sind|haben|freuen|hoffen|suchen|avons|sommes|er|är|har)\p{Ll}+\s\S/iu;
/** "I reupholster old armchairs", "jag slipar knivar": a verb of one's own and what it is done to. */
const iDo =
  /^(?:i\s(?!(?:am|was|have|had|love|hope|want|know|think|need|live|like|go|come|travel|drive|get|got|started|said|used|mean|guess|believe|feel|promise|understand|see|look|wish|can|could|will|would|do|did|don['’]t|just|also|always|never|still|only|work|meet|cover|bring|take|collect|deliver|decided|retired|grew|left|spent)\s|\p{L}+ed\s)|ich\s(?=\p{L}+e\s)(?!(?:habe|freue|hoffe|suche|liebe|möchte|wohne|komme|fahre|gehe|glaube|denke|heiße|brauche|werde|arbeite|bringe|hole)\s)|(?:je\s|j['’])(?!(?:suis|ai|vais|viens|habite|aime|aimerais|voudrais|pense|sais|cherche|peux|reste|travaille|me|ne|prends)\s)|ik\s(?!(?:ben|heb|wil|hoop|woon|kom|ga|weet|zoek|hou|kan|heet|denk|werk|was|had|zal|neem|breng)\s)|(?:eu|yo|io)\s(?!(?:sou|soy|sono|tenho|tengo|ho|estou|estoy|sto|moro|vivo|abito|quero|quiero|voglio|vou|voy|vado|trabalho|trabajo|lavoro|gosto|acho|creo|credo|me|mi|não|no|non)\s)|(?:jag|jeg)\s(?!(?:är|er|har|hade|havde|bor|heter|hedder|vill|vil|kan|ska|skal|tror|hoppas|håber|håper|älskar|elsker|kommer|går|vet|ved|vet|søker|söker|arbetar|jobber|tar|tager|hämtar|henter)\s))\p{Ll}+\s\S/iu;

/** What somebody does for others: the last of a text that may be left out. */
export const isDeed = (clause: string): boolean =>
  !isStory(clause) && !isAside(clause) && (iDo.test(clause) || (!isNoun.test(clause) && doneIn(clause) !== null));

const FEW_WORDS = 4;
const FEW_OF_PASSING = 3;
