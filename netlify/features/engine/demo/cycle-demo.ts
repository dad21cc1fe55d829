import { ANALYZE_AT } from '../../../../src/domain/cycle';
import { addWeeks, weekAt } from '../../../../src/domain/week';
import { toInstant } from '../../../../src/domain/zoned-time';
import type { Clock } from '../../../ports/clock';
import type { CycleAdvance } from '../cycle/cycle-advance-service';
import type { CycleBegin } from '../cycle/cycle-begin-service';
import type { CycleRunRepository } from '../cycle/cycle-run-repository';

/**
 * A demo's weeks, run by the same code as anybody's, each at the times when it would have happened: it finds the ideas,
 * posts and figures that the demo opens with, and logs what the activity log tells of them.
 */
export function makeCycleDemo({ repository, jobsAt, clock }: Dependencies) {
  return async (place: { id: string; zone: string }): Promise<void> => {
    const now = clock.now();
    const thisWeek = weekAt(now, place.zone);
    for (let ago = WEEKS_BEFORE; ago >= 0; ago -= 1) {
      const week = addWeeks(thisWeek, -ago);
      const monday = toInstant({ date: week.startsOn, time: ANALYZE_AT.time }, place.zone);
      // Early on a Monday its week has begun all the same: its ideas are there.
      const at = monday < now ? monday : now;
      await jobsAt({ now: () => at }).beginNow(place);
      for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
        const run = await repository.findOfWeek(place.id, week);
        const next = run?.nextAt;
        if (!run || !next || next > now) break;
        await jobsAt({ now: () => next }).advance({ workspaceId: place.id, runId: run.id });
      }
    }
  };
}

const WEEKS_BEFORE = 3;
/** It ends, or waits for a time: two are enough. */
const MOST_LOOKS = 4;

interface Dependencies {
  repository: Pick<CycleRunRepository, 'findOfWeek'>;
  jobsAt(clock: Clock): Pick<CycleBegin, 'beginNow'> & Pick<CycleAdvance, 'advance'>;
  clock: Clock;
}
