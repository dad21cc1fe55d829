import { makePlanChoices } from './plan-choices';
import { makePlanDecisions, type PlanDependencies } from './plan-decisions';
import { makePlanPayments } from './plan-payments';

/** Everything that changes a workspace's plan: what people choose, what is paid, what a day brings. Src/domain/billing.ts has the rules. */
export function makePlanChanges(dependencies: PlanDependencies) {
  const decisions = makePlanDecisions(dependencies);
  return { ...makePlanChoices(decisions), ...makePlanPayments(decisions, dependencies) };
}

export type PlanChanges = ReturnType<typeof makePlanChanges>;
