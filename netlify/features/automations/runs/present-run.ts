import type { automationsContract } from '../../../../src/contracts/automations';
import type { Output } from '../../../../src/contracts/endpoint';
import { comingStep, type AutomationStep } from '../../../../src/domain/automation';
import { contactLabel } from '../../../../src/domain/contact';
import type { ListedRun } from './run-list-repository';

export const presentRun = (
  {
    id,
    contactId,
    person: { name, company, email, phone },
    state,
    stepId,
    position,
    enteredAt,
    wakesAt,
    endedAt,
  }: ListedRun,
  steps: readonly AutomationStep[],
): Output<typeof automationsContract.listAutomationRuns>['items'][number] => ({
  id,
  contactId,
  name: contactLabel({ name, company, email, phone }).slice(0, 200),
  state,
  stepId,
  nextStepId: state === 'active' ? (steps[comingStep(steps, { stepId, position })]?.id ?? null) : null,
  enteredAt: enteredAt.toISOString(),
  wakesAt: wakesAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});
