import type { Span } from '../facts/facts';
import { denialBefore } from './around-lead';
import { condition, opensClause, speaks, tells } from './telling-words';
import type { ToldPart } from './told-parts';

/**
 * A headline with the words that complete it: who speaks before a verb, the noun that it begins in the middle of, a word or two to
 * the end of its clause, the whole of a list or a question. It may reach into the next part.
 */
export function headlineSpan(text: string, found: Span, part: ToldPart, next: ToldPart | undefined): Span {
  const before = text.slice(part.start, found.start);
  const start = found.start - lengthOfLead(before, text.slice(found.start, found.end));
  const whole = text.slice(part.start, part.end).trim();
  // a question is asked to its end
  if (part.mark === '?' && whole.length <= MOST_OF_QUESTION && !/[,;:]/u.test(whole)) return part;
  // "If your projector dies the night before the AGM, that's us"
  const opening = `${text.slice(start, found.end)} `;
  if ((condition.test(opening) || opensBelow.test(opening)) && part.end - start <= MOST_OF_QUESTION)
    return { start, end: part.end };
  const after = text.slice(found.end, part.end);
  const end = found.end + ((particle.exec(after) ?? shortMore.exec(after))?.[0].length ?? 0);
  const said = text.slice(start, end);
  const list = holdsAnd.test(said)
    ? ''
    : listAfter(text.slice(end, next && next.sentence === part.sentence ? next.end : part.end));
  return { start, end: end - start + list.length <= MOST_OF_LIST ? end + list.length : end };
}
/** "Before you tow the horse box to the first show, | let us look at the brakes". */
const opensBelow =
  /^(?:before|after|while|once|until|bevor|nachdem|sobald|avant que|après que|antes de que|prima che|dopo che|voordat|nadat|zodra|zanim|innan|før|inden)\s/iu;

/** In letters. */
const MOST_OF_QUESTION = 75;
const MOST_OF_LIST = 75;
const MOST_OF_SAID = 60;

/** How many letters before it belong to it. */
function lengthOfLead(before: string, said: string): number {
  const speaker = speakerBefore.exec(before)?.[0];
  if (speaker !== undefined) return speaker.length;
  // "I make | by hand the number of your house", "we have opened | the little distillery"
  const verb = withVerb.exec(before)?.[0] ?? '';
  const isCut = opensWithPreposition.test(said) || perfect.test(verb) || !(offers.test(verb) || polishAnd.test(verb));
  if (verb !== '' && isCut && !denialBefore.test(verb) && verb.length + said.length <= MOST_OF_SAID) return verb.length;
  // "this year we open | the press to everybody", where the verb says who
  const own = opensWithArticle.test(said) ? (ownVerb.exec(before)?.[0] ?? '') : '';
  if (own !== '' && !blandVerb.test(own) && own.length + said.length <= MOST_OF_SAID) return own.length;
  // "We mend sails, covers and | tarpaulins"
  const list = (listBefore.exec(before) ?? (holdsAnd.test(said) ? itemsBefore.exec(before) : null))?.[0] ?? '';
  if (list !== '' && list.length + said.length <= MOST_OF_LIST) return list.trimStart().length;
  // "every cast | iron radiator"
  return insideNoun.exec(before)?.[0].length ?? 0;
}
const speakerBefore =
  /(?<=^\s*(?:(?:so|and|but|und|aber|et|y|e|en|i|og|och)\s)?)(?:we|i|wir|ich|nous|je|on|wij|ik|vi|jeg|jag)\s$/iu;
const withVerb =
  /(?<=^|[\s,])(?:we|i|wir|ich|nous|je|on|wij|ik|vi|jeg|jag)(?:['’](?:ve|re|m)|\shave|\sare|\sam|\shaben|\shabe|\savons|\sa|\shebben|\sheb|\shar)?\s\p{L}+\s$/iu;
/** "We offer | free patch tests": the noun alone says as much. */
const offers =
  /^\s*\S+\s(?:(?:are|am|have|has|been|haben|hebben|har|avons)\s)?(?:shall|will|can|could|would|now|also|still|just|kann|können|wollen|möchten|auch|jetzt|wieder|peux|pouvons|aussi|kan|kunnen|zullen|weer|ook|nu|vil|skal|også|också|offer\p{L}*|have|got|do|doing|run|running|hold|holding|host\p{L}*|give|giving|sell|selling|make|making|need|want|are|am|bieten?|biete|haben|habe|machen|mache|verkaufen?|suchen?|geben|gebe|sind|bin|offrons|offre|avons|ai|faisons|fais|fait|vendons|vends|proposons|propose|organisons|organise|tenons|bieden|bied|hebben|heb|doen|doe|verkopen|verkoop|geven|geef|zijn|ben|zoeken|zoek|erbjuder|har|gör|säljer|håller|tilbyr|tilbyder|gjør|selger|holder|sælger|laver|är|er)\s$/iu;
const opensWithArticle = /^(?:el|la|los|las|un|una|il|lo|gli|i|le|l['’]|o|os|as|uma?)\s?/iu;
const ownVerb = /(?<=^|\s)\p{L}{2,}(?:amos|emos|imos|iamo)\s$/iu;
const blandVerb =
  /^(?:ofrecemos|hacemos|tenemos|vendemos|organizamos|damos|somos|estamos|vamos|facciamo|abbiamo|offriamo|proponiamo|vendiamo|organizziamo|diamo|siamo|stiamo|fazemos|temos|oferecemos|queremos|vogliamo|vorremmo|podemos|possiamo)\s$/iu;
const polishAnd = /^\s*i\s/u;
const perfect = /(?:['’]ve|\shave|\savons|\sa|\shar)\s\p{L}+\s$/iu;
const opensWithPreposition =
  /^(?:by|on|in|at|from|with|to|up|out|mit|in|an|auf|par|avec|sur|à|met|op|uit|med|på|i)\s/iu;
const insideNoun =
  /(?<=^|\s)(?:the|every|each|an?|our|my|der|die|das|den|dem|eine?[nmr]?|unsere?n?|le|la|les|une?|nos|notre|el|los|las|una|nuestr[oa]s?|il|lo|gli|nostr[oaie]|het|een|onze)\s\p{Ll}+\s$/u;

const listBefore =
  /^\s*(?:[\p{L}'’-]+\s){0,3}[\p{L}'’-]+(?:,\s[\p{L}'’-]+(?:\s[\p{L}'’-]+)?)*,?\s(?:and|&|und|et|y|e|en|i|og|och|or|oder|ou|o|of)\s$/iu;

/** "We clear cellars, | lofts and whole flats". */
const itemsBefore = /^\s*(?:[\p{L}'’-]+\s){0,3}[\p{L}'’-]+(?:,\s[\p{L}'’-]+(?:\s[\p{L}'’-]+)?)*,\s$/u;

/** "Get your sails | in by the end of November". */
const particle =
  /^\s(?:in|out|off|up|on|over|back|down|away|ein|aus|ab|an|auf|mit|vorbei|weg|in|uit|op|af|terug|ut|opp|ned|ind|tilbage)(?=\s(?:by|before|at|on|from|for|to|and|with|until|till|bis|vor|ab|am|und|voor|tot|en|før|innan|senast|senest|og|och)\s|[,.;!?])/iu;
const shortMore =
  /^\s(?!(?:and|or|but|as well|too|auch|aussi|también|anche|ook|também|också|også|też|und|oder|aber|et|ou|mais|y|o|pero|e|ma|en|of|maar|i|ale|og|och|men|so)(?!\p{L}))[\p{L}'’-]+(?:\s[\p{L}'’-]+)?(?=[,;.!?:]|\s*$)/iu;

/** Whether what follows a headline's comma is the rest of its list: "translations from Romanian | , Arabic, Ukrainian and Urdu". */
export const isRestOfList = (words: string): boolean =>
  lists[0]!.exec(`, ${words}`)?.[0] === `, ${words}` && !tells.test(words) && !speaks.test(words) && !/\d/u.test(words);

/** "We clear cellars | , lofts and whole flats": things, none of which is or does something. '' where no list goes on. */
function listAfter(rest: string): string {
  const found = lists.map((list) => list.exec(rest)?.[0] ?? '').find(Boolean) ?? '';
  const things = found.replace(/^,\s/u, '');
  return tells.test(things) || speaks.test(things) || opensClause.test(`${things} `) ? '' : found;
}
const and = '(?:and|&|und|et|y|e|en|i|og|och|or|oder|ou|o|of|lub)';
const holdsAnd = new RegExp(String.raw`\s${and}\s`, 'iu');
const thing = String.raw`[\p{L}'’-]+(?:[ ](?!${and} )[\p{L}'’-]+){0,2}`;
const lists = [
  new RegExp(String.raw`^(?:,\s${thing})*,?\s${and}\s[\p{L}'’-]+(?:[ ][\p{L}'’-]+){0,4}(?=[,.;:!?\n]|\s*$)`, 'iu'),
  new RegExp(String.raw`^(?:,\s[\p{L}'’-]+(?:[ ][\p{L}'’-]+)?)+(?=[.;:!?\n]|\s*$)`, 'iu'),
  // "knives, scissors, the blades of the mincer for butchers"
  new RegExp(
    String.raw`^,\s[\p{L}'’-]+,\s(?:the|die|les|los|las|i|le|de)\s[\p{L}'’-]+(?:[ ][\p{L}'’-]+){0,5}(?=[.;!?\n]|\s*$)`,
    'iu',
  ),
];
