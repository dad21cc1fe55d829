import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LocalDateTime } from '../../../domain/zoned-time';
import { weekdayNames } from '../../../domain/business-details';
import { formatDay } from '../../../lib/format-day';
import { ownPiecePath } from '../../../config/paths';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { CalendarEntry } from './calendar-entry';
import type { CalendarDay, CalendarSpan, PlacedItem } from './calendar-days';

/** Days in columns from Monday. Dragged to another day, a post keeps its time of day. */
export function CalendarGrid({ days, span, month, today, zone, onMove, onDrop, onOpenDay }: CalendarGridProps) {
  const [dragged, setDragged] = useState<PlacedItem | null>(null);
  const { show } = useToast();
  const [over, setOver] = useState<string | null>(null);
  const mayDrop = (date: string) => dragged !== null && date >= today && date !== dragged.date;
  const most = span === 'month' ? IN_A_MONTH : IN_A_WEEK;
  return (
    <Frame>
      <Names aria-hidden="true">
        {weekdayNames.map((name) => (
          <span key={name}>{name.slice(0, 3)}</span>
        ))}
      </Names>
      <Days role="list" $tall={span === 'week'}>
        {days.map(({ date, items }) => (
          <Day
            key={date}
            aria-label={dayName(date)}
            $beside={span === 'month' && date.slice(0, 7) !== month}
            $over={over === date && mayDrop(date)}
            onDragOver={(event) => {
              if (!mayDrop(date) && !(dragged && date < today)) return;
              event.preventDefault();
              setOver(date);
            }}
            onDragLeave={() => setOver((now) => (now === date ? null : now))}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged && date < today)
                show({ kind: 'failure', text: 'That day is over. Choose today or a later day.' });
              if (dragged && mayDrop(date)) onDrop(dragged, { date, time: dragged.time });
              setOver(null);
              setDragged(null);
            }}
          >
            <Date $today={date === today} aria-current={date === today ? 'date' : undefined}>
              {Number(date.slice(8))}
            </Date>
            {items.length === 0 && date >= today && (
              <Empty to={`${ownPiecePath}?on=${date}`} aria-label={`Write a post for ${dayName(date)}`}>
                <Plus />
                Write a post
              </Empty>
            )}
            {items.slice(0, most).map((item) => (
              <CalendarEntry key={item.id} item={item} zone={zone} onMove={onMove} onDrag={setDragged} />
            ))}
            {items.length > most && (
              <More type="button" onClick={() => onOpenDay(date)}>
                {items.length - most} more
              </More>
            )}
          </Day>
        ))}
      </Days>
    </Frame>
  );
}

const dayName = (date: string) => formatDay(`${date}T12:00:00Z`, 'UTC', { weekday: true });

/** More would make a row of a month taller than a screen; a week has room for each hour. */
const IN_A_MONTH = 4;
const IN_A_WEEK = 40;

const Frame = styled.div`
  min-width: 0;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
`;

const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 1px;
  padding-bottom: ${theme.space[1]};
  ${theme.type.xs}
  color: ${theme.color.text3};
  span {
    padding-inline: 0.375rem;
  }
`;

const Days = styled.ul<{ $tall: boolean }>`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-auto-rows: minmax(${({ $tall }) => ($tall ? '18rem' : '6.5rem')}, auto);
  gap: 1px;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.hairline};
  overflow: hidden;
`;

const Day = styled.li<{ $beside: boolean; $over: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  min-width: 0;
  padding: 0.375rem;
  background: ${({ $beside }) => ($beside ? theme.color.sunken : theme.color.panel)};
  ${({ $over }) => $over && `box-shadow: inset 0 0 0 2px ${theme.color.focus};`}
`;

const Date = styled.b<{ $today: boolean }>`
  ${theme.type.xs}
  font-weight: ${theme.weight.medium};
  color: ${({ $today }) => ($today ? theme.color.accentText : theme.color.text3)};
  font-variant-numeric: tabular-nums;
`;

/** All of an empty day; seen when somebody points at it or reaches it by keyboard. */
const Empty = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  border-radius: ${theme.radius.tag};
  ${theme.type.xs}
  color: ${theme.color.text2};
  svg {
    width: 0.875rem;
    height: 0.875rem;
  }
  &:not(:hover, :focus-visible) {
    color: transparent;
  }
  &:hover {
    background: ${theme.color.sunken};
  }
`;

const More = styled.button`
  align-self: flex-start;
  padding: 0.125rem 0.375rem;
  border-radius: ${theme.radius.tag};
  ${theme.type.xs}
  color: ${theme.color.text2};
  text-decoration: underline;
`;

interface CalendarGridProps {
  days: CalendarDay[];
  span: CalendarSpan;
  /** The month shown: 2026-11 */
  month: string;
  today: string;
  zone: string;
  onMove: (item: PlacedItem) => void;
  onDrop: (item: PlacedItem, to: LocalDateTime) => void;
  onOpenDay: (date: string) => void;
}
