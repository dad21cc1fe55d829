import { Flag, RotateCcw, Zap } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Automation, StoredAutomation } from '../../../../contracts/automations';
import type { CampaignStatus } from '../../../../domain/campaign';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import type { AutomationFault } from '../../automation-faults';
import {
  goalSentence,
  reentrySentence,
  stepSentence,
  triggerNote,
  triggerSentence,
  type AutomationNames,
} from '../../automation-words';
import type { StepEditing } from '../hooks/use-step-editing';
import { newStep, newStepId, type Step } from '../step-list';
import { AddStep } from './add-step';
import type { Opened } from './card-panel';
import { StepCard } from './step-card';
import { TimelineCard } from './timeline-card';

/** From what starts it to where it ends, one card under the other on a line. */
export function Timeline({
  automation,
  stored,
  names,
  faults,
  editing,
  campaignId,
  status,
  onOpen,
  onDelete,
  onWrite,
}: TimelineProps) {
  const { trigger, steps, goal, reentry } = automation;
  const { focused, said } = editing;
  const isLocked = status === 'completed';
  const list = useRef<HTMLOListElement>(null);
  // What was moved keeps the focus: some browsers drop it with the element that changes its place.
  useEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>(`[data-card="${focused.id}"]`)?.focus();
  }, [focused]);
  const open = (opened: Opened) => (isLocked ? undefined : () => onOpen(opened));
  const at = (place: string) => faults.filter((fault) => fault.at === place);
  const add = (index: number, after: string) =>
    !isLocked && (
      <Between>
        <AddStep
          label={`Add step after “${after}”`}
          count={steps.length}
          inWords={index === steps.length}
          onAdd={(kind) => onOpen({ card: 'step', step: newStep(kind, steps, index), at: index, isNew: true })}
        />
      </Between>
    );
  return (
    <div>
      <Line ref={list} role="list" aria-label="Steps of the automation">
        <li>
          <TimelineCard
            id="trigger"
            glyph={<Zap />}
            sentence={<span dir="auto">{triggerSentence(trigger, names)}</span>}
            note={
              trigger === null || isLocked
                ? undefined
                : triggerNote(
                    trigger.on,
                    status === 'draft'
                      ? 'draft'
                      : JSON.stringify(trigger) === JSON.stringify(stored.trigger)
                        ? 'begun'
                        : 'changed',
                  )
            }
            faults={at('trigger')}
            onOpen={open({ card: 'trigger' })}
          />
          {add(0, 'the start')}
        </li>
        {steps.map((step, index) => (
          <li key={step.id}>
            <StepCard
              step={step}
              index={index}
              steps={steps}
              names={names}
              faults={at(step.id)}
              waiting={stored.waiting[step.id] ?? 0}
              counts={step.do === 'send' ? stored.mails[step.emailId] : undefined}
              campaignId={campaignId}
              isLocked={isLocked}
              onOpen={() => onOpen({ card: 'step', step, at: index, isNew: false })}
              onMove={(by) => editing.move(step.id, by)}
              onDuplicate={() => editing.add({ ...step, id: newStepId() }, index + 1)}
              onDelete={() => onDelete(step)}
              onWrite={onWrite}
            />
            {add(index + 1, stepSentence(step, steps, names))}
          </li>
        ))}
        <li>
          <TimelineCard
            id="goal"
            glyph={<Flag />}
            sentence={<span dir="auto">{goalSentence(goal, names)}</span>}
            note={goal === null ? 'Everyone goes through to the last step.' : undefined}
            faults={at('goal')}
            onOpen={open({ card: 'goal' })}
          />
        </li>
        <li>
          <TimelineCard
            id="reentry"
            glyph={<RotateCcw />}
            sentence={reentrySentence(reentry)}
            onOpen={open({ card: 'reentry' })}
          />
        </li>
      </Line>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** The line runs behind the pictures, from the first card to the last step. */
const Line = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li {
    position: relative;
    min-width: 0;
  }
  > li:not(:last-child) {
    padding-bottom: ${theme.space[4]};
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(${theme.space[3]} + 1.125rem);
    width: 2px;
    background: ${theme.color.soft};
  }
  > li:has(+ li:last-child)::before {
    display: none;
  }
`;

const Between = styled.div`
  position: relative;
  display: flex;
  margin-top: ${theme.space[4]};
  padding-inline-start: calc(${theme.space[3]} + 1.125rem - 0.8125rem);
`;

interface TimelineProps {
  automation: Automation;
  stored: StoredAutomation;
  names: AutomationNames;
  faults: readonly AutomationFault[];
  editing: StepEditing;
  campaignId: string;
  status: CampaignStatus;
  onOpen: (opened: Opened) => void;
  onDelete: (step: Step) => void;
  onWrite: () => void;
}
