import { functionWords } from '../clauses/clauses';
import { factsIn } from '../facts/facts';
import { beings, condition, speaks, speakers } from './telling-words';

/** What is said before a headline in its own clause. */
export interface BeforeLead {
  /** When it holds: "From Labour Weekend" of "From Labour Weekend we're hiring out …". */
  days: string[];
  /** Where it is: "in the old hall" of "On Friday in the old hall we start …". */
  places: string[];
  /** What only leads to it, and is told as left out where somebody could miss it. */
  unsaid: string;
}

/** Null where the headline would say something else without it: a condition, a number, the first goods of a list. */
export function beforeLead(before: string): BeforeLead | null {
  const said = before.replace(/\s*:$/u, '').trim();
  if (said === '') return { days: [], places: [], unsaid: '' };
  if (condition.test(`${said} `) || holdsBack.test(said) || opensBelow.test(said) || /,$/u.test(said)) return null;
  const facts = factsIn(said);
  const rest = facts.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), said).trim();
  if (/[\d\p{Sc}@]/u.test(rest) || facts.some(({ role }) => role !== 'when' && role !== 'where')) return null;
  // "The price of a | chimney sweep | will be …": what is said of something has to name it
  if (isSubject.test(rest) && !speaks.test(rest) && !stands.test(rest)) return null;
  if (rest.split(/\s+/u).length > MOST_OF_LEAD_IN) return null;
  const isNear = said.split(/\s+/u).length <= MOST_BESIDE_DAY;
  const dated = facts.filter(
    ({ start, role }) => role === 'when' && (isNear || said.slice(start).split(/\s+/u).length <= MOST_BESIDE_DAY),
  );
  if (dated.length < facts.filter(({ role }) => role === 'when').length) return null;
  const places = facts.filter(({ role }) => role === 'where').map(({ start, end }) => said.slice(start, end));
  if (dated.length > 0 || places.length > 0)
    return { days: dated.map(({ start, end }) => said.slice(start, end)), places, unsaid: missed(rest) };
  const span = isNear ? withoutSpeaker(said) : '';
  return span !== '' && timeOpens.test(span)
    ? { days: [span], places: [], unsaid: '' }
    : { days: [], places: [], unsaid: missed(said) };
}

/** In words: a longer lead-in has a meaning of its own. */
const MOST_OF_LEAD_IN = 9;
const MOST_BESIDE_DAY = 12;

/** Words that make a clause a denial. */
export const denialBefore =
  /n['’]t(?![\p{L}])|(?<!\p{L})(?:not|never|nicht|kein\p{L}*|nie|pas|jamais|nunca|non|niet|geen|não|ikke|inte)(?!\p{L})/iu;

/** "We don't …", "whoever …", "anybody who …": what follows is not so without it. */
const holdsBack =
  /n['’]t(?![\p{L}])|(?<!\p{L})(?:not|never|nicht|kein\p{L}*|nie|pas|plus|jamais|nunca|non|niet|geen|não|ikke|inte|aldri|aldrig|unless|if|wer|wenn|who|whoever|si|quien|chi|wie|als|hvis|om|jeśli|without|ohne|sans|sin|senza|zonder|bez|sem|uten|utan|instead of|statt|only|nur)(?!\p{L})/iu;
/** "Now that | the rain has begun": half of what is said. */
const opensBelow =
  /(?:^|\s)(?:now that|because|since|weil|jetzt wo|maintenant que|puisque|parce que|ahora que|porque|ora che|perché|agora que|omdat|nu|ponieważ|bo)$/iu;
const isSubject = new RegExp(
  String.raw`(?:^|\s)(?:${beings}|of|de|von|van)(?:\s(?:an?|the|eine?[nr]?|une?|un[ao]?|een|en|ett|et))?$`,
  'iu',
);
/** "There is", "es gibt", "hier ist". */
const stands =
  /^(?:(?:so|and|now|here|also|jetzt|nun|und|da|hier|dann|et|ici|y|e|en|i|og|och)\s)?(?:there|here|es|da|hier|il y|voici|er|det|gibt)(?!\p{L})/iu;
const timeOpens =
  /^(?:all (?:through|of|week|month|summer|winter|year)|the whole|den ganzen|tout(?:e)? (?:l|le|la)|todo el|tutto il|heel|hele|cały|from|until|till|since|during|after|before|over|through(?:out)?|starting|in|on|at|every|this|next|ab|bis|seit|während|nach|vor|zu|im|am|über|dès|à partir|depuis|pendant|durant|après|avant|jusqu|pour|en|ce(?:tte)?|desde|hasta|durante|después|antes|tras|este|esta|para|a partir|dal?|dalla|dall['’]|fino|dopo|prima|quest['’oa]|per|vanaf|tot|tijdens|na|voor|deze|met|od|do|podczas|po|przed|na|w|från|fra|til|till|under|efter|etter|før|innan|på|depois|antes|até|neste|nesta|no|na)(?!\p{L})/iu;

/** "From Labour Weekend | we're", "Ab Pfingsten lernen | wir": '' where nobody speaks at its end. */
function withoutSpeaker(said: string): string {
  const at = [...said.matchAll(speaker)].at(-1);
  if (!at || said.slice(at.index).split(/\s+/u).length > MOST_OF_SPEAKER) return '';
  const rest = said.slice(0, at.index).trim();
  return inverted.test(at[0]) && rest.split(' ').length > 2 ? rest.replace(/\s\p{Ll}+$/u, '') : rest;
}
const speaker = new RegExp(
  String.raw`(?<![\p{L}'’-])(?:${speakers}|\p{L}{2,}(?:amos|emos|imos|iamo|amy|emy|imy|ymy))(?![\p{L}’'])`,
  'giu',
);
const inverted = /^(?:wir|ich|wij|we|ik|vi|jeg|jag)$/iu;
const MOST_OF_SPEAKER = 3;

/** "Our", "and" and "we're a" are not told as left out. */
const missed = (words: string): string =>
  words.split(/\s+/u).some((word) => word.length > 3 && !functionWords.has(word.toLowerCase()))
    ? words.replace(/\s+/gu, ' ').trim()
    : '';
