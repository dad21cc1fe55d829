import { deferred } from '../../../ui/deferred';
import { PartLoading } from '../../../ui/late-part';

/** Below the fold of the page, so their code comes after it. */
export const BreakdownPanel = deferred<object>(
  async () => (await import('./breakdown-panel')).BreakdownPanel,
  PartLoading,
);
export const AttributionPanel = deferred<object>(
  async () => (await import('../attribution/attribution-panel')).AttributionPanel,
  PartLoading,
);
export const HoursPanel = deferred<object>(async () => (await import('./hours-panel')).HoursPanel, PartLoading);
export const CohortPanel = deferred<object>(
  async () => (await import('../retention/cohort-panel')).CohortPanel,
  PartLoading,
);
export const InsightsPanel = deferred<object>(
  async () => (await import('../insights/insights-panel')).InsightsPanel,
  PartLoading,
);
export const GoalsPanel = deferred<object>(async () => (await import('../goals/goals-panel')).GoalsPanel, PartLoading);
