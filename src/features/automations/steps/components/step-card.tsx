import { ArrowDown, ArrowUp, Copy, Ellipsis, Pencil, Trash2, Users } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { campaignEmailPath } from '../../../../config/paths';
import type { StoredAutomation } from '../../../../contracts/automations';
import { automationLimits } from '../../../../domain/automation';
import { clickRate, openRate } from '../../../../domain/campaign';
import { formatNumber } from '../../../../lib/format-number';
import { formatPercent } from '../../../../lib/format-percent';
import { pluralise } from '../../../../lib/pluralise';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { LateMenu } from '../../../../ui/late-menu';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import type { AutomationFault } from '../../automation-faults';
import { mailWords, stepSentence, type AutomationNames } from '../../automation-words';
import type { Step } from '../step-list';
import { stepGlyphs } from './step-glyphs';
import { TimelineCard } from './timeline-card';

/** One step: what it does, who is at it, and what became of its mail. */
export function StepCard({
  step,
  index,
  steps,
  names,
  faults,
  waiting,
  counts,
  campaignId,
  isLocked,
  onOpen,
  onMove,
  onDuplicate,
  onDelete,
  onWrite,
}: StepCardProps) {
  const sentence = stepSentence(step, steps, names);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  const mail = step.do === 'send' ? names.mail(step.emailId) : null;
  const menu = (
    <LateMenu
      label={`Actions for: ${sentence}`}
      trigger={<Button size="sm" variant="quiet" iconOnly label={`Actions for: ${sentence}`} icon={<Ellipsis />} />}
      items={[
        { label: 'Edit', icon: <Pencil />, onSelect: onOpen },
        {
          label: 'Move up',
          icon: <ArrowUp />,
          side: 'Alt ↑',
          onSelect: () => onMove(-1),
          ...(index === 0 && { disabledReason: 'This is already first.' }),
        },
        {
          label: 'Move down',
          icon: <ArrowDown />,
          side: 'Alt ↓',
          onSelect: () => onMove(1),
          ...(index === steps.length - 1 && { disabledReason: 'This is already last.' }),
        },
        ...(step.do === 'send'
          ? []
          : [
              {
                label: 'Duplicate',
                icon: <Copy />,
                onSelect: onDuplicate,
                ...(steps.length >= automationLimits.steps && {
                  disabledReason: `An automation can have at most ${automationLimits.steps} steps.`,
                }),
              },
            ]),
        { separator: true },
        { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: onDelete },
      ]}
    />
  );
  return (
    <TimelineCard
      id={step.id}
      glyph={stepGlyphs[step.do]}
      sentence={<span dir="auto">{sentence}</span>}
      faults={faults}
      {...(!isLocked && { onOpen, onKeyDown, shortcuts: 'Alt+ArrowUp Alt+ArrowDown' })}
      hasRoomyActions={mail !== null}
      actions={
        <>
          {step.do === 'send' && mail && (
            <ButtonLink size="sm" to={campaignEmailPath(campaignId, step.emailId)} onClick={onWrite}>
              {isLocked ? 'View email' : mail.subject === '' ? 'Write email' : 'Edit email'}
              <VisuallyHidden> {mailWords(step.emailId, names)}</VisuallyHidden>
            </ButtonLink>
          )}
          {!isLocked && menu}
        </>
      }
    >
      {step.do === 'condition' && (
        <Ways>
          <span>Yes: continues</span>
          <span>No: {step.otherwise === 'end' ? 'ends here' : 'skips the next step'}</span>
        </Ways>
      )}
      {counts && counts.sent > 0 && (
        <Figures>
          {[
            ['Sent', formatNumber(counts.sent)],
            ['Opens', percent(openRate(counts))],
            ['Clicks', percent(clickRate(counts))],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
      )}
      {waiting > 0 && (
        <Here>
          <Users />
          {step.do === 'wait'
            ? `${pluralise(waiting, 'person is', 'people are')} waiting here`
            : `${pluralise(waiting, 'person gets', 'people get')} this next`}
        </Here>
      )}
    </TimelineCard>
  );
}

/** Of a mail that was sent: without an open there is no click either. */
const percent = (rate: number | null): string => formatPercent(rate ?? 0, 0);

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  ${theme.type.xs}
  color: ${theme.color.text3};
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  ${theme.type.sm}
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    gap: ${theme.space[1]};
  }
  dt {
    color: ${theme.color.text3};
  }
`;

const Here = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  ${theme.type.sm}
  color: ${theme.tone.blue.text};
  font-variant-numeric: tabular-nums;
  > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;

export interface StepCardProps {
  step: Step;
  index: number;
  steps: readonly Step[];
  names: AutomationNames;
  faults: readonly AutomationFault[];
  waiting: number;
  counts: StoredAutomation['mails'][string] | undefined;
  campaignId: string;
  isLocked: boolean;
  onOpen: () => void;
  onMove: (by: -1 | 1) => void;
  /** Of all but mails: each is sent by one step. */
  onDuplicate: () => void;
  onDelete: () => void;
  /** Its mail is about to be written. */
  onWrite: () => void;
}
