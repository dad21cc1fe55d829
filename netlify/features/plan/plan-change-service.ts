import { makePlanChoices } from './plan-choices';
import { makePlanDecisions, type PlanDependencies } from './plan-decisions';
import { makePlanPayments } from './plan-payments';

/**
 * Everything that changes a workspace's plan: people's choices, payments, and the passing of days. The rules are
 * in src/domain/billing.ts.
 */
export function makePlanChanges(dependencies: PlanDependencies) {
  const decisions = makePlanDecisions(dependencies);
  return { ...makePlanChoices(decisions), ...makePlanPayments(decisions, dependencies) };
}

export type PlanChanges = ReturnType<typeof makePlanChanges>;
