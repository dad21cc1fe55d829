import type { ClaimLanguage } from '../../../../src/domain/claims/claim-language';
import { claimTongueOf } from '../../../../src/domain/text-language';
import { BUILT_IN } from '../../../../src/domain/written-by';
import type { AnswerDraft, AnswerRequest, AnswersPort, AnswerSource, ThreadLine } from '../../../ports/answers';
import { bookingFact, factsFor, type Fact } from './answer-facts';
import { inForm } from './answer-form';
import { answerWords, fill } from './answer-words';
import { sentencesOf } from './asked-sentences';
import { knownAnswers, nearestEntry, type KnownAnswer } from './known-answers';
import { leftOutWords } from './left-open';
import { languageByTopics, questionTopics, type Topic } from './question-topics';
import { sharedWords, tellingWords } from './said-words';
import { summariseThread } from './thread-summary';
import { isGrief, notedWords, namesAmount, purposeOf, withoutHello, type Purpose } from './told-sentences';

/**
 * Answers in whole sentences from the profile and from what the owner told us, in the language of the message and in the
 * form of its channel. It never says yes to a date or an order, promises nothing, leaves a complaint's substance to
 * people, and names each question, wish and piece of news that the draft does not take up.
 */
export const builtinAnswers: AnswersPort = {
  draft: (request) => Promise.resolve(draftAnswer(request)),
  summarise: (thread) => Promise.resolve(summariseThread(thread)),
};

export function draftAnswer(request: AnswerRequest): AnswerDraft {
  const { profile, known, thread, today } = request;
  const message = lastAsked(thread);
  if (message === '') return nothing('The last message is yours: there is nothing to answer.');
  const language = languageFor(request, message);
  if (!language) return nothing(OTHER_LANGUAGE);
  const words = answerWords[language];
  const { topics } = questionTopics(message, language, today);
  const isSad = isGrief(message, language);
  const sorrow = isSad ? words.condolence : '';
  const built = (lines: string[], { sources = [], missing = '', ...more }: Partial<Built> = {}): AnswerDraft => ({
    text: inForm(request, { lines, thanks: more.thanks ?? false, isGrave: isSad || (more.isGrave ?? false) }, language),
    missing: missing.slice(0, MOST_MISSING),
    addTo: more.addTo ?? null,
    sources,
    writtenBy: BUILT_IN,
  });

  if (topics.has('urgent')) return nothing('This may be urgent: ring them, or answer yourself at once.');
  if (topics.has('complaint'))
    return built([sorrow, words.sorry], {
      isGrave: true,
      missing: 'This sounds like a complaint: say in your own words what you will do.',
    });

  const answers = sentencesOf(message)
    .map((sentence) => answerSentence(request, message, withoutHello(sentence, language), language))
    .filter(
      ({ sentence, purpose }) =>
        purpose !== 'frame' && !((purpose === 'news' || purpose === 'context') && tellsOfDeath(sentence, language)),
    );
  const as = (...purposes: Purpose[]) => answers.filter(({ purpose }) => purposes.includes(purpose));
  const wishes = as('wish').filter(({ isAnswered }) => !isAnswered);
  const news = as('news').filter(({ isAnswered }) => !isAnswered);
  // Beside a wish, a short remark can be what matters: "one of us is coeliac".
  const remarks = wishes.length > 0 ? as('context').filter(({ sentence }) => tellingWords(sentence).length >= 2) : [];
  const praised = as('praise').length > 0 && wishes.length === 0;
  if (as('question', 'wish', 'news').length === 0 && (praised || as('thanks').length > 0)) {
    if (isSad) return built([words.welcome, words.strength]);
    return built([praised ? words.kind : words.welcome]);
  }

  const told = once(
    answers.flatMap(({ known: found }) => found.filter(({ isForeign }) => !isForeign)),
    ({ says }) => says,
  );
  const facts = once(
    answers.flatMap(({ facts: found }) => found),
    ({ text }) => text,
  );
  const open = answers.filter(({ isOpen }) => isOpen);
  const asksToBook = topics.has('booking') && !topics.has('cancelling') && wishes.length > 0;
  const booking = asksToBook ? bookingFact(profile, language) : null;
  // Of a question's circumstances nothing is repeated: "a three-bed semi" is no order.
  const noted = wishes.length > 0 ? notedIn([...wishes, ...news], language) : [];
  const isAcknowledged = wishes.length > 0 || (isSad && answers.length > 0 && told.length + facts.length === 0);
  const onlyNews = answers.length > 0 && open.length === 0 && wishes.length === 0 && news.length > 0;
  const hasText = isAcknowledged || told.length > 0 || facts.length > 0 || onlyNews;
  const lacking = [...new Set(answers.flatMap((answer) => (answer.facts.length > 0 ? [] : answer.lacking)))];
  const near = open.map(({ sentence }) => nearestEntry(sentence, known, language)).find((entry) => entry !== null);
  const missing = leftOutWords({
    open: open.map(({ sentence }) => sentence),
    told: [...news, ...remarks].filter(({ sentence }) => !noted.includes(sentence)).map(({ sentence }) => sentence),
    wishes: wishes.map(({ sentence }) => sentence),
    lacking,
    foreign: answers.flatMap(({ known: found }) => found.filter(({ isForeign }) => isForeign)),
    near: near ?? null,
    hasText,
  });
  const addTo = lacking.some((topic) => OF_PROFILE.has(topic)) ? 'profile' : open.length > 0 ? 'material' : null;
  if (!hasText)
    return nothing(missing || 'There is no question in it that we could answer from what you told us.', addTo);
  const said = [...facts.map(({ text }) => text), ...told.map(({ says }) => says)];
  return built(
    [
      sorrow,
      praised && !isSad ? words.kind : '',
      ...said,
      said.length === 0 && onlyNews && !praised && !isSad ? words.letKnow : '',
      noted.length > 0
        ? fill(words.noted, { noted: noted.map((sentence) => notedWords(sentence, language)).join(', ') })
        : '',
      isAcknowledged ? [words.check, booking?.text].filter(Boolean).join(' ') : '',
    ],
    {
      thanks: !isSad && !praised && !(onlyNews && said.length === 0),
      sources: sourcesOf(told, booking ? [...facts, booking] : facts),
      missing,
      addTo,
    },
  );
}

/** The customer's messages since our last one. */
export function lastAsked(thread: readonly ThreadLine[]): string {
  const since = thread.findLastIndex(({ sender }) => sender !== 'contact');
  return thread
    .slice(since + 1)
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join('\n')
    .slice(0, MOST_READ);
}

interface SentenceAnswer {
  sentence: string;
  purpose: Purpose;
  known: KnownAnswer[];
  facts: Fact[];
  lacking: Topic[];
  isAnswered: boolean;
  isOpen: boolean;
}

function answerSentence(
  { profile, known, today }: AnswerRequest,
  message: string,
  sentence: string,
  language: ClaimLanguage,
): SentenceAnswer {
  const read = questionTopics(sentence, language, today);
  const purpose = purposeOf(sentence, language);
  const asksHours = read.topics.has('hours') && read.days.length > 0;
  if (purpose !== 'question' && purpose !== 'wish' && !read.topics.has('price') && !asksHours)
    return { sentence, purpose, known: [], facts: [], lacking: [], isAnswered: false, isOpen: false };
  const { facts, missing } = factsFor({ profile, known, message }, sentence, read, language);
  // Where the profile answers, a question of the list has to fit almost word for word to be wanted as well.
  const found = knownAnswers(sentence, known, language).filter(
    ({ fit, isWhole }) => facts.length === 0 || isWhole || fit >= ALMOST_ALL,
  );
  const isAnswered = found.some(({ isForeign }) => !isForeign) || facts.length > 0;
  const isOpen = purpose === 'question' && (!isAnswered || hasMore(sentence, facts, found));
  return { sentence, purpose, known: found, facts, lacking: missing, isAnswered, isOpen };
}

/** "How much is it, and is breakfast included?": the second half is not answered by the price. */
function hasMore(sentence: string, facts: readonly Fact[], found: readonly KnownAnswer[]): boolean {
  const parts = sentence.split(/\s(?:and|und|et|y|e|en|ed)\s/iu);
  if (parts.length < 2 || facts.length === 0 || found.length > 0) return false;
  const last = tellingWords(parts.at(-1)!);
  return last.length >= 2 && sharedWords(last, tellingWords(facts.map(({ text }) => text).join(' '))).length === 0;
}

/** The condolence takes it up; a day or a number beside it is news of its own. */
const tellsOfDeath = (sentence: string, language: ClaimLanguage): boolean =>
  isGrief(sentence, language) &&
  !namesAmount(sentence, language) &&
  questionTopics(sentence, language, '2024-01-01').days.length === 0;

/** Sentences whose order can be repeated: all of them or none, since a part of an order is another order. */
function notedIn(answers: readonly SentenceAnswer[], language: ClaimLanguage): string[] {
  const orders = answers.filter(({ sentence }) => namesAmount(sentence, language)).map(({ sentence }) => sentence);
  return orders.every((sentence) => notedWords(sentence, language) !== null) ? orders : [];
}

/**
 * A short message may not tell its language; then its topics do, the customer's earlier messages, or the language that
 * the business describes itself in.
 */
function languageFor({ thread, profile, known }: AnswerRequest, message: string): ClaimLanguage | null {
  const isLatin = (message.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 >= (message.match(/\p{L}/gu)?.length ?? 0);
  if (!isLatin) return null;
  const theirs = thread.filter(({ sender }) => sender === 'contact').map(({ text }) => text);
  const own = [profile.what, profile.audience, ...known.map(({ text }) => text)].join('. ');
  const isShort = message.split(/\s+/).length <= FEW_WORDS;
  const [first, second] = isShort ? [languageByTopics, claimTongueOf] : [claimTongueOf, languageByTopics];
  return (
    first(message) ??
    second(message) ??
    claimTongueOf(theirs.join('\n').slice(-MOST_READ)) ??
    claimTongueOf(own.slice(0, MOST_READ))
  );
}

const sourcesOf = (told: readonly KnownAnswer[], facts: readonly Fact[]): AnswerSource[] => {
  const all: AnswerSource[] = [
    ...facts.map(({ label, known }): AnswerSource =>
      known ? { from: 'material', label: label.slice(0, 200), id: known.id } : { from: 'profile', label },
    ),
    ...told.map(({ entry }): AnswerSource => ({ from: 'material', label: entry.text.slice(0, 200), id: entry.id })),
  ];
  return once(all, ({ label }) => label);
};

const once = <T>(all: readonly T[], keyOf: (one: T) => string): T[] =>
  all.filter((one, index) => all.findIndex((other) => keyOf(other) === keyOf(one)) === index);

const nothing = (missing: string, addTo: AnswerDraft['addTo'] = null): AnswerDraft => ({
  text: '',
  missing: missing.slice(0, MOST_MISSING),
  addTo,
  sources: [],
  writtenBy: BUILT_IN,
});

/** What the profile has fields for. */
const OF_PROFILE: ReadonlySet<Topic> = new Set(['hours', 'price', 'offers', 'address', 'contact']);
const OTHER_LANGUAGE =
  'We can draft answers in English, German, French, Spanish, Dutch, Italian and Portuguese so far.';
/** Of so few words, one that only one language has tells more than common ones. */
const FEW_WORDS = 6;
/** Of 2: how much of the entry and of the sentence is shared. */
const ALMOST_ALL = 1.6;
const MOST_READ = 4_000;
const MOST_MISSING = 400;

interface Built {
  /** Begins by thanking for the message. */
  thanks: boolean;
  isGrave: boolean;
  sources: AnswerSource[];
  missing: string;
  addTo: AnswerDraft['addTo'];
}
