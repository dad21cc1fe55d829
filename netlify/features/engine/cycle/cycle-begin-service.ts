import type { Actor } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import { ANALYZE_AT } from '../../../../src/domain/cycle';
import { MINUTE_MS } from '../../../../src/domain/duration';
import { weekAt, weekOfDate, type Week } from '../../../../src/domain/week';
import { toLocal, weekday } from '../../../../src/domain/zoned-time';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { CycleAdvance, RunRef } from './cycle-advance-service';
import type { CycleDueRepository } from './cycle-due-repository';
import type { CycleRunRepository } from './cycle-run-repository';

/** Begins weeks: by the clock on Monday at 07:00, or because somebody asks. Once, whoever and how many they are. */
export function makeCycleBegin({ repository, due, advance, clock, ids, failed }: Dependencies) {
  const begin = (workspaceId: string, week: Week, actor?: Actor, isAsked = false) => {
    const now = clock.now();
    const activity =
      actor && isAsked ? { ...activityEvents.cycleBegun(week), id: ids.id(), workspaceId, actor, at: now } : null;
    return repository.begin(workspaceId, {
      ...{ id: ids.id(), pieceId: ids.id(), week, now, begunBy: actor ? 'person' : 'engine' },
      told: {
        ...{
          eventId: ids.id(),
          what: 'began',
          sentence: activity?.title ?? (actor ? 'The week began.' : 'The week began by itself.'),
        },
        ...(activity && { activity }),
      },
    });
  };

  return {
    /**
     * This week, at once and as far as it goes without a person; a worker takes over where this process ends. `isAsked`: by
     * the button that says so, which the activity log tells of.
     */
    async beginNow({ id, zone }: Place, actor?: Actor, { isAsked = false } = {}): Promise<void> {
      const { run } = await begin(id, weekAt(clock.now(), zone), actor, isAsked);
      await advance({ workspaceId: id, runId: run.id }, actor);
    },

    /** Job: the weeks that begin, and the runs that somebody or the clock has moved. One that fails keeps no other waiting. */
    async lookAfterCycles(stops: AbortSignal): Promise<void> {
      const now = clock.now();
      const weeks = (await due.listZones()).flatMap((zone) =>
        hasBegun(now, zone) ? [{ zone, week: weekAt(now, zone) }] : [],
      );
      const tasks = [
        ...(await due.listBeginning(weeks, now)).map(({ workspaceId, startsOn }) => ({
          workspaceId,
          work: async () => void (await begin(workspaceId, weekOfDate(startsOn))),
        })),
        ...(await due.listDue(now)).map((ref: RunRef) => ({
          workspaceId: ref.workspaceId,
          work: () => due.ask(ref, { seenAt: now, nextAt: new Date(now.getTime() + ASK_AGAIN_MS) }),
        })),
      ];
      for (const { workspaceId, work } of tasks) {
        if (stops.aborted) return;
        try {
          await work();
        } catch (error) {
          failed({ workspaceId }, error);
        }
      }
    },
  };
}

function hasBegun(now: Date, zone: string): boolean {
  const { date, time } = toLocal(now, zone);
  return weekday(date) > ANALYZE_AT.weekday || time >= ANALYZE_AT.time;
}

/** Where a job was lost, the run is asked for again. */
const ASK_AGAIN_MS = 10 * MINUTE_MS;

interface Place {
  id: string;
  zone: string;
}

export type CycleBegin = ReturnType<typeof makeCycleBegin>;

interface Dependencies {
  repository: Pick<CycleRunRepository, 'begin'>;
  due: CycleDueRepository;
  advance: CycleAdvance['advance'];
  clock: Clock;
  ids: Ids;
  failed(run: { workspaceId: string }, error: unknown): void;
}
