import { useState } from 'react';
import type { BlockKind, EmailBlock } from '../../../../domain/email-block';
import { useToast } from '../../../../ui/use-toast';
import {
  addBlock,
  changeBlock,
  dropBlock,
  duplicateBlock,
  findBlock,
  moveBlock,
  newBlock,
  removeBlock,
  restoreBlock,
  whereIs,
  type Place,
} from '../block-list';
import { blockNames } from '../block-words';
import type { EmailDraft } from './use-email-draft';

/** Which block is chosen, and all that can be done with blocks. `said` is read out after what cannot be seen otherwise. */
export function useBlockEditing({ content, edit }: Pick<EmailDraft, 'content' | 'edit'>) {
  const { show } = useToast();
  const [chosen, setChosen] = useState<string | null>(null);
  const [focused, setFocused] = useState<{ id: string } | null>(null);
  const [said, setSaid] = useState('');
  const { blocks } = content;
  const selected = chosen === null ? null : findBlock(blocks, chosen);
  const put = (change: (blocks: EmailBlock[]) => EmailBlock[]) => edit(({ blocks: now }) => ({ blocks: change(now) }));

  const announcePlace = (after: readonly EmailBlock[], id: string) => {
    const where = whereIs(after, id);
    if (where) setSaid(`Moved to position ${where.index + 1} of ${where.count}.`);
    setFocused({ id });
  };
  const arrange = (id: string, next: EmailBlock[]) => {
    put(() => next);
    announcePlace(next, id);
  };

  return {
    blocks,
    selected,
    said,
    focused,
    select: setChosen,
    add: (kind: BlockKind, to: Place) => {
      const block = newBlock(kind);
      put((now) => addBlock(now, block, to));
      setChosen(block.id);
      setSaid(`${blockNames[kind]} added.`);
    },
    change: (id: string, change: (block: EmailBlock) => EmailBlock) => put((now) => changeBlock(now, id, change)),
    move: (id: string, by: -1 | 1) => arrange(id, moveBlock(blocks, id, by)),
    drop: (id: string, before: string | null) => arrange(id, dropBlock(blocks, id, before)),
    duplicate: (id: string) => {
      const { blocks: next, copy } = duplicateBlock(blocks, id);
      if (!copy) return;
      put(() => next);
      setChosen(copy.id);
      setFocused({ id: copy.id });
      setSaid(`${blockNames[copy.kind]} duplicated.`);
    },
    remove: (id: string) => {
      const block = findBlock(blocks, id);
      const where = whereIs(blocks, id);
      if (!block || !where) return;
      put((now) => removeBlock(now, id));
      setChosen(null);
      const undo = () => {
        put((now) => (findBlock(now, id) ? now : restoreBlock(now, block, where)));
        setFocused({ id });
      };
      show({ text: `${blockNames[block.kind]} deleted.`, undo });
    },
  };
}

export type BlockEditing = ReturnType<typeof useBlockEditing>;
