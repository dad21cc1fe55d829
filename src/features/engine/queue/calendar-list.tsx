import { styled } from 'styled-components';
import { formatDay } from '../../../lib/format-day';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import type { CalendarDay, PlacedItem } from './calendar-days';
import { CalendarEntry } from './calendar-entry';

/** The calendar of a phone: the days that have something, one below the other. */
export function CalendarList({ days, today, zone, onMove }: CalendarListProps) {
  const full = days.filter(({ items }) => items.length > 0);
  if (full.length === 0)
    return (
      <None>
        <Text size="sm" tone={2}>
          Nothing is published or scheduled here.
        </Text>
      </None>
    );
  return (
    <Days role="list">
      {full.map(({ date, items }) => (
        <li key={date}>
          <h3 aria-current={date === today ? 'date' : undefined}>
            {formatDay(`${date}T12:00:00Z`, 'UTC', { weekday: true })}
            {date === today && ', today'}
          </h3>
          {items.map((item) => (
            <CalendarEntry key={item.id} item={item} zone={zone} onMove={onMove} onDrag={nothing} />
          ))}
        </li>
      ))}
    </Days>
  );
}

const nothing = () => undefined;

const None = styled.div`
  padding: ${theme.space[4]};
`;

const Days = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[2]};
  }
  h3 {
    ${theme.type.sm}
    font-weight: ${theme.weight.medium};
  }
  a {
    padding-block: ${theme.space[3]};
  }
`;

interface CalendarListProps {
  days: CalendarDay[];
  today: string;
  zone: string;
  onMove: (item: PlacedItem) => void;
}
