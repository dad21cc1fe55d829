import { type ClaimLanguage } from '../../../../src/domain/claims/claim-language';
import { tongueOf } from '../../../../src/domain/text-language';
import { BUILT_IN } from '../../../../src/domain/written-by';
import type { AnswerDraft, AnswerRequest, AnswersPort, ThreadLine } from '../../../ports/answers';
import { profileAnswers } from './answer-facts';
import { answerWords, fill } from './answer-words';
import { knownAnswers } from './known-answers';
import { questionTopics, type Topic } from './question-topics';
import { summariseThread } from './thread-summary';

/**
 * Answers in whole sentences from the profile and from what the owner told us, in the language of the message. It never
 * says yes to a date, promises nothing, and leaves a complaint's substance to people.
 */
export const builtinAnswers: AnswersPort = {
  draft: (request) => Promise.resolve(draftAnswer(request)),
  summarise: (thread) => Promise.resolve(summariseThread(thread)),
};

export function draftAnswer({ profile, known, thread, customer, today }: AnswerRequest): AnswerDraft {
  const message = lastAsked(thread);
  if (message === '') return nothing('The last message is yours: there is nothing to answer.');
  const language = languageOfThread(thread, message);
  if (!language) return nothing(OTHER_LANGUAGE);
  const words = answerWords[language];
  const read = questionTopics(message, language, today);
  const opening = fill(words.hello, { name: customer ? ` ${customer}` : '' });
  const sign = `${words.bye}\n${profile.name}`;
  const built = (middle: string[], sources: AnswerDraft['sources'], missing = ''): AnswerDraft => ({
    text: [opening, middle.filter(Boolean).join('\n\n'), sign].join('\n\n'),
    missing,
    sources,
    writtenBy: BUILT_IN,
  });

  if (read.topics.has('complaint'))
    return built([words.sorry], [], 'This sounds like a complaint: say in your own words what you will do.');
  if (read.topics.has('thanks')) return built([words.welcome], []);

  const found = knownAnswers(message, known, language);
  const told = found.filter(({ isForeign }) => !isForeign);
  const profiled = profileAnswers(profile, message, read, language);
  const sentences = profiled.sentences.filter(({ topic }) => topic !== 'booking');
  const booking = profiled.sentences.find(({ topic }) => topic === 'booking');
  const missing = [
    ...found
      .filter(({ isForeign }) => isForeign)
      .map(({ says }) => `You answered this in another language: “${says.slice(0, 160)}”.`),
    missingWords(profiled.missing.filter((topic) => topic !== 'booking' && told.length === 0)),
  ]
    .filter(Boolean)
    .join(' ')
    .slice(0, 400);
  const says = [...told.map(({ says }) => says), ...sentences.map(({ text }) => text)];
  const isBooking = read.topics.has('booking');
  if (says.length === 0 && !booking && !isBooking)
    return nothing(missing || 'Nothing in your profile or your answers says anything about this.');
  return built(
    [words.thanks, says.join('\n'), isBooking ? [words.check, booking?.text].filter(Boolean).join(' ') : ''],
    [
      ...told.map(({ entry }) => ({ from: 'material' as const, label: entry.text.slice(0, 200), id: entry.id })),
      ...[...sentences, ...(booking ? [booking] : [])].map(({ label }) => ({ from: 'profile' as const, label })),
    ],
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

/** A short message may not tell its language; then the customer's earlier ones do. */
function languageOfThread(thread: readonly ThreadLine[], message: string): ClaimLanguage | null {
  const isLatin = (message.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 >= (message.match(/\p{L}/gu)?.length ?? 0);
  if (!isLatin) return null;
  const all = thread.filter(({ sender }) => sender === 'contact').map(({ text }) => text);
  return tongueOf(message) ?? tongueOf(all.join('\n').slice(-MOST_READ)) ?? null;
}

const nothing = (missing: string): AnswerDraft => ({ text: '', missing, sources: [], writtenBy: BUILT_IN });

function missingWords(topics: readonly Topic[]): string {
  const names = topics.flatMap((topic) => LACKING[topic] ?? []);
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
  return [
    list && `To answer this, add ${list} to your profile.`,
    topics.includes('offers') && 'The offers in your profile do not mention this.',
  ]
    .filter(Boolean)
    .join(' ');
}

const LACKING: Partial<Record<Topic, string>> = {
  hours: 'your opening hours',
  price: 'your prices',
  address: 'your address',
  contact: 'a phone number or an email address',
};
const OTHER_LANGUAGE =
  'We can draft answers in English, German, French, Spanish, Dutch, Italian and Portuguese so far.';
const MOST_READ = 4_000;
