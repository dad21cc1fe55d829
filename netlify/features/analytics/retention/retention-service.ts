import type { analyticsRetentionContract } from '../../../../src/contracts/analytics-retention';
import type { Output } from '../../../../src/contracts/endpoint';
import { COHORT_WEEKS, cohortRows } from '../../../../src/domain/retention-cohorts';
import { addDays, toLocal, weekday } from '../../../../src/domain/zoned-time';
import type { Clock } from '../../../ports/clock';
import type { EventStore } from '../../../ports/event-store';
import type { WorkspacePart } from '../../../ports/workspace-scope';

/** Who came back in the last whole weeks. */
export function makeRetentionService({ events, clock }: Dependencies) {
  return {
    async getRetention({
      id,
      zone,
    }: WorkspacePart<'id' | 'zone'>): Promise<Output<(typeof analyticsRetentionContract)['getRetention']>> {
      const today = toLocal(clock.now(), zone).date;
      const to = addDays(today, -weekday(today)); // the last Sunday that is over
      const range = { from: addDays(to, 1 - 7 * COHORT_WEEKS), to };
      return { cohorts: cohortRows(await events.cohorts(id, range), range) };
    },
  };
}

export type RetentionService = ReturnType<typeof makeRetentionService>;

interface Dependencies {
  events: Pick<EventStore, 'cohorts'>;
  clock: Clock;
}
