import { overlap, shingles } from '../../../../../src/domain/shingles';
import { addWeeks, type Week } from '../../../../../src/domain/week';
import type { PastIdea } from '../../../../ports/planner';
import { SIMILARITY_BOUND, WEEKS_APART, type Rated } from './choose';
import { hashToUnit } from '../hash';

/**
 * The best of those that fit, whatever their kinds; null when nothing is left that was not said within eight weeks.
 * Unlike the week's three it never falls back on what is already told: nobody is owed it.
 */
export function chooseOne(
  rated: readonly Rated[],
  { week, history, salt }: { week: Week; history: readonly PastIdea[]; salt: string },
  fits: (rated: Rated) => boolean,
): Rated | null {
  const since = addWeeks(week, 1 - WEEKS_APART).startsOn;
  const recent = history.filter((idea) => idea.week.startsOn >= since);
  const topics = new Set(recent.map(({ topic }) => topic));
  const told = recent.map(({ title, hook }) => shingles(`${title} ${hook}`));
  const isFresh = ({ candidate: { topic, title, hook } }: Rated) => {
    const own = shingles(`${title} ${hook}`);
    return !topics.has(topic) && told.every((other) => overlap(other, own) < SIMILARITY_BOUND);
  };
  const score = ({ candidate, support, handicap }: Rated) =>
    support.confidence - handicap + 14 * hashToUnit(salt, week.startsOn, candidate.topic);
  const [best] = rated
    .filter((one) => fits(one) && isFresh(one))
    .map((one) => ({ one, at: score(one) }))
    .sort((a, b) => b.at - a.at || (a.one.candidate.topic < b.one.candidate.topic ? -1 : 1));
  return best?.one ?? null;
}
