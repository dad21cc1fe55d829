import { Move } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { piecePath } from '../../../config/paths';
import { isMovable } from '../../../domain/piece';
import { formatDay } from '../../../lib/format-day';
import { Button } from '../../../ui/button';
import { statuses } from '../../../ui/status';
import { theme } from '../../../ui/theme';
import type { PlacedItem } from './calendar-days';

/** A post in the calendar. An approved one can be dragged, or moved by its button. */
export function CalendarEntry({ item, zone, onMove, onDrag }: CalendarEntryProps) {
  const [held, setHeld] = useState(false);
  const movable = isMovable(item.status);
  const status = item.status as keyof typeof LOOKS;
  const name = `${item.title}, ${statuses[item.status].label.toLowerCase()}, ${formatDay(item.at, zone, { weekday: true })}, ${item.time}`;
  return (
    <Entry
      $look={status in LOOKS ? status : 'scheduled'}
      $held={held}
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', item.id);
        setHeld(true);
        onDrag(item);
      }}
      onDragEnd={() => {
        setHeld(false);
        onDrag(null);
      }}
    >
      <Link to={piecePath(item.id)} aria-label={name} draggable={false}>
        <Clamp>
          <time>{item.time}</time> <span dir="auto">{item.title}</span>
        </Clamp>
      </Link>
      {movable && (
        <Button
          iconOnly
          size="sm"
          variant="quiet"
          icon={<Move />}
          label={`Move “${item.title}” to another time`}
          onClick={() => onMove(item)}
        />
      )}
    </Entry>
  );
}

/** The colours of the week on every channel. */
const bordered = (status: string) => `
  background: var(--status-${status}-soft);
  color: var(--status-${status}-text);
  border-color: var(--status-${status}-dot);
`;

const LOOKS = {
  published: `background: ${theme.color.text1}; color: ${theme.color.panel};`,
  scheduled: `${bordered('scheduled')} cursor: grab;`,
  failed: bordered('failed'),
} as const;

const Entry = styled.div<{ $look: keyof typeof LOOKS; $held: boolean }>`
  display: flex;
  align-items: flex-start;
  min-width: 0;
  border: 1px solid transparent;
  border-radius: ${theme.radius.tag};
  ${theme.type.xs}
  ${({ $look }) => LOOKS[$look]}
  ${({ $held }) => $held && 'opacity: 0.4;'}
  a {
    flex: 1;
    min-width: 0;
    padding: 0.25rem 0.375rem;
    border-radius: inherit;
  }
  time {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;

/** Inside the padding, where no cut line can show. */
const Clamp = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;
`;

interface CalendarEntryProps {
  item: PlacedItem;
  zone: string;
  onMove: (item: PlacedItem) => void;
  /** null when it was let go. */
  onDrag: (item: PlacedItem | null) => void;
}
