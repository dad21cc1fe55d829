import { Plus } from 'lucide-react';
import { blockKinds, type BlockKind } from '../../../../domain/email-block';
import { Button } from '../../../../ui/button';
import { LateMenu } from '../../../../ui/late-menu';
import { blockNames } from '../block-words';

/** Adds a block of a kind; `full` says why no more fit. */
export function AddBlock({
  label,
  full,
  inColumn = false,
  onAdd,
}: {
  label: string;
  full: string | undefined;
  inColumn?: boolean;
  onAdd: (kind: BlockKind) => void;
}) {
  const trigger = (
    <Button size="sm" variant={inColumn ? 'quiet' : 'second'} icon={<Plus />} aria-label={label} disabledReason={full}>
      {inColumn ? 'Add' : 'Add block'}
    </Button>
  );
  if (full !== undefined) return trigger;
  return (
    <LateMenu
      align="start"
      label={label}
      trigger={trigger}
      items={blockKinds
        .filter((kind) => !inColumn || kind !== 'columns')
        .map((kind) => ({ label: blockNames[kind], onSelect: () => onAdd(kind) }))}
    />
  );
}
