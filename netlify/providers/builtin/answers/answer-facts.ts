import { completeDetails, openingLines, pricedOffers, type OpeningTime } from '../../../../src/domain/business-details';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import type { ClaimLanguage } from '../../../../src/domain/claims/claim-language';
import { marksOf } from '../../../../src/domain/likeness';
import { answerWords, fill } from './answer-words';
import type { QuestionTopics, Topic } from './question-topics';

/** Sentences of the profile that answer these topics, and the topics that it has nothing about. */
export function profileAnswers(
  profile: BusinessProfile,
  message: string,
  { topics, days }: QuestionTopics,
  language: ClaimLanguage,
): { sentences: ProfileSentence[]; missing: Topic[] } {
  const { phone, email, address, hours, hoursNote, prices, link, linkKind } = completeDetails(profile.details);
  const words = answerWords[language];
  const sentences: ProfileSentence[] = [];
  const missing: Topic[] = [];
  const answer = (topic: Topic, label: string, text: string | null) => {
    if (!topics.has(topic)) return;
    if (text) sentences.push({ topic, label, text });
    else missing.push(topic);
  };

  answer('hours', 'Opening hours', hoursSentence(hours, hoursNote, days, language));
  const offers = pricedOffers(profile.offers, prices);
  const asked = offers.filter(({ offer }) => isAbout(message, offer));
  const priced = (asked.length > 0 ? asked : offers).flatMap(({ offer, price }) => (price ? [{ offer, price }] : []));
  answer(
    'price',
    'Prices',
    priced
      .slice(0, MOST_PRICES)
      .map((one) => fill(words.price, one))
      .join(' ') || null,
  );
  // "Do you do X?" is answered by the list only when X is on it: a list without it would be a riddle, and a no a guess.
  answer(
    'offers',
    'Offers',
    asked.length > 0 ? fill(words.offers, { offers: asked.map(({ offer }) => offer).join(', ') }) : null,
  );
  answer('address', 'Address', address ? fill(words.address, { address }) : null);
  answer(
    'contact',
    'Phone and email',
    [phone && fill(words.phone, { phone }), email && fill(words.email, { email })].filter(Boolean).join(' ') || null,
  );
  const bookable =
    link && linkKind !== 'visit' ? fill(words[linkKind], { link }) : phone && fill(words.phone, { phone });
  answer('booking', 'Booking', bookable || null);
  return { sentences, missing };
}

/** "Monday to Friday 09:00–17:00, Saturday 09:00–13:00", or what holds on the days that were asked about. */
function hoursSentence(
  hours: readonly OpeningTime[],
  note: string,
  days: readonly number[],
  language: ClaimLanguage,
): string | null {
  if (hours.length === 0) return note || null;
  const words = answerWords[language];
  const lines = openingLines(hours);
  const said =
    days.length > 0
      ? days
          .map((day) => {
            const line = lines.find(({ first, last }) => first <= day && day <= last);
            const named = capital(dayName(day, language));
            return line
              ? fill(words.openOn, { days: named, times: line.times })
              : fill(words.closedOn, { days: named });
          })
          .join(' ')
      : fill(words.hours, {
          hours: lines
            .map(({ first, last, times }) => {
              const from = dayName(first, language);
              return `${last > first ? `${from} – ${dayName(last, language)}` : from} ${times}`;
            })
            .join(', '),
        });
  return note ? `${said} ${note.replace(/[.\s]*$/, '.')}` : said;
}

/** The 1st of January 2024 was a Monday. */
const dayName = (day: number, language: ClaimLanguage): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, day)),
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a message names an offer: one of its telling words is enough for a short name, half of them for a long one. */
function isAbout(message: string, offer: string): boolean {
  const asked = new Set(marksOf({ title: '', body: message }));
  const marks = marksOf({ title: '', body: offer });
  return (
    marks.length > 0 && marks.filter((mark) => asked.has(mark)).length >= Math.max(1, Math.floor(marks.length / 2))
  );
}

const MOST_PRICES = 3;

export interface ProfileSentence {
  topic: Topic;
  /** Where it comes from, for the owner. */
  label: string;
  text: string;
}
