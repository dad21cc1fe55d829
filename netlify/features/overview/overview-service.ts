import type { overviewContract } from '../../../src/contracts/overview';
import type { Output } from '../../../src/contracts/endpoint';
import { COUNT_LIMIT } from '../../../src/domain/bounded-count';
import { proposedSlots } from '../../../src/domain/default-slot';
import { WEEK_MS } from '../../../src/domain/duration';
import { addWeeks, weekAt, type Week } from '../../../src/domain/week';
import { toInstant } from '../../../src/domain/zoned-time';
import type { Clock } from '../../ports/clock';
import type { OverviewRepository } from './overview-repository';

/** The overview: counted figures, the latest activity, and what needs the reader. */
export function makeOverviewService({ repository, clock }: { repository: OverviewRepository; clock: Clock }) {
  return {
    async getOverview({
      id,
      zone,
      role,
    }: {
      id: string;
      zone: string;
      role: 'owner' | 'member';
    }): Promise<Output<typeof overviewContract.getOverview>> {
      const now = clock.now();
      const week = weekAt(now, zone);
      const starts = Array.from({ length: SERIES_WEEKS }, (_, index) =>
        startOf(addWeeks(week, index - SERIES_WEEKS + 1), zone),
      );
      // A week that is still running is held against the same days of the last one, not against all of it.
      const read = await repository.read(id, { starts, lastWeekUntil: new Date(now.getTime() - WEEK_MS) });
      // A yes is due when the piece would go out by itself: the time that the approval proposes.
      const taken = new Set(read.taken.map((at) => at.getTime()));
      const slots = proposedSlots(
        read.toReview.map((piece) => ({ ...piece, status: 'review', createdAt: piece.createdAt.toISOString() })),
        { now, zone, taken, rhythm: read.rhythm },
      );
      const dueAt = (pieceId: string): string => toInstant(slots.get(pieceId)!, zone).toISOString();
      return {
        metrics: [
          {
            name: 'published',
            value: read.published.weeks[SERIES_WEEKS - 1]!,
            lastWeek: read.published.lastWeek,
            series: read.published.weeks,
          },
          {
            name: 'images',
            value: read.drawn.weeks[SERIES_WEEKS - 1]!,
            lastWeek: read.drawn.lastWeek,
            series: read.drawn.weeks,
          },
          { name: 'review', value: read.review, lastWeek: null, series: [] },
          { name: 'scheduled', value: read.scheduled, lastWeek: null, series: [] },
        ],
        activity: read.recent.map(({ id: activityId, type, title, createdAt, status, link, pieceId }) => ({
          id: activityId,
          type,
          title,
          at: createdAt.toISOString(),
          status,
          link,
          pictureUrl: coverUrl(pieceId && read.covers.find((cover) => cover.pieceId === pieceId)?.id),
        })),
        tasks: [
          ...read.toReview.slice(0, REVIEW_TASKS).map((piece) => ({
            title: `Read and approve “${piece.title}”`,
            dueAt: dueAt(piece.id),
            priority: 'medium' as const,
            type: 'content' as const,
            pieceId: piece.id,
            campaignId: null,
          })),
          ...(role === 'owner' ? claimTasks(read.claims) : []),
        ],
      };
    },
  };
}

/** Whoever may decide about a claim is asked to. Counting stops at a limit, beyond which no number is shown. */
function claimTasks(
  claims: { campaignId: string; name: string; sales: number }[],
): Output<typeof overviewContract.getOverview>['tasks'] {
  const isCounted = claims.reduce((sum, { sales }) => sum + sales, 0) < COUNT_LIMIT;
  return claims.slice(0, CLAIM_TASKS).map(({ campaignId, name, sales }) => ({
    title: `Check ${!isCounted ? 'the reported sales' : sales === 1 ? 'a reported sale' : `${sales} reported sales`} of “${name}”`,
    dueAt: null,
    priority: 'medium',
    type: 'analytics',
    pieceId: null,
    campaignId,
  }));
}

const coverUrl = (pictureId: string | null | undefined) =>
  pictureId ? `/api/creative/creations/${pictureId}/file` : null;

const startOf = (week: Week, zone: string): Date => toInstant({ date: week.startsOn, time: '00:00' }, zone);

const REVIEW_TASKS = 3;
const CLAIM_TASKS = 3;
const SERIES_WEEKS = 8;

export type OverviewService = ReturnType<typeof makeOverviewService>;
