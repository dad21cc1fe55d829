import { countWords } from '../grammar';
import type { Tongue } from './language-tables';
import type { ToldLanguage } from './told-language';
import { bare } from './told-words';

/**
 * A sentence too long for its place, cut where a thought ends: at a comma, or before whatever only says where, when, with whom
 * or of which. What takes back what stands before it ("but never on one that is waxed") is kept in advice, and the middle left
 * out instead; in a story or a question what was not done may stand in the post alone. null where nothing can be done without.
 */
export function atThought(sentence: string, max: number, { language, tongue, isAdvice }: Manner): string | null {
  const whole = bare(sentence);
  if ([...whole].length <= max) return whole;
  const { turns } = tongue;
  const turn = whole.search(new RegExp(`, (?=${turns.source})`, 'iu'));
  if (turn > 0) {
    const rest = whole.slice(turn);
    const head = beforePhrase(whole.slice(0, turn), max - [...rest].length, language);
    if (head !== null) return `${head}${rest}`;
  }
  const mayStop = !isAdvice && !TO_READER.test(whole);
  if (!mayStop && turns.test(whole)) return atComma(whole, max, tongue, true);
  // Of a language that we do not read, a comma ends a part of a story at least.
  if (mayStop && language === 'other') return atComma(whole, max, null, false);
  return (
    atComma(whole, max, tongue, !mayStop) ??
    beforePhrase(whole, max, language, turns) ??
    (mayStop ? beforeAnd(whole, max, tongue) : null)
  );
}

interface Manner {
  language: ToldLanguage;
  tongue: Tongue;
  /** A reader may do what it says. */
  isAdvice: boolean;
}

function atComma(whole: string, max: number, tongue: Tongue | null, isAdvice: boolean): string | null {
  const heads = [...whole.matchAll(/[,;:] (?=\p{L})/gu)]
    .map(({ index }) => ({ head: whole.slice(0, index), rest: whole.slice(index + 2) }))
    .filter(
      ({ head, rest }) =>
        fits(head, max) && !tongue?.turns.test(head) && !(isAdvice && tongue?.turns.test(rest.split(/[,;:]/u)[0]!)),
    );
  return heads.at(-1)?.head ?? null;
}

/** What was done first, where a story goes on with what was done next. */
function beforeAnd(whole: string, max: number, { ands, turns }: Tongue): string | null {
  const heads = [...whole.matchAll(new RegExp(ands.source, `${ands.flags}g`))]
    .map(({ index }) => whole.slice(0, index).trim())
    .filter((head) => fits(head, max) && !turns.test(head));
  return heads.at(-1) ?? null;
}

/** The longest beginning before a preposition or a relative that is whole by itself. */
function beforePhrase(text: string, max: number, language: ToldLanguage, turns: RegExp | null = null): string | null {
  const places = phrasesOf.get(language);
  if (!places) return null;
  const heads = [...text.matchAll(places)]
    .map(({ index }) => text.slice(0, index).replace(/[\s,;:–—-]+$/u, ''))
    .filter(
      (head) =>
        fits(head, max) && !HOUR.test(head) && !turns?.test(head) && !(HANGING.get(language)?.test(head) ?? false),
    );
  return heads.at(-1) ?? null;
}

const fits = (head: string, max: number): boolean =>
  [...head].length <= max &&
  countWords(head) >= FEWEST &&
  head.split('(').length === head.split(')').length &&
  !/(?<!\p{L})(?:between|both|either|zwischen|entre|tra|tussen)(?!\p{L})/iu.test(head);

const before = (words: string): RegExp => new RegExp(` (?=(?:${words})(?!\\p{L}))`, 'giu');
/** Genitives ("of", "de", "di") belong to the word before them, and so does what English ends in "to". */
const phrasesOf: ReadonlyMap<string, RegExp> = new Map<string, RegExp>([
  [
    'en',
    before(
      'in|on|at|near|with|from|for|after|before|during|behind|under|over|through|across|beside|where|which|who|that|when|while|because|until|since|so',
    ),
  ],
  [
    'de',
    before('in|im|an|am|auf|bei|beim|mit|aus|nach|vor|für|durch|über|unter|neben|hinter|während|weil|wo|bis|seit|und'),
  ],
  [
    'fr',
    before('dans|sur|avec|chez|pour|après|avant|pendant|sous|derrière|devant|où|qui|quand|parce|depuis|et|à|au|aux'),
  ],
  ['es', before('en|con|para|por|desde|durante|sobre|bajo|entre|donde|que|cuando|porque|hasta|y')],
  ['it', before('in|nel|nella|con|per|su|sul|sulla|da|dal|dalla|dopo|prima|durante|sotto|dove|che|quando|perché|e')],
  ['pt', before('em|no|na|nos|nas|com|para|pra|por|desde|durante|sobre|debaixo|onde|que|quando|porque|até|e')],
  ['pl', before('w|we|na|przy|z|ze|dla|po|przed|pod|nad|za|która|który|które|gdzie|kiedy|bo|żeby|aż')],
  ['nl', before('in|op|bij|met|voor|van|uit|na|door|over|onder|naast|achter|tijdens|omdat|waar|die|dat|tot|en')],
]);

/** "From 5": what follows says five of what. */
const HOUR = /(?<!\d)\d{1,2}$/u;

/** What still waits for a word after it. */
const HANGING: ReadonlyMap<string, RegExp> = new Map<string, RegExp>([
  [
    'en',
    /(?<!\p{L})(?:an?|the|my|our|their|his|her|and|or|to|of|that|is|are|was|were|be|been|am|isn’t|had|has|have|will|can|should|would|could|must|do|does|did|look|looks|looked|looking|wait|waits|waiting|waited|asked?|asking|listen|think|care|depends?|deal|came|comes?|goes|went|go|gets?|got|put|puts|putting|made|makes?|told|said|says?|them|they|if|up|out|off|down|away|only|just|even|than|as|very|more|most|(?:is|are|was|were) (?:the|an?|one)(?: \p{L}+){1,3})$/iu,
  ],
  [
    'de',
    /(?<!\p{L})(?:de[rmns]|die|das|eine?[mnrs]?|und|oder|zu|ist|sind|war|hat|haben|hatte|wird|kann|wir|ich|sich|nur|als|dass)$/iu,
  ],
  ['fr', /(?<!\p{L})(?:les?|la|une?|des?|du|et|ou|à|est|sont|était|ai|a|ont|que|ne|se|me|nous|on|plus|très)$/iu],
  ['es', /(?<!\p{L})(?:el|los|las?|una?|de|del|y|o|a|al|es|son|era|he|ha|han|que|se|me|nos|más|muy|lo)$/iu],
  ['it', /(?<!\p{L})(?:il|lo|la|gli|le|un[ao]?|di|del(?:la)?|e|o|a|è|sono|era|ho|ha|hanno|che|si|mi|ci|più)$/iu],
  ['pt', /(?<!\p{L})(?:os?|as?|uma?|d[eoa]s?|e|ou|é|são|era|está|que|se|me|nos|mais|muito)$/iu],
  ['pl', /(?<!\p{L})(?:i|a|że|się|nie|to|jest|są|był[aoy]?|mam|mamy|ma|jak|co|już|tylko)$/iu],
  ['nl', /(?<!\p{L})(?:de|het|een|en|of|te|is|zijn|was|heeft|hebben|had|wordt|kan|we|ik|zich|alleen|dan)$/iu],
]);
const FEWEST = 4;
/** Somebody is told what to do, in a story as well. */
const TO_READER =
  /(?<!\p{L})(?:you can|you may|you should|kann man|können Sie|on peut|vous pouvez|se puede|puedes|si può|puoi|pode|kun je)(?!\p{L})/iu;
