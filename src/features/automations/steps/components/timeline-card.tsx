import { TriangleAlert } from 'lucide-react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../../../ui/theme';
import { Glyph } from '../../../../ui/thumb';
import type { AutomationFault } from '../../automation-faults';

/** One place of the timeline: a picture on the line, a card beside it. The whole card opens its form. */
export function TimelineCard({
  id,
  glyph,
  sentence,
  note,
  faults = [],
  actions,
  hasRoomyActions = false,
  onOpen,
  onKeyDown,
  shortcuts,
  children,
}: TimelineCardProps) {
  return (
    <Card $faulty={faults.some(({ grave }) => grave)}>
      <Glyph aria-hidden="true">{glyph}</Glyph>
      <Words>
        {onOpen ? (
          <Target type="button" data-card={id} aria-keyshortcuts={shortcuts} onClick={onOpen} onKeyDown={onKeyDown}>
            {sentence}
          </Target>
        ) : (
          <Plain data-card={id} tabIndex={-1}>
            {sentence}
          </Plain>
        )}
        {note !== undefined && <Note>{note}</Note>}
        {children}
        {faults.map((fault) => (
          <Fault key={fault.sentence} $grave={fault.grave}>
            <TriangleAlert />
            <span>{fault.sentence}</span>
          </Fault>
        ))}
      </Words>
      {actions !== undefined && <Actions $roomy={hasRoomyActions}>{actions}</Actions>}
    </Card>
  );
}

const Card = styled.div<{ $faulty: boolean }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[3]} ${theme.space[3]};
  border: 1px solid ${({ $faulty }) => ($faulty ? theme.tone.amber.dot : theme.color.hairline)};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.panel};
  &:has(> div > button) {
    transition: background ${theme.duration.fast} ${theme.ease.out};
  }
  &:has(> div > button:hover) {
    background: ${theme.color.hover};
  }
  ${theme.media.phone} {
    flex-wrap: wrap;
    padding-inline-end: ${theme.space[3]};
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  flex: 1 1 calc(100% - 6.5rem);
  gap: 0.125rem;
  min-width: 0;
  min-height: 2.25rem;
`;

const words = css`
  ${theme.type.md}
  font-weight: ${theme.weight.medium};
  text-align: start;
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const Target = styled.button`
  ${words}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.panel};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const Plain = styled.p`
  ${words}
`;

const Note = styled.p`
  ${theme.type.sm}
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Fault = styled.p<{ $grave: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  ${theme.type.sm}
  color: ${({ $grave }) => ($grave ? theme.tone.amber.text : theme.color.text2)};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  > svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 0.1875rem;
  }
  > span {
    min-width: 0;
  }
`;

/** Above the card's own target. */
const Actions = styled.div<{ $roomy: boolean }>`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 2.25rem;
  ${({ $roomy }) => $roomy && `${theme.media.phone} { flex-basis: 100%; justify-content: space-between; padding-inline-start: calc(2.25rem + ${theme.space[3]}); }`}
`;

export interface TimelineCardProps {
  /** Gets the focus by this name. */
  id: string;
  glyph: ReactElement;
  sentence: ReactNode;
  note?: ReactNode;
  faults?: readonly AutomationFault[];
  actions?: ReactNode;
  /** On phones they get a line of their own. */
  hasRoomyActions?: boolean;
  /** Absent where nothing can be changed any more. */
  onOpen?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  shortcuts?: string | undefined;
  children?: ReactNode;
}
