import type { ClaimLanguage } from '../../../../src/domain/claims/claim-language';
import { tongueOf } from '../../../../src/domain/text-language';
import { BUILT_IN } from '../../../../src/domain/written-by';
import type { AnswerDraft, AnswerRequest, AnswersPort, AnswerSource, Known, ThreadLine } from '../../../ports/answers';
import { bookingFact, factsFor, type Fact } from './answer-facts';
import { answerWords, fill } from './answer-words';
import { isQuestion, sentencesOf } from './asked-sentences';
import { knownAnswers, nearestEntry, type KnownAnswer } from './known-answers';
import { languageByTopics, questionTopics, type Topic } from './question-topics';
import { summariseThread } from './thread-summary';

/**
 * Answers in whole sentences from the profile and from what the owner told us, in the language of the message. It never
 * says yes to a date, promises nothing, leaves a complaint's substance to people, and names each question that it could
 * not answer.
 */
export const builtinAnswers: AnswersPort = {
  draft: (request) => Promise.resolve(draftAnswer(request)),
  summarise: (thread) => Promise.resolve(summariseThread(thread)),
};

export function draftAnswer(request: AnswerRequest): AnswerDraft {
  const { profile, thread, customer, today } = request;
  const message = lastAsked(thread);
  if (message === '') return nothing('The last message is yours: there is nothing to answer.');
  const language = languageFor(request, message);
  if (!language) return nothing(OTHER_LANGUAGE);
  const words = answerWords[language];
  const { topics } = questionTopics(message, language, today);
  const built = (middle: string[], sources: AnswerSource[], missing = ''): AnswerDraft => ({
    text: [
      fill(words.hello, { name: customer ? ` ${customer}` : '' }),
      middle.filter(Boolean).join('\n\n'),
      `${words.bye}\n${profile.name}`,
    ].join('\n\n'),
    missing: missing.slice(0, MOST_MISSING),
    sources,
    writtenBy: BUILT_IN,
  });

  if (topics.has('urgent')) return nothing('This may be urgent: ring them, or answer yourself at once.');
  if (topics.has('complaint'))
    return built([words.sorry], [], 'This sounds like a complaint: say in your own words what you will do.');
  if (topics.has('thanks')) return built([words.welcome], []);

  const answers = sentencesOf(message).map((sentence) => answerSentence(request, message, sentence, language));
  const told = once(
    answers.flatMap(({ known }) => known.filter(({ isForeign }) => !isForeign)),
    ({ says }) => says,
  );
  const facts = once(
    answers.flatMap(({ facts: found }) => found),
    ({ text }) => text,
  );
  const isWish = topics.has('booking') || topics.has('cancelling');
  const booking = topics.has('booking') && !topics.has('cancelling') ? bookingFact(profile, language) : null;
  const missing = missingWords(answers, request.known, told.length > 0 || facts.length > 0 || isWish);
  if (told.length === 0 && facts.length === 0 && !isWish)
    return nothing(missing || 'We found nothing about this in your profile or your answers.');
  return built(
    [
      words.thanks,
      [...facts.map(({ text }) => text), ...told.map(({ says }) => says)].join('\n'),
      isWish ? [words.check, booking?.text].filter(Boolean).join(' ') : '',
    ],
    sourcesOf(told, booking ? [...facts, booking] : facts),
    missing,
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
  known: KnownAnswer[];
  facts: Fact[];
  lacking: Topic[];
  isOpen: boolean;
}

function answerSentence(
  { profile, known, today }: AnswerRequest,
  message: string,
  sentence: string,
  language: ClaimLanguage,
): SentenceAnswer {
  const read = questionTopics(sentence, language, today);
  const asks = isQuestion(sentence);
  if (!asks && !read.topics.has('price')) return { sentence, known: [], facts: [], lacking: [], isOpen: false };
  const { facts, missing } = factsFor({ profile, known, message }, sentence, read, language);
  // Where the profile answers, a question of the list has to fit almost word for word to be wanted as well.
  const found = knownAnswers(sentence, known, language).filter(({ fit }) => facts.length === 0 || fit >= ALMOST_ALL);
  const isAnswered = found.some(({ isForeign }) => !isForeign) || facts.length > 0 || read.topics.has('booking');
  return { sentence, known: found, facts, lacking: missing, isOpen: asks && !isAnswered };
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
  const [first, second] = isShort ? [languageByTopics, tongueOf] : [tongueOf, languageByTopics];
  return (
    first(message) ??
    second(message) ??
    tongueOf(theirs.join('\n').slice(-MOST_READ)) ??
    tongueOf(own.slice(0, MOST_READ))
  );
}

/** What the owner has to add: to the profile, or to this answer. */
function missingWords(answers: readonly SentenceAnswer[], known: readonly Known[], hasText: boolean): string {
  const foreign = answers.flatMap(({ known }) => known.filter(({ isForeign }) => isForeign));
  const open = answers.filter(({ isOpen }) => isOpen);
  const lacking = [...new Set(answers.flatMap((answer) => (answer.facts.length > 0 ? [] : answer.lacking)))];
  const names = lacking.flatMap((topic) => LACKING[topic] ?? []);
  const near = open.map(({ sentence }) => nearestEntry(sentence, known)).find((entry) => entry !== null);
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
  return [
    ...foreign.map(({ says }) => `You answered this in another language: “${says.slice(0, 160)}”`),
    open.length > 0
      ? `${hasText ? 'Still open' : 'We found nothing about'}: ${open.map(({ sentence }) => `“${sentence.slice(0, 100)}”`).join(', ')}.`
      : '',
    near ? `Perhaps this helps: “${[near.text, near.detail].filter(Boolean).join(' ').slice(0, 160)}”` : '',
    list && `We found no ${list} for this.`,
    lacking.includes('offers') ? 'Your offers do not mention it.' : '',
  ]
    .filter(Boolean)
    .join(' ');
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

const nothing = (missing: string): AnswerDraft => ({
  text: '',
  missing: missing.slice(0, MOST_MISSING),
  sources: [],
  writtenBy: BUILT_IN,
});

const LACKING: Partial<Record<Topic, string>> = {
  hours: 'opening hours',
  price: 'price',
  address: 'address',
  contact: 'phone number or email address',
};
const OTHER_LANGUAGE =
  'We can draft answers in English, German, French, Spanish, Dutch, Italian and Portuguese so far.';
/** Of so few words, one that only one language has tells more than common ones. */
const FEW_WORDS = 6;
/** Of 2: how much of the entry and of the sentence is shared. */
const ALMOST_ALL = 1.6;
const MOST_READ = 4_000;
const MOST_MISSING = 400;
