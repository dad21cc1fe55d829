import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../src/domain/duration';
import type { Clock } from '../../../ports/clock';
import type { TidyingRepository } from './tidying-repository';

/** What time does to conversations: snoozes end, what no job asks for any more is found again, old rows go. */
export function makeInboxTidying({ repository, clock }: { repository: TidyingRepository; clock: Clock }) {
  return {
    /** Job. */
    wake: ({ workspaceId, conversationId }: { workspaceId: string; conversationId: string }) =>
      repository.wake(workspaceId, conversationId, clock.now()),

    async tidy(): Promise<void> {
      const before = (ms: number) => new Date(clock.now().getTime() - ms);
      await repository.askAgain(before(LEFT_MS), AT_ONCE);
      await repository.forget({
        viewersBefore: before(HOUR_MS),
        changesBefore: before(UNDO_MS),
        filesBefore: before(DAY_MS),
      });
      for (const id of await repository.findCounts(MANY_STEPS, AT_ONCE)) await repository.sumCounts(id);
    },
  };
}

/** Longer than a lease and its watch. */
const LEFT_MS = 15 * MINUTE_MS;
const AT_ONCE = 500;
const UNDO_MS = 30 * DAY_MS;
/** Few enough that a sum reads a page or two. */
const MANY_STEPS = 200;
