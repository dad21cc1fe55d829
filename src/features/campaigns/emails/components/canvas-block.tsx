import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { EmailBlock } from '../../../../domain/email-block';
import { Button } from '../../../../ui/button';
import { theme } from '../../../../ui/theme';
import { fullness, whereIs } from '../block-list';
import { blockNames, sayBlock } from '../block-words';
import type { BlockEditing } from '../hooks/use-block-editing';
import { BlockView } from './block-view';

/** One block: a press chooses it, Alt and an arrow move it. */
export function CanvasBlock({ editing, block, index, count, isLocked, fields, children }: CanvasBlockProps) {
  const { selected } = editing;
  const isChosen = selected?.id === block.id;
  const name = blockNames[block.kind].toLowerCase();
  const inColumn = whereIs(editing.blocks, block.id)?.column != null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isChosen) editing.select(null);
    if (isLocked || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    editing.move(block.id, event.key === 'ArrowUp' ? -1 : 1);
  };
  const looks = block.kind === 'columns' ? children : <BlockView block={block} />;
  return (
    <Frame $chosen={isChosen}>
      <Seen>
        {block.kind === 'columns' ? <Plain>{looks}</Plain> : <Look aria-hidden="true">{looks}</Look>}
        {!isLocked && (
          <Cover
            type="button"
            data-block={block.id}
            aria-pressed={isChosen}
            aria-label={`${sayBlock(block)}, ${index + 1} of ${count}`}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            $edge={block.kind === 'columns'}
            onClick={() => editing.select(isChosen ? null : block.id)}
            onKeyDown={onKeyDown}
          >
            {block.kind === 'columns' && blockNames.columns}
          </Cover>
        )}
      </Seen>
      {isChosen && !isLocked && (
        <Tools role="group" aria-label={`This ${name}`}>
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            label="Move up"
            icon={<ArrowUp />}
            onClick={() => editing.move(block.id, -1)}
            {...(index === 0 && { disabledReason: 'This is already first.' })}
          />
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            label="Move down"
            icon={<ArrowDown />}
            onClick={() => editing.move(block.id, 1)}
            {...(index === count - 1 && { disabledReason: 'This is already last.' })}
          />
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            label="Duplicate"
            icon={<Copy />}
            onClick={() => editing.duplicate(block.id)}
            disabledReason={fullness(count, inColumn)}
          />
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            label="Delete"
            icon={<Trash2 />}
            onClick={() => editing.remove(block.id)}
          />
        </Tools>
      )}
      {isChosen && fields}
    </Frame>
  );
}

const Frame = styled.div<{ $chosen: boolean }>`
  position: relative;
  border-radius: ${theme.radius.control};
  ${({ $chosen }) => $chosen && `box-shadow: 0 0 0 2px ${theme.color.text1};`}
  & + & {
    margin-top: ${theme.space[1]};
  }
`;

/** What the target lies over, and not the fields below it. */
const Seen = styled.div`
  position: relative;
  border-radius: inherit;
`;

const Look = styled.div`
  padding: ${theme.space[3]};
  overflow-wrap: anywhere;
`;

const Plain = styled.div`
  padding: ${theme.space[5]} ${theme.space[1]} ${theme.space[1]};
`;

/** Over the whole of a block, so that it is one target; of columns over their upper edge, whose blocks are targets themselves. */
const Cover = styled.button<{ $edge: boolean }>`
  position: absolute;
  inset: 0;
  ${({ $edge }) => $edge && 'inset-block-end: auto; height: 1.25rem;'}
  border-radius: inherit;
  cursor: pointer;
  ${({ $edge }) => $edge && `padding-inline: ${theme.space[3]}; background: ${theme.color.sunken}; ${theme.type.xs} line-height: 1.25rem; color: ${theme.color.text3}; text-align: start;`}
  &:hover {
    box-shadow: inset 0 0 0 1px ${theme.color.control};
  }
  &:focus-visible {
    outline-offset: 2px;
  }
  ${theme.media.phone} {
    ${({ $edge }) => $edge && 'height: 1.5rem;'}
  }
`;

const Tools = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(${theme.size.controlSm} * -0.75);
  inset-inline-end: ${theme.space[2]};
  display: flex;
  padding: 2px;
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.segmented};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow[2]};
`;

interface CanvasBlockProps {
  editing: BlockEditing;
  block: EmailBlock;
  index: number;
  count: number;
  isLocked: boolean;
  fields: ReactNode;
  children?: ReactNode;
}
