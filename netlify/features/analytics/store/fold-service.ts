import { DAY_MS } from '../../../../src/domain/duration';
import { retentionMs } from '../../../../src/domain/retention';
import type { Clock } from '../../../ports/clock';
import type { BackfillRepository } from './backfill-repository';
import type { FoldRepository } from './fold-repository';

/**
 * Jobs of the event store. A run works for some seconds and stops wherever it is; the next one, a minute later, goes on.
 */
export function makeFoldService({
  repository,
  backfill,
  clock,
  runMs = RUN_MS,
  moved = MOVED,
  stale = STALE,
}: Dependencies) {
  const oldest = (): Date => new Date(clock.now().getTime() - retentionMs('events') + WHOLE_MONTHS_MS);

  return {
    /** Job fold-events, every minute: moves what producers recorded, and sums the changed days again. */
    async foldEvents(): Promise<void> {
      const begun = clock.now().getTime();
      const isInTime = (share: number): boolean => clock.now().getTime() < begun + share * runMs;
      const bounds = { oldest: oldest(), newest: new Date(begun + AHEAD_MS) };
      await repository.begin();

      for (const workspaceId of await backfill.list(WORKSPACES)) {
        while (isInTime(0.2) && !(await backfill.noteSome(workspaceId, { limit: EARLIER, since: bounds.oldest })));
        if (!isInTime(0.2)) break;
      }
      while ((await repository.move({ limit: moved, ...bounds })) === moved && isInTime(0.6));
      await repository.markMovedClocks(bounds);
      await repository.forgetRemoved();

      // By workspace, so that open pages get one notice for all its days.
      const days = Map.groupBy(await repository.listStale(stale), ({ workspaceId }) => workspaceId);
      for (const [workspaceId, waiting] of days) {
        for (const [n, { day }] of waiting.entries()) {
          const isLast = n === waiting.length - 1 || !isInTime(1);
          await repository.sumDay(workspaceId, day, isLast);
          if (isLast) break;
        }
        if (!isInTime(1)) return;
      }
    },

    /** Job drop-old-events, every day. The sums of the days stay. */
    async dropOldEvents(): Promise<void> {
      await repository.dropMonths(new Date(oldest().getTime() - SLACK_MS));
      await repository.mergeRepeated();
    },
  };
}

/** A month goes as a whole, when its last day does: the first has been kept for this much longer by then. */
const WHOLE_MONTHS_MS = 40 * DAY_MS;
/** A day whose first hours were dropped could no longer be summed, although late events may still arrive for it. */
const SLACK_MS = 3 * DAY_MS;
/** Events later than this come from a wrong clock. */
const AHEAD_MS = DAY_MS;
const RUN_MS = 10_000;
/** In one transaction. */
const MOVED = 10_000;
const EARLIER = 2_000;
const STALE = 1_000;
const WORKSPACES = 50;

interface Dependencies {
  repository: FoldRepository;
  backfill: BackfillRepository;
  clock: Clock;
  runMs?: number;
  moved?: number;
  stale?: number;
}
