import { overlap, shingles } from '../../../../../src/domain/shingles';
import type { IdeaKind } from '../../../../../src/domain/idea';
import { addWeeks, type Week } from '../../../../../src/domain/week';
import type { PastIdea } from '../../../../ports/planner';
import type { Candidate } from './candidates';
import type { Unwanted } from '../behind/dismissed';
import { leadingOf } from './feasts';
import { hashToUnit } from '../hash';
import { isSameAdvice } from './same-advice';
import { subjectOf } from './subject';
import type { Support } from './support';

/** Title and hook of two ideas within eight weeks share fewer three-word runs than this (Jaccard's index). */
export const SIMILARITY_BOUND = 0.3;
export const WEEKS_APART = 8;
/** Points off for the planner's general words where a trade is known. */
export const OWN_WORDS = 40;

export interface Rated {
  candidate: Candidate;
  support: Support;
  /** Points taken off because better material exists: the planner's own words where a trade is known. */
  handicap: number;
}

/**
 * As many as are wanted, of kinds that differ from one another and from those `taken` while there are some. Confidence
 * leads, after one idea of this time of year where there is one; a part of the score that changes with business, week and round lets equal candidates take turns. When strict rules
 * leave too few, nearer neighbours are let in, step by step.
 */
export function chooseBest(rated: Rated[], choice: Choice): Rated[] {
  const { topic, kind } = choice.unwanted ?? NOTHING;
  const wanted = rated.filter(({ candidate }) => !topic(candidate.topic));
  // Three ideas are owed every week: of what its owner does not want, a kind comes back before a topic does.
  const best =
    chosenOf(wanted, choice, kind) ??
    chosenOf(wanted, choice) ??
    chosenOf(rated, choice) ??
    chosenOf(rated, { ...choice, taken: [] });
  if (!best) throw new Error('A planner needs enough material for a week.');
  return best;
}

function chosenOf(
  rated: Rated[],
  choice: Choice,
  isUnwanted: (kind: IdeaKind) => boolean = NOTHING.kind,
): Rated[] | null {
  const { week, round, history, salt, count = 3, taken = [], isSeasonTold = false, own = '' } = choice;
  if (count === 0) return [];
  const ordered = rated
    .map((item) => ({
      item,
      score:
        item.support.confidence -
        item.handicap +
        14 * hashToUnit(salt, week.startsOn, round, item.candidate.topic) -
        (history.some(({ topic }) => topic === item.candidate.topic) ? 10 : 0),
    }))
    .sort((a, b) => b.score - a.score || (a.item.candidate.topic < b.item.candidate.topic ? -1 : 1))
    .map(({ item }) => item);
  const known = ordered.filter(({ handicap }) => handicap < OWN_WORDS);
  for (const { weeks, bound, spread } of stages) {
    const since = addWeeks(week, 1 - weeks).startsOn;
    // A demo proposes earlier weeks after later ones, and those may have used up everything.
    const recent = weeks === 0 ? [] : history.filter((idea) => idea.week.startsOn >= since);
    const leading = isSeasonTold ? [] : leadingOf(ordered, OWN_WORDS);
    const rules = { recent, bound, spread, count, taken, isUnwanted, ofKind: 1, leading, own };
    // What is known of a trade comes first, were it twice of one kind: general words fill in only where nothing is left of it.
    const chosen =
      pick(known, rules) ?? (spread ? null : (pick(known, { ...rules, ofKind: 2 }) ?? pick(ordered, rules)));
    if (chosen) return chosen;
  }
  return null;
}

function pick(
  ordered: Rated[],
  { recent, bound, spread, count, taken, isUnwanted, ofKind, leading, own }: Rules,
): Rated[] | null {
  const topics = new Set(recent.map(({ topic }) => subjectOf(topic)));
  const told = recent.map(({ title, hook }) => shingles(`${title} ${hook}`));
  const chosen: Rated[] = [];
  const timesOf = (kind: IdeaKind) =>
    [...taken, ...chosen.map(({ candidate }) => candidate.kind)].filter((one) => one === kind).length;
  const isTaken = (item: Rated): boolean => {
    const { candidate } = item;
    // What its owner does not want is not called something else.
    const kinds = isUnwanted(candidate.kind) ? [] : [candidate.kind, ...(candidate.otherKinds ?? [])];
    const kind = kinds.find((one) => !isUnwanted(one) && timesOf(one) < ofKind);
    if (kind === undefined || topics.has(subjectOf(candidate.topic))) return false;
    if (chosen.some((other) => clash(other.candidate, candidate, spread))) return false;
    if (chosen.some((other) => other.candidate.kind === kind && isSameMatter(other.candidate, candidate))) return false;
    if (chosen.filter((other) => isTimely(other.candidate)).length >= 2 && isTimely(candidate)) return false;
    const runs = shingles(`${candidate.title} ${candidate.hook}`);
    if (told.some((other) => overlap(other, runs) >= bound)) return false;
    told.push(runs);
    topics.add(subjectOf(candidate.topic));
    chosen.push({ ...item, candidate: { ...candidate, kind } });
    return true;
  };
  const isRepeated = ({ candidate }: Rated) => chosen.some((other) => isSameAdvice(other.candidate, candidate, own));
  leading.find(isTaken);
  // What repeats the advice of another waits for all that does not, and is still better than what says nothing of the work.
  const repeated: Rated[] = [];
  const take = (items: readonly Rated[]) => items.forEach((item) => chosen.length < count && isTaken(item));
  for (const item of ordered) {
    if (chosen.length === count) break;
    if (isFrame(item.candidate)) take(repeated.splice(0));
    if (!isRepeated(item)) take([item]);
    else repeated.push(item);
  }
  take(repeated);
  return chosen.length === count ? chosen.sort(byRank) : null;
}

/** What is known of the work stands before a frame that would suit others, too. */
const byRank = (one: Rated, other: Rated): number =>
  Number(isFrame(one.candidate)) - Number(isFrame(other.candidate)) ||
  other.support.confidence - one.support.confidence;
const isFrame = ({ topic, pack }: Candidate): boolean => pack.id.startsWith('own') && !topic.includes(':');

/**
 * Ideas of a week differ in the day they lead up to, and where there is a choice in the offer too. Notes are about one kind of
 * work, so that their offer is nearly always the same.
 */
const clash = (a: Candidate, b: Candidate, spread: boolean): boolean =>
  (a.observance !== null && a.observance.id === b.observance?.id) ||
  (spread && a.offer !== null && a.offer.id === b.offer?.id && !a.pack.id.startsWith('note-'));
/** Two of one kind in a week may come from two files that say the same: they share a third of the shorter one's longer words. */
function isSameMatter(one: Candidate, other: Candidate): boolean {
  const [a, b] = [stemsOf(one), stemsOf(other)];
  return [...a].filter((stem) => b.has(stem)).length > SHARED * Math.min(a.size, b.size);
}
const stemsOf = ({ title, hook, entry }: Candidate): ReadonlySet<string> =>
  new Set((`${title} ${hook} ${entry.text}`.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5)));
const SHARED = 0.28;

const isTimely = ({ observance, inSeason, inMonth }: Candidate): boolean => observance !== null || inSeason || inMonth;

const stages = [
  { weeks: WEEKS_APART, bound: SIMILARITY_BOUND, spread: true },
  { weeks: WEEKS_APART, bound: SIMILARITY_BOUND, spread: false },
  { weeks: WEEKS_APART, bound: 0.6, spread: false },
  { weeks: 4, bound: 0.6, spread: false },
  { weeks: 1, bound: 0.9, spread: false },
  { weeks: 0, bound: 2, spread: false },
];

interface Choice {
  week: Week;
  round: number;
  history: PastIdea[];
  /** Tells one business from another. */
  salt: string;
  unwanted?: Unwanted;
  /** Three where nothing is said. */
  count?: number;
  /** Kinds that this week's ideas have already. */
  taken?: readonly IdeaKind[];
  /** The owner's own words speak of this time of year. */
  isSeasonTold?: boolean;
  /** What the business says of itself, which any two ideas about it share. */
  own?: string;
}

interface Rules {
  recent: PastIdea[];
  bound: number;
  spread: boolean;
  count: number;
  taken: readonly IdeaKind[];
  isUnwanted: (kind: IdeaKind) => boolean;
  /** How many may be of one kind. */
  ofKind: number;
  /** Of these the first that fits has a place: a week says what time of year it is. */
  leading: readonly Rated[];
  own: string;
}

const NOTHING: Unwanted = { topic: () => false, kind: () => false };
