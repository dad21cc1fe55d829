import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { useSession } from '../../../auth/auth-parts';
import { useGetProfileQuery } from '../../../engine/engine-shared-api';
import { fullness, sides } from '../block-list';
import type { BlockEditing } from '../hooks/use-block-editing';
import { useMailAccent } from '../hooks/use-mail-accent';
import { AddBlock } from './add-block';
import { CanvasBlock } from './canvas-block';

/** The mail, block by block, as it will look. `fields` stand below the chosen block where there is no room beside. */
export function MailCanvas({
  editing,
  isLocked,
  fields,
}: {
  editing: BlockEditing;
  isLocked: boolean;
  fields: ReactNode;
}) {
  const { blocks, focused, said } = editing;
  const { workspace } = useSession();
  const { data: profile } = useGetProfileQuery();
  const { line } = useMailAccent();
  const name = profile?.name || workspace.name;
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  // What was moved by keyboard keeps the focus: some browsers drop it with the element that changes its place.
  useEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>(`[data-block="${focused.id}"]`)?.focus();
  }, [focused]);

  // With its fields inside, it would take the pointer from them.
  const dragging = (id: string) =>
    isLocked || fields !== null
      ? {}
      : {
          draggable: true,
          onDragStart: (event: DragEvent) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', id);
            setDragged(id);
          },
          onDragEnd: () => setDragged(null),
          onDragOver: (event: DragEvent) => {
            if (dragged === null || dragged === id) return;
            event.preventDefault();
            setOver(id);
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            if (dragged !== null && dragged !== id)
              editing.drop(dragged, isBelow(blocks, dragged, id) ? after(blocks, id) : id);
            setDragged(null);
            setOver(null);
          },
        };

  return (
    <Ground>
      <Sheet style={line === null ? undefined : { borderTop: `3px solid ${line}` }}>
        <Sender aria-hidden="true">{name}</Sender>
        <List ref={list} aria-label="Email blocks">
          {blocks.map((block, index) => (
            <Item
              key={block.id}
              {...dragging(block.id)}
              $over={dragged !== null && over === block.id && dragged !== block.id}
            >
              <CanvasBlock
                editing={editing}
                block={block}
                index={index}
                count={blocks.length}
                isLocked={isLocked}
                fields={fields}
              >
                {block.kind === 'columns' && (
                  <Columns>
                    {sides.map((side) => (
                      <div key={side}>
                        <List aria-label={side === 'left' ? 'Left column' : 'Right column'}>
                          {block[side].map((inner, at) => (
                            <Item key={inner.id} $over={false}>
                              <CanvasBlock
                                editing={editing}
                                block={inner}
                                index={at}
                                count={block[side].length}
                                isLocked={isLocked}
                                fields={fields}
                              />
                            </Item>
                          ))}
                        </List>
                        {!isLocked && (
                          <AddBlock
                            inColumn
                            label={`Add block to the ${side} column`}
                            full={fullness(block[side].length, true)}
                            onAdd={(kind) => editing.add(kind, { columns: block.id, side })}
                          />
                        )}
                      </div>
                    ))}
                  </Columns>
                )}
              </CanvasBlock>
            </Item>
          ))}
        </List>
        {blocks.length === 0 && (
          <Nothing>
            {isLocked ? 'This email is empty.' : 'This email is empty. Add a block, or have a draft written for you.'}
          </Nothing>
        )}
      </Sheet>
      {!isLocked && (
        <Foot>
          <AddBlock
            label="Add block"
            full={fullness(blocks.length, false)}
            onAdd={(kind) =>
              editing.add(
                kind,
                editing.selected && blocks.some(({ id }) => id === editing.selected?.id) ? editing.selected.id : null,
              )
            }
          />
        </Foot>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Ground>
  );
}

const isBelow = (blocks: readonly { id: string }[], one: string, other: string): boolean =>
  blocks.findIndex(({ id }) => id === one) < blocks.findIndex(({ id }) => id === other);
const after = (blocks: readonly { id: string }[], id: string): string | null =>
  blocks[blocks.findIndex((block) => block.id === id) + 1]?.id ?? null;

const Ground = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[6]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.sunken};
  ${theme.media.phone} {
    margin-inline: calc(${theme.space[4]} * -1);
    padding: ${theme.space[3]};
    border-inline: 0;
    border-radius: 0;
  }
`;

const Sheet = styled.div`
  width: 100%;
  max-width: 39.5rem;
  margin-inline: auto;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.panel};
  ${theme.media.phone} {
    padding: ${theme.space[2]};
  }
`;

/** Above every mail, as the one below it, by itself. */
const Sender = styled.div`
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[1]};
  ${theme.type.lg}
  font-weight: ${theme.weight.semibold};
`;

const List = styled.ol`
  min-width: 0;
`;

const Item = styled.li<{ $over: boolean }>`
  min-width: 0;
  ${({ $over }) => $over && `box-shadow: 0 0 0 2px ${theme.color.focus}; border-radius: ${theme.radius.control};`}
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]};
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Nothing = styled.p`
  padding: ${theme.space[10]} ${theme.space[5]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-align: center;
  text-wrap: balance;
`;

const Foot = styled.div`
  display: flex;
  justify-content: center;
`;
