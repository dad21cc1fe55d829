import { questionOf } from '../../../../../src/domain/owner-question';
import type { AnswerShape } from '../../../../../src/domain/owner-question-form';
import { languageOf, type PostLanguage } from '../../../../../src/domain/text-language';
import { capitalise as capital, clip, countWords } from '../english/grammar';
import type { ProfileWords } from '../writing/profile-words';
import type { ToldLanguage } from './told-language';
import { asSaid } from './word-for-word';
import furtherLabels from './further-labels.json';
import labelTable from './labels.json';
import type { Pair } from './language-tables';
import { phrases } from './phrases';
import { asked as accented } from './question-accents';
import { matterOf } from './told-piece';
import { withSpeaker } from './told-speaker';
import { withThing } from './told-thing';
import { asTyped, namesWork, workOf } from './told-work';
import { isRough, titleBeside, titleOfSaid } from './said-title';
import { shapeOfSaid, type OwnMaterial, type SaidMaterial } from './said-in-profile';
import { isOfLoss, isOfSomebody } from './said-people';
import { asksIn, marked } from './told-asking';
import { aboutOf, asDirect, headed, ownTitle, shorter, TITLE } from './told-title';
import { kinds, webLabels, webShapes, type Base, type Made, type Told } from './told-shapes';
import { wrong } from './told-wrong';
import { around, bare, keySentence, labelled, lowered, readWords, withQuestion, type ToldWords } from './told-words';

/** null where the words make no idea: a question of one word without an answer. */
export function toldOf(material: OwnMaterial, words: ProfileWords): Told | null {
  const known = material.source === 'profile' ? material.language : undefined;
  const found = readWords(material, usualLanguage(words), words.isOne, known);
  // Who says "I" in one sentence is one person in the next.
  const read = material.source === 'profile' ? { ...found, isSingle: words.isOne } : found;
  if (read.text.length === 0) return null;
  const question = questionOf(material.question);
  const shape =
    material.source === 'profile'
      ? shapeOfSaid(material.key)
      : material.kind === 'answer'
        ? question?.shape
        : webShapes[material.kind];
  if (!shape) return null;
  const heading =
    material.source === 'profile'
      ? 'said'
      : material.kind === 'answer'
        ? headingOf(material)
        : webLabels[material.kind]!;
  const { language } = read;
  if (language === 'other') return asSaid(material, read, kinds[shape], words);
  const base = { material, words: read, kind: kinds[shape], language, label: labelOf(heading, read, language) };
  const told =
    material.source === 'profile'
      ? ofFact(base, material, words)
      : material.kind === 'review'
        ? ofReview(base)
        : makers[shape](base, words);
  if (!told) return null;
  const isNaming = LEANING.has(shape) && material.kind === 'answer' && (spokenIn(words) ?? language) === language;
  const made = isNaming ? withThing(told, base, words) : told;
  return { ...base, ...made, isCut: made.title.endsWith('…') };
}

const asked = ({ material, words, label, language }: Base, profile: ProfileWords): Made | null => {
  const { tongue, text, detail, isSingle } = words;
  const at = text.findIndex((sentence) => sentence.endsWith('?') || asksIn(asOf(sentence, words), words));
  const opening = phrases[language].open;
  if (at >= 0) {
    const bareQuestion = asQuestion(asOf(text[at]!, words), language);
    const question = ofWork(bareQuestion, [...text, ...detail].join(' '), words, language, profile);
    const answer = detail.length > 0 ? detail : text.slice(at + 1).filter((sentence) => !sentence.endsWith('?'));
    const others = text.slice(at + 1).filter((sentence) => sentence.endsWith('?'));
    const inShort = asShorterQuestion(question, words, language);
    // Of several questions all are told: "yes to all three" would hang in the air.
    const told = others.length > 0 ? [question, ...others, ...answer] : answer;
    const matter =
      matterOf([question, ...answer], language, TITLE - label.length - 3) ?? clip(question, TITLE - label.length - 3);
    return {
      title: inShort ?? labelled(label, language) + matter,
      line: inShort ?? clip(question, TITLE),
      body:
        answer.length > 0
          ? withQuestion(question, around(told, told[0]!, words))
          : [question, ofPair(opening.onlyAsked, isSingle)],
      quoted: bareQuestion,
      isComplete: countWords(answer.join(' ')) >= 5,
    };
  }
  const said = asOf(text[0]!, words);
  const answer = detail.length > 0 ? detail : text.slice(1);
  const isClause = tongue.indirect.test(said);
  if (answer.length === 0 && (!isClause || countWords(said) < 3)) return null;
  const ask = ofPair(phrases[language].peopleAsk, isSingle);
  const isTopic =
    language === 'en' && !isClause && countWords(said) <= 6 && !/\b(?:is|are|do|does|can|want|need)\b/iu.test(said);
  const mayAsk = material.question !== 'dare-to-ask';
  const lead = isClause && mayAsk ? `${ask} ` : isTopic && mayAsk ? `${ask} about ` : labelled(label, language);
  const clause = isClause
    ? said.charAt(0).toLowerCase() + said.slice(1)
    : lowered(said.replace(/^about /iu, ''), language, material.text);
  // "Whether they should" begins no post: somebody asks it.
  const isBegun = tongue.askers.test(text[0]!.replace(tongue.fillers, ''));
  const question = (isClause || isTopic) && mayAsk && !isBegun ? `${lead}${clause}.` : text[0]!;
  const direct = [...lead, ...clause].length > TITLE && language === 'en' ? asDirect(clause) : null;
  const title =
    (direct && asShorterQuestion(direct, words, language)) ??
    headed(lead, clause, words, false) ??
    capital(shorter(clause, TITLE, words, false) ?? clip(clause, TITLE));
  return {
    title,
    line: direct ? title : capital(shorter(clause, TITLE, words, false) ?? clip(clause, TITLE)),
    body:
      answer.length > 0
        ? withQuestion(question, around(answer, answer[0]!, words))
        : [question, ofPair(opening.onlyAsked, isSingle)],
    quoted: text[0]!,
    isComplete: countWords(answer.join(' ')) >= 5,
  };
};

/** Where the owner's own sentence is the title: what they did, advise or offer. */
const plain = ({ material, words, label, language, kind }: Base, profile: ProfileWords): Made | null => {
  const { tongue, detail } = words;
  const text = [withSpeaker(words.text[0]!, language, words.isSingle), ...words.text.slice(1)];
  const all = [...text, ...detail];
  const key = keySentence(text, words, aboutOf(profile));
  if (countWords(all.join(' ')) < 4) return null;
  const said = key.replace(tongue.fillers, '');
  return {
    title: ownTitle(key, {
      words: { ...words, text },
      language,
      label,
      question: material.question,
      typed: material.text,
      isAlone: standsAlone(material),
      isAdvice: !STORIES.has(kind),
      work: spokenIn(profile) === language ? asTyped(workOf(profile, all.join(' ')), profile) : null,
    }),
    line: capital(shorter(said, TITLE, words, !STORIES.has(kind)) ?? label),
    body: around(all, key, words),
    quoted: key === text[0] ? words.text[0]! : key,
    isComplete: countWords(all.join(' ')) >= 12,
  };
};

/** "Bring" or "I fix um" alone says nothing to whoever sees only that. */
const FEWEST_IN_TITLE = 4;
/** Sentences of the description, with a whole title or none. */
const ofFact = (
  { words, language }: Base,
  { key: said, opening }: SaidMaterial,
  profile: ProfileWords,
): Made | null => {
  const key = said.replace(words.tongue.fillers, '');
  const whole = titleOfSaid(key, TITLE);
  const title =
    language === 'en' && (isRough(key) || countWords(key) < FEWEST_IN_TITLE)
      ? titleBeside(key, profile, words.isSingle)
      : whole && capital(whole);
  if (title === null) return null;
  const body = around(words.text, words.text[0]!, words);
  return { title, line: title, body: opening ? [opening, ...body] : body, quoted: said, isComplete: true };
};

/** A service with its price or what it holds, as the website says it. */
const offered = (base: Base, profile: ProfileWords): Made | null => {
  const { material, words } = base;
  if (material.kind === 'answer') return plain(base, profile);
  const name = bare(words.text[0]!);
  const detail = words.detail.map((sentence) => sentence);
  if (words.text.length > 1 || detail.length === 0 || [...name].length > 60) return null;
  if (material.kind === 'price') {
    const price = bare(detail[0]!);
    return {
      title: clip(`${name}: ${price}`, TITLE),
      line: clip(`${name}: ${price}`, TITLE),
      body: [`${name}: ${price}.`],
      quoted: `${name}: ${price}`,
      isComplete: false,
    };
  }
  if (countWords(detail.join(' ')) < 8) return null;
  return {
    title: clip(name, TITLE),
    line: clip(name, TITLE),
    body: around(detail, detail[0]!, words),
    quoted: detail[0]!,
    isComplete: true,
  };
};

/** Praise is quoted whole, or not at all. */
function ofReview({ words, label, language }: Base): Made | null {
  const all = words.text.join(' ');
  if (countWords(all) < 6 || countWords(all) > 90) return null;
  const { quote, open } = phrases[language];
  const key = keySentence(words.text, words, null);
  const room = TITLE - label.length - 4;
  return {
    title: `${label}: ${quote(clip(bare(key), room))}`,
    line: clip(bare(key), TITLE),
    body: [open.review.we, quote(all)],
    quoted: key,
    isComplete: true,
  };
}

const makers: Record<AnswerShape, (base: Base, profile: ProfileWords) => Made | null> = {
  asked,
  wrong,
  behind: plain,
  proud: plain,
  advice: plain,
  list: plain,
  choose: plain,
  timely: plain,
  offer: offered,
};

/** The question of the owner's interview has named the thing, and the post has not. */
const LEANING: ReadonlySet<AnswerShape> = new Set(['asked', 'wrong']);

const STORIES: ReadonlySet<Told['kind']> = new Set(['Behind the scenes']);

/** Questions whose answers need no heading. */
const speaksAlone: ReadonlySet<string> = new Set([
  'unseen',
  'proud-job',
  'tell-a-friend',
  'not-known',
  'how-it-began',
  'what-is-new',
  'hard-way',
  'best-part',
  'surprised-lately',
  'nobody-checks',
  'first-thing',
]);
const standsAlone = ({ question, source }: OwnMaterial): boolean => source === 'profile' || speaksAlone.has(question);

const labels: ReadonlyMap<string, Record<PostLanguage, string>> = new Map(
  Object.entries({ ...labelTable, ...furtherLabels }),
);
const labelOf = (key: string, { isSingle }: ToldWords, language: PostLanguage): string => {
  const label = labels.get(key)?.[language] ?? labels.get('fact')![language];
  return key === 'people-ask' && isSingle ? ofPair(phrases[language].peopleAsk, true).replace(/[,:]$/u, '') : label;
};

/** A person who is told of is no work. */
const headingOf = ({ question, text }: OwnMaterial): string =>
  question === 'proud-job' && (isOfSomebody(text.trim()) || isOfLoss(text)) ? 'somebody' : question;

/** "Does it hurt?" with what "it" is, as a reader sees nothing else of the business: "Ear wax removal: does it hurt?" */
function ofWork(
  question: string,
  said: string,
  { tongue }: ToldWords,
  language: PostLanguage,
  profile: ProfileWords,
): string {
  const count = countWords(question);
  const isUnnamed = count <= SHORT_QUESTION || (count <= 7 && IT.test(question));
  // In two languages a title would be neither.
  if (!isUnnamed || namesWork(profile, question) || spokenIn(profile) !== language) return question;
  const work = workOf(profile, said);
  const small =
    language !== 'de' && (tongue.direct.test(question) || IT.test(question.split(' ')[0]!))
      ? question.replace(/^(¿?)(\p{Lu})(?=\p{Ll})/u, (_all, mark: string, first: string) => mark + first.toLowerCase())
      : question;
  const whole = work && labelled(work, language) + small;
  return whole && [...whole].length <= TITLE ? whole : question;
}
const SHORT_QUESTION = 3;
/** What nobody has named. */
const IT =
  /(?<!\p{L})(?:it|this|that|them|es|das|ça|cela|c[’']est|eso|esto|ello|isso|isto|ele|ela|ciò|questo|het|dat|to)(?!\p{L})/iu;

const ofPair = (pair: Pair, isSingle: boolean): string => (isSingle ? pair.i : pair.we);

/** "Will I be any good, that's honestly what they ask." */
const ASKED_AFTER =
  /, (?:(?:that[’']?s|is|it[’']?s) )?(?:\p{L}+ )?(?:what )?(?:(?:they|people|everyone|everybody) (?:\p{L}+ ){0,2}asks?|(?:they|people|everyone|everybody|all \p{L}+s) (?:is|are) (?:\p{L}+ )?asking)(?: (?:me|us))?[.?]?$/iu;

/** Without "well" and "they always ask us". */
const asOf = (sentence: string, { tongue }: ToldWords): string =>
  bare(
    capital(
      sentence
        .replace(tongue.fillers, '')
        .replace(tongue.askers, '')
        .replace(ASKED_AFTER, '')
        .replace(/^["“„«»]\s?|\s?["”“»]$/gu, ''),
    ),
  );

function asQuestion(words: string, language: PostLanguage): string {
  const mark = language === 'fr' ? ' ?' : '?';
  const ended = /\?$/u.test(words) ? words : `${bare(words)}${mark}`;
  return language === 'es' ? accented(ended.startsWith('¿') ? ended : marked(ended)) : ended;
}

/** The question in a title's length: whole, or up to where a second one is added; null where neither fits. */
function asShorterQuestion(question: string, words: ToldWords, language: PostLanguage): string | null {
  if ([...question].length <= TITLE) return question;
  // What comes after its "until" stands in the post.
  const short = shorter(question.replace(/\s?\?$/u, ''), TITLE - 3, words, false);
  return short && asQuestion(short, language);
}

const usualLanguage = (profile: ProfileWords): ToldLanguage => spokenIn(profile) ?? 'en';
export const spokenIn = ({ what, audience, offers }: ProfileWords): ToldLanguage | null =>
  languageOf([what, audience, ...offers.map(({ full }) => full)].join('. '));
