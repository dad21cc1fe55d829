import type { DayRange } from '../../../../src/domain/analytics-period';
import { MOST_INSIGHTS } from '../../../../src/domain/insight';
import type { ReportInsight } from '../../../../src/domain/report-figures';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { eventStore } from '../store/event-store-wiring';
import { insightHandlers } from './insight-handlers';
import { insightRepository } from './insight-repository';
import { makeInsightService } from './insight-service';

const insightService = () =>
  makeInsightService({
    repository: insightRepository,
    events: eventStore({ clock: systemClock }),
    engine: async () => (await import('../../engine/engine-wiring')).insightEngine(),
    clock: systemClock,
    ids: systemIds,
  });

export const insightWiring = () => insightHandlers(insightService());

/** For reports: of weeks that ended in a range, each kind and subject once, the newest. */
export async function readInsights(workspaceId: string, range: DayRange): Promise<ReportInsight[]> {
  const rows = await insightRepository.listEnded(workspaceId, range, READ);
  const newest = new Map(rows.toReversed().map((row) => [`${row.kind} ${row.about}`, row]));
  return rows
    .filter((row) => newest.get(`${row.kind} ${row.about}`) === row)
    .slice(0, MOST_INSIGHTS)
    .map(({ week, facts, confidence, impact, state }) => ({
      week,
      facts,
      confidence,
      impact,
      isApplied: state === 'applied',
    }));
}

/** A year has fifty-two weeks of at most five. */
const READ = 260;

/** What the worker calls. */
export const insightJobs = () => {
  const { beginInsights, findInsights } = insightService();
  return { beginInsights, findInsights };
};
