import { countWords } from '../english/grammar';
import type { Tongue } from './language-tables';
import type { ToldLanguage } from './told-language';
import { bare, isNewClause } from './told-words';

/**
 * A sentence too long for its place, cut where a clause ends: at a comma, or before another clause, never inside one. What takes back what stands before it ("but never on one that is waxed") is kept in advice, and the middle left
 * out instead; in a story or a question what was not done may stand in the post alone. null where nothing can be done without.
 */
export function atThought(sentence: string, max: number, { language, tongue, isAdvice }: Manner): string | null {
  const whole = bare(sentence);
  if ([...whole].length <= max) return whole;
  const { turns } = tongue;
  const turn = whole.search(new RegExp(`, (?=${turns.source})`, 'iu'));
  if (turn > 0) {
    const rest = whole.slice(turn);
    const head = withoutMiddle(whole.slice(0, turn), max - [...rest].length, language);
    if (head !== null) return `${head}${rest}`;
  }
  const mayStop = !isAdvice && !TO_READER.test(whole);
  if (!mayStop && turns.test(whole)) return atComma(whole, max, tongue, true);
  // Of a language that we do not read, a comma ends a part of a story at least.
  if (mayStop && language === 'other') return atComma(whole, max, null, false);
  return (
    atComma(whole, max, tongue, !mayStop) ??
    beforePhrase(whole, max, language, turns) ??
    beforeRelative(whole, max, language, turns) ??
    (mayStop
      ? (beforeAnd(whole, max, tongue) ??
        beforePurpose(whole, max, language) ??
        beforeConcession(whole, max, language) ??
        beforeWhere(whole, max, language))
      : null)
  );
}

/** "I get up at 5 on class days | to start six doughs": when or where it is done is whole without what for. */
function beforePurpose(whole: string, max: number, language: ToldLanguage): string | null {
  if (language !== 'en' || !DOES.test(whole)) return null;
  const heads = [
    ...whole.matchAll(/ (?=to \p{Ll}{2,} (?:the|an?|my|our|every|all|each|two|three|four|five|six|\d+)(?!\p{L}))/gu),
  ]
    .map(({ index }) => whole.slice(0, index))
    .filter((head) => fits(head, max) && WHEN_LAST.test(head) && !HALF.test(head) && !/,/u.test(head));
  return heads.at(-1) ?? null;
}
const WHEN_LAST =
  /(?<!\p{L})(?:at|on|in|every|before|after|all|from) (?:\p{L}+ ){0,2}(?:\d{1,2}(?:am|pm)?|days?|mornings?|nights?|evenings?|weeks?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:one|two|three|four|five|six)|dawn|dark|winter|summer|spring|autumn|year|o[’']clock|week|month|kitchen|shed|barn|workshop|yard|garage|van)$/iu;

/** A story's fact stays true without its "although". */
function beforeConcession(whole: string, max: number, language: ToldLanguage): string | null {
  const heads = [...whole.matchAll(CONCESSION)]
    .map(({ index }) => whole.slice(0, index))
    .filter((head) => fits(head, max) && !HALF.test(head) && !(HANGING.get(language)?.test(head) ?? false));
  return heads.at(-1) ?? null;
}
const CONCESSION =
  /,? (?=(?:although|even though|though|obwohl|aunque|bien que|embora|anche se|hoewel|chociaż)(?!\p{L}))/giu;

/** Where in English something was done, behind a thing that is whole: "a newspaper stuffed down the weight pocket | in a house". */
function beforeWhere(whole: string, max: number, language: ToldLanguage): string | null {
  if (language !== 'en' || !DOES.test(whole)) return null;
  const heads = [...whole.matchAll(WHERE)]
    .map(({ index }) => whole.slice(0, index))
    .filter((head) => fits(head, max) && THING_LAST.test(head) && !NEEDS_PLACE.test(head) && !HALF.test(head));
  return heads.at(-1) ?? null;
}
const WHERE =
  / (?=(?:in|on|at|near|behind|outside|during|after|before|with) (?:an?|the|my|our|their|his|her|one|\p{Lu}\p{Ll}+)(?!\p{L}))/gu;
/** Without its verb the head would be a thing alone. */
const DOES =
  /^(?:I|We|\p{L}{2,}ed|Took|Found|Got|Made|Put|Did|Had|Saw|Drove|Built|Wrote|Cut|Sold|Taught|Went|Brought|Caught)(?!\p{L})/u;
/** An article, a number or an "of", and the thing behind it. */
const THING_LAST =
  /(?<!\p{L})(?:the|an?|my|our|his|her|their|of|\d+|one|two|three|four|five|six) (?:\p{L}+[ -]){0,2}\p{L}+$/iu;
const NEEDS_PLACE =
  /(?<!\p{L})(?:put|puts|set|laid|stuck|hung|hangs?|kept|keeps?|leave|leaves|left|stand|stands|stood|sit|sits|sat)(?!\p{L})/iu;

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
        fits(head, max) &&
        !HALF.test(head) &&
        !ENDS_IN_AGE.test(head) &&
        !tongue?.turns.test(head) &&
        !(isAdvice && tongue?.turns.test(rest.split(/[,;:]/u)[0]!)),
    );
  // Inside a list the last of several stops is none: "found sand" is not all that was found.
  return (
    (
      heads.filter(({ head, rest }) => !(IN_LIST.test(rest) && /, /u.test(head)) && !NOUN_LAST.test(head)).at(-1) ??
      heads.at(-1)
    )?.head ?? null
  );
}
/** "My father, 68". */
const ENDS_IN_AGE = /, (?:\p{L}+ ){0,2}\d{1,3}(?: (?:he|she) (?:is|was))?$/iu;
const IN_LIST =
  /^(?:(?:an?|the|some|half|one|two|three|\d+|un[ao]?|une|ein\p{L}*|um|uma) )[^,]{1,40}(?:, [^,]{1,40})* (?:and|und|et|y|e|en) [^,]{1,40}$/iu;
/** A thing behind five words or more: "went off at 3am on Sunday, the alarm on my phone". */
const NOUN_LAST = /^(?:[^ ]+ ){4,}[^ ]+, (?:an?|the|my|our|his|her) [^,]{3,30}$/iu;

/** What was done first, where a story goes on with what was done next. */
function beforeAnd(whole: string, max: number, { ands, turns }: Tongue): string | null {
  const heads = [...whole.matchAll(new RegExp(ands.source, `${ands.flags}g`))]
    .filter(({ index }) => isNewClause(whole.slice(index)) || SPEAKER.test(whole))
    .map(({ index }) => whole.slice(0, index).trim())
    .filter((head) => fits(head, max) && !turns.test(head));
  return heads.at(-1) ?? null;
}

/** The longest beginning before another clause that is whole by itself. */
function beforePhrase(text: string, max: number, language: ToldLanguage, turns: RegExp | null = null): string | null {
  const places = phrasesOf.get(language);
  if (!places) return null;
  const heads = [...text.matchAll(places)]
    .map(({ index }) =>
      text
        .slice(0, index)
        .replace(/[\s,;:–—-]+$/u, '')
        .replace(DEED_LAST, ''),
    )
    .filter(
      (head) =>
        fits(head, max) &&
        !HOUR.test(head) &&
        !HALF.test(head) &&
        !DENIED.test(head) &&
        !/, [^,]*$/u.test(head) &&
        !turns?.test(head) &&
        !(HANGING.get(language)?.test(head) ?? false),
    );
  return heads.at(-1) ?? null;
}

/** What only says which one may be left out before a "but": "any canvas (that we hire out to you), but never …". */
function withoutMiddle(head: string, max: number, language: ToldLanguage): string | null {
  const heads = [...head.matchAll(WHICH)]
    .map(({ index }) => head.slice(0, index).replace(/,$/u, ''))
    .filter((one) => fits(one, max) && !HALF.test(one) && !(HANGING.get(language)?.test(one) ?? false));
  return heads.at(-1) ?? beforePhrase(head, max, language);
}
const WHICH = / (?=(?:that|which|who|when|because|die|der|das|qui|dont|que|che|wat|dat|która|który|które)(?!\p{L}))/giu;

/** What the speaker does is whole before it is said of which thing: "Guardo umas tábuas | que tirei de uma cama". */
function beforeRelative(whole: string, max: number, language: ToldLanguage, turns: RegExp): string | null {
  if (!(SPEAKER.test(whole) || (language === 'en' && DOES.test(whole))) || SAYS.test(whole)) return null;
  const heads = [...whole.matchAll(RELATIVE)]
    .map(({ index }) => whole.slice(0, index))
    .filter((head) => fits(head, max) && !turns.test(head) && !(HANGING.get(language)?.test(head) ?? false));
  return heads.at(-1) ?? null;
}
const SPEAKER =
  /^(?:I|we|ich|wir|je|j[’']\p{L}+|nous|on|ik|wij|\p{L}{2,}(?:é|í|ei|łem|łam)|\p{L}{3,}(?:o|amos|emos|imos|iamo|amy|emy|imy))(?!\p{L})/iu;
/** Behind these a whole sentence follows. */
const SAYS =
  /^\p{L}+(?: \p{L}+)? (?:know|see|tell|think|say|ask|hope|find|believe|sais|vois|dis|pense|crois|espère)(?!\p{L})|^(?:digo|decimos|creo|creemos|pienso|veo|falo|falamos|acho|achamos|penso|vejo|dico|credo|vedo|spero|espero|quiero|quero|tengo|tenho)(?!\p{L})/iu;
const RELATIVE = / (?=(?:which|who|where|whose|qui|dont|où|que|donde|che|dove|onde)(?!\p{L}))/giu;

const fits = (head: string, max: number): boolean =>
  [...head].length <= max &&
  countWords(head) >= FEWEST &&
  head.split('(').length === head.split(')').length &&
  !/(?<!\p{L})(?:between|both|either|zwischen|entre|tra|tussen)(?!\p{L})/iu.test(head);

const before = (words: string): RegExp => new RegExp(` (?=(?:${words})(?!\\p{L}))`, 'giu');
/** Where another clause begins. Before a preposition a clause is not over: "we roast the chilli almost", "they drove it on". */
const phrasesOf: ReadonlyMap<string, RegExp> = new Map<string, RegExp>([
  [
    'en',
    before(
      'because|cos|since|while|until|so that|so(?= (?:the|I|we|they|he|she|it|my|our) )|when|(?:before|after)(?= (?:I|we|you|they|he|she|it|the|my|our) )',
    ),
  ],
  ['de', before('weil|wenn|während|obwohl|bevor|nachdem|sobald|damit')],
  ['fr', before('parce qu|quand|lorsqu|puisqu|pendant qu|avant qu|pour qu|dès qu')],
  ['es', before('porque|cuando|mientras|pensando que|creyendo que|para que|hasta que|antes de que|desde que')],
  ['it', before('perché|quando|mentre|finché|prima che')],
  ['pt', before('porque|quando|enquanto|achando que|pensando que|para que|até que')],
  ['pl', before('bo|gdy|kiedy|żeby|zanim')],
  ['nl', before('omdat|terwijl|wanneer|voordat|nadat|zodat|totdat')],
]);

/** "That had not been opened" waits for its "since 1979". */
const DENIED =
  /(?<!\p{L})(?:\p{L}+n[’']t|not|never|nicht|nie|kein\p{L}*|pas|jamais|no|nunca|non|mai|não|niet|nooit|nie)(?!\p{L})/iu;

/** "Y lloró | cuando lo vio": a second deed that is told by its verb alone waits for what follows. */
const DEED_LAST = / (?:y|e) \p{L}{2,}(?:ó|aron|ieron|ou|ò)$/u;

/** "From 5": what follows says five of what. */
const HOUR = /(?<!\d)\d{1,2}$/u;

/** What still waits for a word after it. */
const HANGING: ReadonlyMap<string, RegExp> = new Map<string, RegExp>([
  [
    'en',
    /(?<!\p{L})(?:an?|the|my|our|their|his|her|and|or|to|of|that|is|are|was|were|be|been|am|isn’t|almost|nearly|really|already|always|never|also|know|see|tell|reckon|wonder|remember|had|has|have|will|can|should|would|could|must|do|does|did|look|looks|looked|looking|wait|waits|waiting|waited|asked?|asking|listen|think|care|depends?|deal|came|comes?|goes|went|go|gets?|got|put|puts|putting|made|makes?|told|said|says?|them|they|if|up|out|off|down|away|only|just|even|than|as|very|more|most|(?:is|are|was|were) (?:the|an?|one)(?: \p{L}+){1,3})$/iu,
  ],
  [
    'de',
    /(?<!\p{L})(?:de[rmns]|die|das|eine?[mnrs]?|und|oder|zu|ist|sind|war|hat|haben|hatte|wird|kann|wir|ich|sich|nur|als|dass|fast|sehr|ganz|schon|noch|immer|auch|nie)$/iu,
  ],
  [
    'fr',
    /(?<!\p{L})(?:les?|la|une?|des?|du|et|ou|à|est|sont|était|ai|a|ont|que|ne|se|me|nous|on|plus|très|presque|aussi|toujours|déjà|encore|jamais)$/iu,
  ],
  [
    'es',
    /(?<!\p{L})(?:el|los|las?|una?|de|del|y|o|a|al|es|son|era|he|ha|han|que|se|me|nos|más|muy|lo|casi|tan|siempre|ya|también|nunca|todavía)$/iu,
  ],
  [
    'it',
    /(?<!\p{L})(?:il|lo|la|gli|le|un[ao]?|di|del(?:la)?|e|o|a|è|sono|era|ho|ha|hanno|che|si|mi|ci|più|quasi|sempre|già|anche|mai|ancora)$/iu,
  ],
  [
    'pt',
    /(?<!\p{L})(?:os?|as?|uma?|d[eoa]s?|e|ou|é|são|era|está|que|se|me|nos|mais|muito|quase|sempre|já|também|nunca|ainda)$/iu,
  ],
  [
    'pl',
    /(?<!\p{L})(?:i|a|że|się|nie|to|jest|są|był[aoy]?|mam|mamy|ma|jak|co|już|tylko|prawie|bardzo|zawsze|też|jeszcze|nigdy)$/iu,
  ],
  [
    'nl',
    /(?<!\p{L})(?:de|het|een|en|of|te|is|zijn|was|heeft|hebben|had|wordt|kan|we|ik|zich|alleen|dan|bijna|heel|altijd|ook|nog|nooit|al)$/iu,
  ],
]);
const FEWEST = 4;
/** "When the paste sticks" waits for what is done then. */
const HALF =
  /^(?:when(?:ever)?|if|because|cos|since|while|until|although|though|unless|once|as soon|wenn|weil|falls|sobald|obwohl|bevor|nachdem|solange|quand|si|lorsqu\p{L}*|comme|parce|puisque|cuando|si|porque|aunque|mientras|quando|se|perché|mentre|embora|enquanto|als|omdat|wanneer|zodra|gdy|kiedy|jeśli|jeżeli|jak)(?!\p{L})/iu;
/** Somebody is told what to do, in a story as well. */
const TO_READER =
  /(?<!\p{L})(?:you can|you may|you should|kann man|können Sie|on peut|vous pouvez|se puede|puedes|si può|puoi|pode|kun je)(?!\p{L})/iu;
