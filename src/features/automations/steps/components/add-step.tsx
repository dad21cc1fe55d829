import { Plus } from 'lucide-react';
import { automationLimits } from '../../../../domain/automation';
import { Button } from '../../../../ui/button';
import { LateMenu } from '../../../../ui/late-menu';
import { stepNames } from '../../automation-words';
import type { StepKind } from '../step-list';
import { stepGlyphs } from './step-glyphs';

/** Adds a step at a place of the line; the last one says so in words. */
export function AddStep({
  label,
  count,
  inWords,
  onAdd,
}: {
  label: string;
  count: number;
  inWords: boolean;
  onAdd: (kind: StepKind) => void;
}) {
  const full =
    count >= automationLimits.steps ? `An automation can have at most ${automationLimits.steps} steps.` : undefined;
  const trigger = inWords ? (
    <Button size="sm" icon={<Plus />} aria-label={label} disabledReason={full}>
      Add step
    </Button>
  ) : (
    <Button size="sm" iconOnly icon={<Plus />} label={label} disabledReason={full} />
  );
  if (full !== undefined) return trigger;
  return (
    <LateMenu
      align="start"
      label={label}
      trigger={trigger}
      items={KINDS.map((kind) => ({ label: stepNames[kind], icon: stepGlyphs[kind], onSelect: () => onAdd(kind) }))}
    />
  );
}

const KINDS: readonly StepKind[] = ['wait', 'send', 'condition', 'tag'];
