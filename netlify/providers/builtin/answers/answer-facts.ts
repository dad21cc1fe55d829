import { completeDetails, openingLines, type OpeningTime } from '../../../../src/domain/business-details';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { wholeWords, type ClaimLanguage } from '../../../../src/domain/claims/claim-language';
import { tongueOf } from '../../../../src/domain/text-language';
import { wholeAddress } from '../../../../src/domain/whole-address';
import type { Known } from '../../../ports/answers';
import { answerWords, fill } from './answer-words';
import { namedItems, priceList } from './price-list';
import type { QuestionTopics, Topic } from './question-topics';
import { sharedWords, tellingWords } from './said-words';
import { isSpecialDay } from './told-sentences';

/** Sentences that answer the topics of one question, and the topics that nothing is known about. */
export function factsFor(
  { profile, known, message }: { profile: BusinessProfile; known: readonly Known[]; message: string },
  sentence: string,
  { topics, days }: QuestionTopics,
  language: ClaimLanguage,
): { facts: Fact[]; missing: Topic[] } {
  const { phone, email, address, hours, hoursNote } = completeDetails(profile.details);
  const words = answerWords[language];
  const facts: Fact[] = [];
  const missing: Topic[] = [];
  const answer = (topic: Topic, found: Fact[]) => {
    if (!topics.has(topic)) return;
    if (found.length > 0) facts.push(...found);
    else missing.push(topic);
  };
  const plain = (topic: Topic, label: string, text: string | null): Fact[] =>
    text ? [{ topic, label, text, known: null }] : [];

  // A note in another language cannot be said as it stands.
  const tongue = tongueOf(hoursNote);
  const note = tongue === null || tongue === language ? hoursNote : '';
  // At Christmas the week's hours may not hold.
  if (!isSpecialDay(sentence, language))
    answer('hours', plain('hours', 'Opening hours', hoursSentence(hours, note, days, language)));
  const items = priceList(profile, known);
  // "Was kostet das?" asks for what was named before it.
  const named = [namedItems(sentence, items), namedItems(message, items)].find((found) => found.length > 0);
  const all = sentence.search(GENERAL[language]) >= 0 ? items.slice(0, FEW) : [];
  answer(
    'price',
    (named ?? all).map(({ offer, price, known: entry }) => ({
      topic: 'price',
      label: entry ? entry.text : 'Prices',
      text: fill(words.price, { offer, price }),
      known: entry,
    })),
  );
  // A list without what was asked for would be a riddle, and a no a guess.
  const asked = profile.offers.filter((offer) => {
    const of = tellingWords(offer);
    return of.length > 0 && sharedWords(of, tellingWords(sentence)).length === of.length;
  });
  answer(
    'offers',
    plain('offers', 'Offers', asked.length > 0 ? fill(words.offers, { offers: asked.join(', ') }) : null),
  );
  answer(
    'address',
    plain(
      'address',
      'Address',
      address ? fill(words.address, { address: wholeAddress(address, profile.where) }) : null,
    ),
  );
  answer(
    'contact',
    plain(
      'contact',
      'Phone and email',
      [phone && fill(words.phone, { phone }), email && fill(words.email, { email })].filter(Boolean).join(' '),
    ),
  );
  return { facts, missing };
}

/** Where people book, or the number to ring; null when neither is known. */
export function bookingFact(profile: BusinessProfile, language: ClaimLanguage): Fact | null {
  const { phone, link, linkKind } = completeDetails(profile.details);
  const words = answerWords[language];
  const text = link && linkKind !== 'visit' ? fill(words[linkKind], { link }) : phone && fill(words.phone, { phone });
  return text ? { topic: 'booking', label: 'Booking', text, known: null } : null;
}

/** "Monday to Friday 09:00–17:00, Saturday 09:00–13:00", or what holds on the days that were asked about. */
function hoursSentence(
  hours: readonly OpeningTime[],
  note: string,
  days: readonly number[],
  language: ClaimLanguage,
): string | null {
  if (hours.length === 0) return note ? note.replace(/[.\s]*$/, '.') : null;
  const words = answerWords[language];
  const lines = openingLines(hours);
  const said =
    days.length > 0
      ? days
          .map((day) => {
            const line = lines.find(({ first, last }) => first <= day && day <= last);
            const named = dayName(day, language);
            return capital(
              line ? fill(words.openOn, { days: named, times: line.times }) : fill(words.closedOn, { days: named }),
            );
          })
          .join(' ')
      : fill(words.hours, {
          hours: lines
            .map(({ first, last, times }) => {
              const from = dayName(first, language);
              return `${last > first ? `${from} – ${dayName(last, language)}` : from} ${times}`;
            })
            .join('; '),
        });
  return note ? `${said} ${note.replace(/[.\s]*$/, '.')}` : said;
}

/** "What are your prices?" asks for all of them; "what does it cost?" means something that we do not know. */
const GENERAL: Record<ClaimLanguage, RegExp> = {
  en: wholeWords(['your prices', 'price list', 'your rates', 'your fees']),
  de: wholeWords(['preise', 'preisliste']),
  fr: wholeWords(['tarifs', 'vos prix']),
  es: wholeWords(['precios', 'tarifas']),
  nl: wholeWords(['prijzen', 'tarieven', 'prijslijst']),
  it: wholeWords(['prezzi', 'tariffe', 'listino']),
  pt: wholeWords(['preços', 'tarifas', 'tabela']),
};

/** The 1st of January 2024 was a Monday. */
const dayName = (day: number, language: ClaimLanguage): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, day)),
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const FEW = 6;

export interface Fact {
  topic: Topic;
  /** Where it comes from, for the owner. */
  label: string;
  text: string;
  /** The owner's entry behind it; null for the profile. */
  known: Known | null;
}
