import { dayInWords } from '../day-in-words';
import type { DayRange } from '../analytics-period';

/** What a call can tell of last week: the same figures and definitions as Analytics; null where nothing was measured. */
export interface WeekFigures {
  range: DayRange;
  posts: number;
  postsBefore: number;
  reach: number | null;
  reachBefore: number | null;
  engaged: number | null;
  conversions: number | null;
}

/** Each sentence with the question that its numbers answer. */
export function figureSentences({ range, posts, postsBefore, reach, reachBefore, engaged, conversions }: WeekFigures) {
  const span = `${dayInWords(range.from)} to ${dayInWords(range.to)}`;
  const told = [
    {
      sentence: `Last week ${posts === 0 ? 'no post' : posts === 1 ? 'one post' : `${posts} posts`} went out${compare(posts, postsBefore, 'the week before')}.`,
      source: `Queue: posts that went out, ${span}`,
    },
  ];
  if (reach !== null)
    told.push({
      sentence: `You reached ${people(reach)}${reachBefore === null ? '' : compare(reach, reachBefore, 'the week before')}.`,
      source: `Analytics: people reached, ${span}`,
    });
  if (engaged !== null && engaged > 0)
    told.push({
      sentence: `${people(engaged)} responded to a post.`,
      source: `Analytics: people who responded, ${span}`,
    });
  if (conversions !== null && conversions > 0)
    told.push({
      sentence: `That led to ${conversions === 1 ? 'one booking or sale' : `${conversions.toLocaleString('en-GB')} bookings or sales`}.`,
      source: `Analytics: conversions, ${span}`,
    });
  return told;
}

const people = (count: number): string =>
  count === 0 ? 'nobody' : count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`;

const compare = (now: number, before: number, when: string): string =>
  now === before
    ? `, the same as ${when}`
    : `, ${now > before ? 'up' : 'down'} from ${before === 0 ? 'none' : before.toLocaleString('en-GB')} ${when}`;
