import { tongueOf, wordsIn, type PostLanguage } from '../../../../../src/domain/text-language';
import { caredFor } from './animal-care';
import { deniedWords } from './denied';
import { idioms } from './idioms';
import { isOtherwiseMeant } from './second-senses';
import type { Topic } from './topic';
import { topicTable, type Phrase } from './topic-table';
import { formsIn, formsOf, splitWords, type Word } from './word-forms';

export interface Subject {
  /** Null where it is known that nothing can be drawn. */
  topic: Topic | null;
  /** Where the words that named it stand in the text. */
  start: number;
  end: number;
  /** Of the phrase that named it: 1 for a trade or a product, less for an occasion or a wide word. */
  weight: number;
  /** The words of the table that were found, as one name: "sewing machine". */
  phrase: string;
}

/**
 * What a text is about, or null when the table does not know. The main noun wins: longer phrases before single words,
 * the matter before what follows a preposition, trades and products before occasions, and the last of equals, because
 * English puts the head of a noun phrase last ("dog birthday cake" is a cake).
 */
export function findSubject(text: string): Subject | null {
  const words = splitWords(
    idioms.reduce((rest, idiom) => rest.replace(idiom, (found) => ' '.repeat(found.length)), text),
  );
  const known = topicTable().words;
  const tongue = tongueOf(text);
  // "d'art" is art, and no darts; only phrases that have it in their middle write it as one word
  const forms = words.map(({ text: word, bare }) =>
    bare ? new Set([...formsIn(known, bare, tongue), word]) : formsIn(known, word, tongue),
  );
  const taken = new Set<number>();
  let best: { score: number; subject: Subject } | null = null;
  const denied = deniedWords(words, text);
  const found = matches(words, forms, { text, tongue }).filter(
    ({ at, phrase }) => !denied.has(at + phrase.words.length - 1) && !isOtherwiseMeant(phrase.words, text, tongue),
  );
  for (const match of found) {
    const indices = match.phrase.words.map((_, offset) => match.at + offset);
    if (indices.some((index) => taken.has(index))) continue;
    indices.forEach((index) => taken.add(index));
    if (isPlace(match, words) || isBeside(match, words) || isFaint(match, words)) continue;
    const isForeign = isOfAnotherKitchen(match, words);
    const isLed = found.some((other) => leads(other, match, words));
    const score =
      scoreOf(match, words, isLed) - (found.some((other) => isListedFirst(other, match, words)) ? LISTED_STEP : 0);
    if (best && score <= best.score) continue;
    best = {
      score,
      subject: {
        topic: isForeign
          ? null
          : caredFor(match.phrase.topic, topicsBeside(match, found, words), text, clauseOf(match, words)),
        start: words[match.at]!.start,
        end: words[indices.at(-1)!]!.end,
        weight: match.phrase.weight,
        phrase: match.phrase.words.join(' '),
      },
    };
  }
  return best?.subject ?? null;
}

/** The topics of all that a text names, in its order. */
export function topicsNamed(text: string): (Topic | null)[] {
  const words = splitWords(text);
  const { words: known } = topicTable();
  const tongue = tongueOf(text);
  const taken = new Set<number>();
  const denied = deniedWords(words, text);
  return matches(
    words,
    words.map(({ text: word }) => formsIn(known, word, tongue)),
    { text, tongue },
  )
    .filter(({ phrase, at }) => {
      if (denied.has(at)) return false;
      const indices = phrase.words.map((_, offset) => at + offset);
      if (indices.some((index) => taken.has(index))) return false;
      indices.forEach((index) => taken.add(index));
      return true;
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ phrase }) => phrase.topic);
}

/** What else the clause with a match names. */
const topicsBeside = ({ at, phrase }: Match, found: readonly Match[], words: readonly Word[]): (Topic | null)[] =>
  found.flatMap((other) =>
    (other.at < at || other.at >= at + phrase.words.length) && words[other.at]!.clause === words[at]!.clause
      ? [other.phrase.topic]
      : [],
  );

const clauseOf = ({ at }: Match, words: readonly Word[]): readonly string[] =>
  words.flatMap(({ text, clause }) => (clause === words[at]!.clause ? [text] : []));

/** Longest phrases first, so that "hot dog" leaves no dog behind. */
function matches(
  words: readonly Word[],
  forms: readonly Set<string>[],
  { text, tongue }: { text: string; tongue: PostLanguage | null },
): Match[] {
  // what could be of any language is taken for English, but for a word alone and for "tienda de ropa"
  const isIn = (tongues: readonly PostLanguage[]): boolean =>
    tongue
      ? tongues.includes(tongue)
      : words.length === 1 ||
        tongues.includes('en') ||
        tongues.some((each) => wordsIn(text, each) > 0) ||
        (words.some(({ text: word }) => de.has(word)) && tongues.some((each) => romance.has(each)));
  const { phrasesByFirstWord } = topicTable();
  const found: Match[] = [];
  // a trade's own name says more than what the word may be put together from: "Bootsbauer" has no boots
  const isTyped = ({ phrase, at }: Match): boolean => phrase.isTrade === true && words[at]!.text === phrase.words[0];
  forms.forEach((wordForms, at) => {
    for (const form of wordForms) {
      for (const phrase of phrasesByFirstWord.get(form) ?? []) {
        if (phrase.tongues && !isIn(phrase.tongues)) continue;
        if (words[at]!.bare && phrase.words.length === 1 && form === words[at]!.text) continue;
        const fits = phrase.words.every(
          (word, offset) => forms[at + offset]?.has(word) && words[at + offset]!.clause === words[at]!.clause,
        );
        if (fits) found.push({ phrase, at });
      }
    }
  });
  return found.sort(
    (a, b) =>
      b.phrase.words.length - a.phrase.words.length ||
      Number(isTyped(b)) - Number(isTyped(a)) ||
      b.phrase.weight - a.phrase.weight ||
      a.at - b.at,
  );
}

function scoreOf({ phrase, at }: Match, words: readonly Word[], isLed: boolean): number {
  const first = words[at]!;
  const firstInSegment = words.findIndex((word) => word.clause === first.clause && word.segment === first.segment);
  const part = afterLastAnd(words, at);
  const isAfterOf = words[firstInSegment]?.text === 'of' && !isLed;
  const isMatter = (first.segment === 0 && !(isLed && isAfterDe(at, words))) || isAfterOf;
  const place = (isMatter ? 1 : LATER_SEGMENT) * (1 - Math.min(first.clause, 4) * CLAUSE_STEP);
  return (
    (isActivity(phrase) ? Math.min(ACTIVITY, phrase.weight) : phrase.weight) *
      (1 + (phrase.words.length - 1) * LONGER_PHRASE) *
      place +
    Math.min(at - Math.max(firstInSegment, part), 8) * HEAD_STEP -
    (part > firstInSegment ? AND_STEP : 0) -
    (isGuessed(phrase, at, words) ? GUESS_STEP : 0)
  );
}

/** Found by an ending that another language may have: "schmieden" means no smith where rings are named. */
const isGuessed = (phrase: Phrase, at: number, words: readonly Word[]): boolean =>
  phrase.words.some((word, offset) => {
    const { text, bare } = words[at + offset]!;
    return word !== text && !formsOf(bare ?? text).has(word);
  });
const GUESS_STEP = 0.1;

/** "In the beech woods", "at the farm shop", "near the castle": where it is, not what. "Experts in boilers" are about boilers. */
function isPlace({ phrase, at }: Match, words: readonly Word[]): boolean {
  const { clause, segment } = words[at]!;
  if (segment === 0 || isOwnName(phrase)) return false;
  const lead = words.findIndex((word) => word.clause === clause && word.segment === segment);
  if (lead === at || !places.has(words[lead]!.text) || own.has(words[lead + 1]?.text ?? '')) return false;
  const before = words[lead - 1];
  // a line of its own that begins with "at" is a place as well; "in bloom" is not
  if (before?.clause !== clause) return words[lead]!.text !== 'in';
  return !masters.test(before.text);
}
/** Several words of the topic tables name a thing so surely that no preposition takes it away; a trade's name may be a place ("at the night club"). */
const isOwnName = ({ words, isTrade }: Phrase): boolean => words.length > 1 && !isTrade;
const own: ReadonlySet<string> = new Set(['our', 'my', 'your']);
const places: ReadonlySet<string> = new Set(
  'in at near inside into above opposite beside behind uber gegenuber neben hinter tegenover boven naast nad obok im am beim dans chez nel nella nello presso'.split(
    ' ',
  ),
);
const masters =
  /^(?:expert|specialist|specialise|specialize|specialising|specializing|train|course|class|lesson|workshop|deal|trade|interest|invest|qualified|experience|dip|everything|degree|diploma)/;

/**
 * Whom it is for, or what comes with it, is no subject of a matter that says something else: "debt advice for farmers" shows no
 * tractor, "parcels by van" no van. "Parts for mowers" and "lessons with horses" are about those, because nothing else is named.
 */
function isBeside({ phrase, at }: Match, words: readonly Word[]): boolean {
  const { clause, segment } = words[at]!;
  if (segment === 0 || isOwnName(phrase)) return false;
  const lead = words.find((word) => word.clause === clause && word.segment === segment)!;
  if (lead === words[at] || !companions.has(lead.text)) return false;
  const matter = words.filter((word) => word.clause === clause && word.segment === 0);
  return matter.some(({ text }) => !open.has(text) && !/^\p{N}/u.test(text) && !formsOfOpen(text));
}
const formsOfOpen = (text: string): boolean => [...formsOf(text)].some((form) => open.has(form));
/** "Shop" after a word that nobody knows is a shop of that, and bags would say nothing of it. */
function isFaint({ phrase, at }: Match, words: readonly Word[]): boolean {
  const before = words[at - 1];
  if (phrase.words.length > 1 || phrase.weight > FAINT || before?.clause !== words[at]!.clause) return false;
  return before.segment === words[at]!.segment && !open.has(before.text) && !formsOfOpen(before.text);
}
/** Of words that yield to all others. */
const FAINT = 0.3;
const companions: ReadonlySet<string> = new Set(
  'for with by without during before after until while when because against fur mit ohne pour avec sans para con sin per senza com sem voor met zonder dla bez aus uit z ze'.split(
    ' ',
  ),
);
/** Words that name no matter of their own. */
const open: ReadonlySet<string> = new Set(
  (
    'a an the our your my we you it all everything anything something new more and or best fresh local free great perfect ideal home mobile day days week weekend evening morning night season time join come get learn make try see find need want looking ready ' +
    'part accessory repair repairs service hire rental sale offer deal lesson course class workshop training kit tool gear equipment supply gift idea help expert specialist shop store market club group guide tour trip event party fun food space room place venue care treatment cleaning cover spare made making fitting delivery order collection package set range choice ' +
    'reparatur service kurs kurse unterricht verleih zubehor ersatzteile alles cours stage atelier location reparation tout pieces clase clases curso cursos alquiler reparacion todo taller corso corsi lezioni noleggio riparazione tutto ricambi aula aulas conserto aluguel tudo cursus les lessen verhuur reparatie alles onderdelen kurs naprawa czesci wszystko zajecia ' +
    'soin soins cuidado cuidados verzorging pflege walk walks walking wandern wanderung spaziergang wandelen wandeling promenade promenades balade balades paseo paseos passeggiata passeggiate passeio passeios'
  ).split(' '),
);

/** Of "goldfish and pond plants" the fish is the head, though plants have the longer name. */
function isListedFirst(other: Match, { phrase, at }: Match, words: readonly Word[]): boolean {
  const [head, here] = [words[other.at]!, words[at]!];
  return (
    phrase.words.length > 1 &&
    head.clause === here.clause &&
    head.segment === here.segment &&
    other.at < afterLastAnd(words, at) &&
    other.phrase.topic !== null &&
    other.phrase.weight === 1 &&
    !isActivity(other.phrase)
  );
}
const LISTED_STEP = 0.3;

/** Whether another match is what the words after "of" belong to: photography of food is about the camera, a box of pears about the pears. */
function leads(other: Match, { at }: Match, words: readonly Word[]): boolean {
  const [head, here] = [words[other.at]!, words[at]!];
  const isComplement = other.at < at && head.segment === here.segment && isAfterDe(at, words);
  return (
    head.clause === here.clause &&
    (isComplement || (head.segment === 0 && here.segment > 0)) &&
    other.phrase.weight === 1 &&
    !isActivity(other.phrase) &&
    !containers.has(other.phrase.words.at(-1)!)
  );
}
/** Romance languages put the head first: "paletas de frutas" are lollies. */
const isAfterDe = (at: number, words: readonly Word[]): boolean =>
  /^d/.test(words[at]!.bare ? words[at]!.text : '') ||
  words
    .slice(Math.max(0, at - 2), at)
    .some(({ text, bare, clause }) => clause === words[at]!.clause && (de.has(text) || (bare && text.startsWith('d'))));
const romance: ReadonlySet<PostLanguage> = new Set(['fr', 'es', 'it', 'pt'] as const);
const de: ReadonlySet<string> = new Set('de del des du d di della delle dei degli do da dos das'.split(' '));

const containers: ReadonlySet<string> = new Set(
  'ecole escuela escola scuola academia centro casa maison festival fiesta feria fete fiera mercado marche mercato museo musee fabrica atelier studio salon salone box bag basket bottle glass cup tray pack jar crate case hamper selection sale repair hire delivery removal workshop course lesson school history art love'.split(
    ' ',
  ),
);

/** "Persian sweets" and "Polish bakery" are none of the candies and croissants that the general word stands for. */
function isOfAnotherKitchen({ phrase, at }: Match, words: readonly Word[]): boolean {
  const before = words[at - 1];
  return (
    phrase.words.length === 1 &&
    generalFoods.has(phrase.topic?.name ?? '') &&
    before?.clause === words[at]!.clause &&
    kitchens.test(before.text)
  );
}
const generalFoods: ReadonlySet<string> = new Set(
  'bakery bread cake cookie pie pancake sweets chocolate soup stew sandwich salad dumpling cheese popcorn pudding'.split(
    ' ',
  ),
);
const kitchens =
  /^(?:tamil|indian|pakistani|bengali|punjabi|gujarati|korean|japanese|chinese|taiwanese|thai|vietnamese|malaysian|indonesian|filipino|persian|iranian|turkish|greek|cypriot|arab(?:ic)?|syrian|lebanese|palestinian|egyptian|moroccan|tunisian|ethiopian|eritrean|somali|nigerian|ghanaian|senegalese|kenyan|jamaican|caribbean|haitian|cuban|mexican|brazilian|peruvian|colombian|venezuelan|argentinian|polish|ukrainian|russian|georgian|romanian|bulgarian|hungarian|balkan|jewish|kosher|halal)$/;

/** "Headstone cleaning" is about the headstone, a "kayak builder" about the kayak: what is done to a thing, and by whom, yields to the thing. */
const isActivity = ({ words }: Phrase): boolean => words.length === 1 && activities.has(words[0]!);
const activities: ReadonlySet<string> = new Set(
  (
    'contractor office therapist therapy developer surgery salon warsztat werkstatt werkplaats installateur luthier granja gospodarstw* bauernhof boerderij estetica ' +
    'maker builder mechanic doctor house farm dealer boutique league petting coach consultant exterminator control catcher repair restoration mot valeting cleaning cleaner storage waste rubbish recycling delivery moving removal training translation printing painting ' +
    'reinigung nettoyage limpieza pulizia pulizie limpeza schoonmaak sprzatani* stadning rengoring renovation renovate reformas remonty verbouwing ristrutturazioni umbau'
  ).split(' '),
);
const ACTIVITY = 0.85;

/** Where the part of a list begins that a word stands in: in "stew and cold cider" the cider is no head of the stew. */
function afterLastAnd(words: readonly Word[], at: number): number {
  return words.slice(0, at).findLastIndex(({ text }) => conjunctions.has(text)) + 1;
}

const conjunctions = new Set(['and', 'or', 'und', 'oder', 'et', 'ou', 'y', 'e', 'en', 'i', 'och']);
const LATER_SEGMENT = 0.6;
const CLAUSE_STEP = 0.08;
const LONGER_PHRASE = 0.3;
const HEAD_STEP = 0.02;
const AND_STEP = 0.1;

interface Match {
  phrase: Phrase;
  at: number;
}
