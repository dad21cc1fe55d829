import type { Observance } from '../../../../../src/domain/calendar/observances';
import type { Evidence, IdeaKind } from '../../../../../src/domain/idea';
import { similarity } from '../../../../../src/domain/shingles';
import type { ProposalRequest } from '../../../../ports/planner';
import type { Candidate } from './candidates';
import { isGeneral } from './candidates';
import { isFeast } from './feasts';
import { stems } from '../stems';
import { usesOffer } from './slots';
import type { Entry, TradePack } from '../knowledge/trade-pack';
import { capitalise, clip, endSentence, typographic } from '../english/grammar';
import { daysAhead, sayPart, type Moment } from './moment';
import { cleanLine, type ProfileWords } from '../writing/profile-words';

/** What speaks for a candidate: the sources, the one fact that is told first, and how much they weigh. */
export interface Support {
  reason: string;
  evidence: Evidence[];
  confidence: number;
}

/**
 * Confidence is an estimate of how much of the owner's own evidence speaks for an idea, in whole percent:
 * 40, plus 20 when it is about one of the offers (10 when only the description speaks of it, or what the offer is cannot be told), 5 when the audience does,
 * 18 when a day of the calendar falls within two weeks of the week's Monday (12 when later), 9 for the season or 7 for
 * the month, 6 when it follows up something published in the last four weeks, 4 when its kind has not been proposed in
 * that time, and less 8 when it is about goods that the profile does not name; never under 40 nor over 90. Where only
 * the work it names is known it is 5 less and never over 75, where only its kind is, 10 less and never over 70, where its trade is unknown, and for frames
 * of one kind of business where there is no more than that, 20 less and never over 55.
 */
export function supportOf(candidate: Candidate, why: string, words: ProfileWords, moment: Moment, past: Past): Support {
  const sources = sourcesOf(candidate, words, moment, past);
  const { less, most } = thinness[thinnessOf(candidate, words)];
  const weight = sources.reduce((sum, source) => sum + source.weight, 40) - (candidate.offSubject ? 8 : 0) - less;
  // Why now, in one sentence: how near the idea's day is, and why it is worth saying. The date stands in the evidence.
  const { observance } = candidate;
  return {
    reason: endSentence(observance ? `${soonOf(observance, moment)}: ${why}` : capitalise(why)),
    evidence: sources.map(({ source, text }) => ({ source, text })),
    confidence: Math.min(most, Math.max(40 - less, weight)),
  };
}

/** What the last weeks hold, read once for all candidates. */
export interface Past {
  published: { title: string; publishedOn: string }[];
  /** Kinds proposed in the last four weeks; null when too little is known to speak of balance. */
  recentKinds: Set<IdeaKind> | null;
}

export function pastOf(request: ProposalRequest, kindOf: (topic: string) => IdeaKind | null): Past {
  const recent = request.history.filter(({ week }) => daysAhead(request.week, week.startsOn) >= -28);
  const kinds = recent.map(({ topic }) => kindOf(topic)).filter((kind) => kind !== null);
  // What is only scheduled was never published, whoever asks.
  const published = request.published.filter(
    ({ publishedOn }) => publishedOn <= (request.today ?? request.week.startsOn),
  );
  return { published, recentKinds: kinds.length >= 6 ? new Set(kinds) : null };
}

/** "Christmas Day is less than three weeks away", which stays true all week. */
function soonOf({ name, verb, date }: Observance, { week }: Moment): string {
  const said = capitalise(typographic(name));
  const weeks = Math.floor(daysAhead(week, date) / 7) + 1;
  const does = verb.replace(/ on$/u, '');
  const near =
    weeks <= 1 ? 'this week' : weeks === 2 ? 'next week' : `less than ${weeksSaid[weeks] ?? weeks} weeks away`;
  return does === 'is'
    ? `${said} is ${near}`
    : weeks <= 2
      ? `${said} ${does} ${near}`
      : `${said} ${does} in ${near.replace(' away', '')}`;
}
const weeksSaid: Record<number, string> = {
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
};

/** What ties the idea to this week, then what ties it to this business. */
function sourcesOf(candidate: Candidate, words: ProfileWords, moment: Moment, past: Past): Source[] {
  const sources: Source[] = [];
  const { observance, offer, entry } = candidate;
  if (observance) {
    sources.push({
      source: 'calendar',
      text: sentence(
        `${typographic(observance.name).replace(/^The /, 'the ')} ${observance.verb} ${moment.say(observance.date)}`,
      ),
      weight: daysAhead(moment.week, observance.date) <= 14 ? 18 : 12,
    });
  }
  if (candidate.inSeason && moment.season) {
    const where = words.city ? ` in ${words.city}` : '';
    sources.push({
      source: 'season',
      text: sentence(`it is ${sayPart(moment.season, moment.american)}${where}`),
      weight: 9,
    });
  }
  if (candidate.inMonth) sources.push({ source: 'calendar', text: `It is ${moment.monthName}.`, weight: 7 });
  if (offer)
    sources.push({
      source: 'profile',
      text: sentence(`you list “${offer.quoted}” among your offers`),
      weight: isRead(candidate) ? 20 : 10,
    });
  const followed = followUp(candidate, past);
  if (followed) {
    const title = clip(cleanLine(followed.title), 60);
    sources.push({
      source: 'history',
      text: sentence(`you published “${title}” on ${moment.say(followed.publishedOn)}`),
      weight: 6,
    });
  }
  if (candidate.inWhat && !offer) sources.push({ source: 'profile', text: describedAs(words), weight: 10 });
  if (candidate.inAudience) {
    sources.push({ source: 'profile', text: sentence(`your customers are “${clip(words.audience, 60)}”`), weight: 5 });
  }
  if (!offer && !candidate.inWhat && !candidate.inAudience) {
    // That the business is of the trade is why its knowledge is proposed, and says nothing about this piece of it.
    sources.push({ source: 'profile', text: describedAs(words), weight: 0 });
  }
  const why = thinness[thinnessOf(candidate, words)].why;
  if (why) sources.push({ source: 'trade', text: why, weight: 0 });
  if (past.recentKinds && !past.recentKinds.has(candidate.kind) && !entry.day) {
    sources.push({
      source: 'history',
      text: `No idea of the kind “${candidate.kind}” has come up in the last four weeks.`,
      weight: 4,
    });
  }
  return sources;
}

/** Whether it is known what the offer is, and the idea is about that: not where a trade's own words only mention it. */
const isRead = ({ entry, offer, pack }: Candidate): boolean =>
  !pack.id.startsWith('own') ||
  (usesOffer(entry.title + entry.hook) && (!entry.sorts || offer?.read.sort !== 'unknown'));

/**
 * A frame that is only true of businesses of some kinds: those of one kind differ more than it knows. A marina rents out, and
 * nothing is collected there in the evening. Grief has frames of its own alone, written with more care than any general one.
 */
export const isNarrow = ({ kinds }: Entry): boolean =>
  kinds !== undefined && !kinds.includes('unknown') && !kinds.includes('grief');

/** Of a frame before a feast: one word of the business called for it, so it claims no more of the trade than that. */
export const OF_FAMILY =
  'This idea would suit several trades. Answer our questions about yours, and the next ones use what you say.';

/** What thin knowledge takes off, and the sentence that says so. */
const thinness = {
  trade: { less: 0, most: 90, why: null },
  subject: { less: 5, most: 75, why: 'We know some things about the work you name, but not all of your trade.' },
  /** Written for a family of trades, and for the weeks in which it is needed. */
  feast: { less: 10, most: 55, why: OF_FAMILY },
  general: {
    less: 20,
    most: 55,
    why: 'This idea would suit many businesses. Answer our questions about yours, and the next ones use what you say.',
  },
  unknown: {
    less: 20,
    most: 55,
    why: 'We do not know your trade yet, so this idea would suit many businesses. Choose your trade in the business profile to get ideas that fit yours better.',
  },
};

/** Frames know nothing of the work: where there is no pack behind them, an idea from one says so. */
const thinnessOf = ({ pack, offer, entry, topic }: Candidate, { standing }: ProfileWords): keyof typeof thinness =>
  isFeast(topic) && entry.needs && standing !== 'trade'
    ? 'feast'
    : standing === 'trade' || standing === 'unknown'
      ? standing
      : pack.id.startsWith('own') && !offer
        ? 'general'
        : 'subject';

const describedAs = ({ what }: ProfileWords): string =>
  what.trim() === ''
    ? 'You have not described the business yet.'
    : sentence(`you describe the business as “${clip(what.replace(/\.+$/, ''), 70).replace(/\.…$/, '…')}”`);

/** Words of an owner may end a sentence already, as “Washington D.C.” does. */
const sentence = (clause: string): string => endSentence(capitalise(clause));

/** The newest published piece on the same subject, unless it is this very one. */
function followUp({ entry, title, pack }: Candidate, past: Past): Past['published'][number] | null {
  if (!entry.on) return null;
  const pattern = stems(entry.on);
  return (
    past.published.find((piece) => sharesSubject(pattern, piece.title, pack) && similarity(piece.title, title) < 0.3) ??
    null
  );
}

function sharesSubject(pattern: RegExp, title: string, pack: TradePack): boolean {
  const shared = pattern.exec(title)?.[0];
  return shared !== undefined && !isGeneral(shared, pack);
}

interface Source extends Evidence {
  weight: number;
}
