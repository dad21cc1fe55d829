import { eventChannels, reachKinds } from '../../../../src/domain/analytics-event';
import { everyDay, total } from '../../../../src/domain/analytics-figures';
import type { DayRange } from '../../../../src/domain/analytics-period';
import { ANALYSIS_DAYS, type Analysis, type AnalysisFact, type BestPost } from '../../../../src/domain/cycle-analysis';
import { MEASURE_DAYS, type Measured } from '../../../../src/domain/cycle-run';
import { addDays, toInstant, toLocal } from '../../../../src/domain/zoned-time';
import type { DaySum, EventStore } from '../../../ports/event-store';
import type { CyclePostRepository } from './cycle-post-repository';

/** The facts of a week, and what came of it: only what was counted, and where nothing was, the fact says so. */
export function makeCycleAnalysis({ events, repository }: Dependencies) {
  /** Only of those that were posted by the workspace itself. */
  async function bestPost(workspaceId: string, range: DayRange): Promise<{ post: BestPost; people: number } | null> {
    const best = await events.top(workspaceId, range, { dimension: 'subject', kinds: reachKinds, limit: 20 });
    const posts = await repository.findPosts(
      workspaceId,
      best.map(({ key }) => key),
    );
    for (const { key, people } of best) {
      const post = posts.find(({ id }) => id === key);
      if (post && people > 0) return { post, people };
    }
    return null;
  }

  return {
    /** The 28 days up to yesterday, and the 28 before them. */
    async analyze({ id, zone }: Place, now: Date): Promise<Analysis> {
      const to = addDays(toLocal(now, zone).date, -1);
      const current = { from: addDays(to, 1 - ANALYSIS_DAYS), to };
      const before = { from: addDays(current.from, -ANALYSIS_DAYS), to: addDays(current.from, -1) };
      const startOf = (date: string) => toInstant({ date, time: '00:00' }, zone);
      const countOf = (range: DayRange) =>
        repository.countPublished(id, { since: startOf(range.from), until: startOf(addDays(range.to, 1)) });
      const sums = (await events.days(id, { from: before.from, to: current.to })).filter(isOfPeople);
      const first = sums[0]?.day ?? null;
      // What began to be measured in the middle of the first four weeks would look like growth.
      const isKnown = first !== null && first < addDays(before.from, 7);
      const isIn = ({ from, to }: DayRange) => sums.filter(({ day }) => day >= from && day <= to);
      const [nowDays, beforeDays] = [everyDay(current, isIn(current)), everyDay(before, isIn(before))];
      const figure = (query: 'reach' | 'engaged'): AnalysisFact => ({
        query,
        now: first === null ? null : total(nowDays, query),
        before: isKnown ? total(beforeDays, query) : null,
      });
      const [best, former] = [await bestPost(id, current), isKnown ? await bestPost(id, before) : null];
      return {
        current,
        before,
        facts: [
          { query: 'posts', now: await countOf(current), before: await countOf(before) },
          figure('reach'),
          figure('engaged'),
          ...conversions(isIn(current), isIn(before), { first, isKnown }),
          {
            query: 'best-post',
            now: first === null ? null : (best?.people ?? 0),
            before: former?.people ?? null,
            ...(best && { post: best.post }),
          },
        ],
      };
    },

    /** What a post reached on the day it went out and in the seven days after. */
    async measure({ id, zone }: Place, post: { id: string; title: string; publishedAt: Date }): Promise<Measured> {
      const from = toLocal(post.publishedAt, zone).date;
      const range = { from, to: addDays(from, MEASURE_DAYS) };
      const of = async (kinds: Parameters<EventStore['top']>[2]['kinds']) =>
        (await events.top(id, range, { dimension: 'subject', kinds, limit: 1, keys: [post.id] }))[0]?.people ?? 0;
      const isMeasured = (await events.days(id, range)).some(isOfPeople);
      return {
        ...{ pieceId: post.id, title: post.title, ...range },
        reach: isMeasured ? await of(reachKinds) : null,
        engaged: isMeasured ? await of(['engaged']) : null,
      };
    },
  };
}

/** What the product did itself is an event too, but nobody was reached by it. */
const isOfPeople = ({ channel }: DaySum): boolean => channel !== 'product';

/** One fact for each channel that brought something; one in all where none did. */
function conversions(
  now: DaySum[],
  before: DaySum[],
  { first, isKnown }: { first: string | null; isKnown: boolean },
): AnalysisFact[] {
  const countOf = (sums: DaySum[], channel: string) =>
    sums.reduce((all, sum) => (sum.kind === 'conversion' && sum.channel === channel ? all + sum.events : all), 0);
  const found = eventChannels.flatMap((channel): AnalysisFact[] => {
    const fact = { now: countOf(now, channel), before: isKnown ? countOf(before, channel) : null };
    return fact.now > 0 || (fact.before ?? 0) > 0 ? [{ query: 'conversions', channel, ...fact }] : [];
  });
  if (found.length > 0) return found;
  return [{ query: 'conversions', now: first === null ? null : 0, before: isKnown ? 0 : null }];
}

export type CycleAnalysis = ReturnType<typeof makeCycleAnalysis>;
interface Place {
  id: string;
  zone: string;
}

interface Dependencies {
  events: Pick<EventStore, 'days' | 'top'>;
  repository: CyclePostRepository;
}
