import { useState } from 'react';
import type { Automation } from '../../../../contracts/automations';
import type { CampaignStatus } from '../../../../domain/campaign';
import { CloseGuard } from '../../../../ui/close-guard';
import { SlideOver } from '../../../../ui/slide-over';
import { stepNames } from '../../automation-words';
import type { Step } from '../step-list';
import { GoalForm } from './goal-form';
import { ReentryForm } from './reentry-form';
import { StepForm } from './step-form';
import type { StepFormProps } from '../step-form-props';
import { TriggerForm } from './trigger-form';

/** The form of the card that was opened, beside the timeline. What it says goes into the draft. */
export function CardPanel({ opened, automation, status, waiting, onEdit, onStep, onClose, ...rest }: CardPanelProps) {
  const [seen, setSeen] = useState(opened);
  const [last, setLast] = useState(opened);
  if (opened !== seen) {
    setSeen(opened);
    if (opened) setLast(opened); // it stays while the panel slides away
  }
  const edit = (change: Partial<Automation>) => {
    onEdit(change);
    onClose();
  };
  return (
    <CloseGuard onClose={onClose}>
      {(close) => (
        <SlideOver open={opened !== null} onClose={close} title={last ? titleOf(last) : ''}>
          {last?.card === 'trigger' && (
            <TriggerForm
              trigger={automation.trigger}
              hasBegun={status !== 'draft'}
              onDone={(trigger) => edit({ trigger })}
              onCancel={onClose}
            />
          )}
          {last?.card === 'goal' && (
            <GoalForm goal={automation.goal} onDone={(goal) => edit({ goal })} onCancel={onClose} />
          )}
          {last?.card === 'reentry' && (
            <ReentryForm reentry={automation.reentry} onDone={(reentry) => edit({ reentry })} onCancel={onClose} />
          )}
          {last?.card === 'step' && (
            <StepForm
              key={last.step.id}
              step={last.step}
              at={last.at}
              steps={automation.steps}
              waiting={waiting[last.step.id] ?? 0}
              label={last.isNew ? 'Add' : 'Done'}
              onDone={(step) => onStep(step, last)}
              onCancel={onClose}
              {...rest}
            />
          )}
        </SlideOver>
      )}
    </CloseGuard>
  );
}

const titleOf = (opened: Opened): string =>
  opened.card === 'step'
    ? stepNames[opened.step.do]
    : { trigger: 'Trigger', goal: 'Goal', reentry: 'Re-entry' }[opened.card];

/** Which card's form is open. */
export type Opened = { card: 'trigger' | 'goal' | 'reentry' } | OpenedStep;
export interface OpenedStep {
  card: 'step';
  step: Step;
  /** Its place; of a new one the place it gets. */
  at: number;
  isNew: boolean;
}

export interface CardPanelProps extends Pick<StepFormProps, 'campaignId' | 'mails' | 'names' | 'onMade'> {
  opened: Opened | null;
  automation: Automation;
  status: CampaignStatus;
  waiting: Record<string, number>;
  onEdit: (change: Partial<Automation>) => void;
  onStep: (step: Step, opened: OpenedStep) => void;
  onClose: () => void;
}
