import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { piecePath } from '../../../config/paths';
import { formatTime } from '../../../lib/format-time';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { CellState, WeekDay } from './week-cells';

/**
 * One row per channel, one column per day; each post is a link with its full name. On phones only colours are
 * shown.
 */
export function WeekGrid({ channels, zone }: { channels: readonly ChannelRow[]; zone: string }) {
  return (
    <Scroller>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Channel</VisuallyHidden>
            </th>
            {channels[0]?.days.map(({ date, isToday }) => (
              <Day key={date} scope="col" $today={isToday} aria-current={isToday ? 'date' : undefined}>
                {dayName(date, 'short')} {Number(date.slice(8))}
              </Day>
            ))}
          </tr>
        </thead>
        <tbody>
          {channels.map(({ name, icon, days }) => (
            <tr key={name}>
              <Channel scope="row">
                <span>
                  {icon}
                  <span>{name}</span>
                </span>
              </Channel>
              {days.map(({ date, cells }) => (
                <td key={date}>
                  {cells.length === 0 && <Cell as="span" $state="empty" aria-hidden="true" />}
                  {cells.slice(0, MOST).map(({ piece, state }) => {
                    const at = piece.publishedAt ?? piece.scheduledFor;
                    return (
                      <Cell
                        key={piece.id}
                        as={Link}
                        to={piecePath(piece.id)}
                        $state={state}
                        title={piece.title}
                        aria-label={`${dayName(date, 'long')}, ${name}: ${piece.title}, ${STATES[state].toLowerCase()}${at ? ` ${formatTime(at, zone)}` : ''}`}
                      >
                        <span dir="auto">{piece.title}</span>
                      </Cell>
                    );
                  })}
                  {cells.length > MOST && <Rest>and {cells.length - MOST} more in the queue</Rest>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

/** Always explains the three states of a good week; others only while a cell has them. */
export function WeekLegend({ channels }: { channels: readonly ChannelRow[] }) {
  const present = new Set(channels.flatMap(({ days }) => days.flatMap(({ cells }) => cells.map(({ state }) => state))));
  const shown = (Object.keys(STATES) as CellState[]).filter((state) => ALWAYS.has(state) || present.has(state));
  return (
    <Legend role="list" aria-label="Colours">
      {shown.map((state) => (
        <li key={state}>
          <Swatch $state={state} aria-hidden="true" />
          {STATES[state]}
        </li>
      ))}
    </Legend>
  );
}

const dayName = (date: string, weekday: 'short' | 'long'): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday }).format(new Date(`${date}T12:00:00Z`));

const STATES: Record<CellState, string> = {
  published: 'Published',
  scheduled: 'Scheduled',
  generating: 'Generating',
  failed: 'Failed',
  yours: 'Needs your approval',
  'by-hand': 'Waits for you to post it',
};
const ALWAYS = new Set<CellState>(['published', 'scheduled', 'yours']);
/** With more in one day, the row would push everything else off the screen. */
const MOST = 3;

const bordered = (status: string) => `
  background: var(--status-${status}-soft);
  color: var(--status-${status}-text);
  box-shadow: inset 0 0 0 1px var(--status-${status}-dot);
`;

const LOOKS: Record<CellState | 'empty', string> = {
  empty: `background: ${theme.color.sunken};`,
  published: `background: ${theme.color.text1}; color: ${theme.color.panel};`,
  scheduled: bordered('scheduled'),
  generating: bordered('generating'),
  failed: bordered('failed'),
  'by-hand': bordered('review'),
  yours: `background: ${theme.color.accentSolid}; color: ${theme.color.onAccent};`,
};

const SWATCHES: Record<CellState, string> = {
  published: theme.color.text1,
  scheduled: 'var(--status-scheduled-dot)',
  generating: 'var(--status-generating-dot)',
  failed: 'var(--status-failed-dot)',
  'by-hand': 'var(--status-review-dot)',
  yours: theme.color.accentLit,
};

const Scroller = styled.div`
  padding: calc(${theme.space[4]} - 6px) calc(${theme.space[5]} - 6px) calc(${theme.space[5]} - 6px);
  ${theme.media.phone} {
    padding: calc(${theme.space[4]} - 4px);
  }
`;

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-spacing: 6px;
  th:first-child {
    width: 8.5rem;
  }
  td,
  th {
    padding: 0;
    vertical-align: top;
  }
  ${theme.media.phone} {
    border-spacing: 4px;
    th:first-child {
      width: 1.5rem;
    }
  }
`;

const Day = styled.th<{ $today: boolean }>`
  text-indent: 2px;
  ${theme.type.xs}
  text-align: start;
  white-space: nowrap;
  font-weight: ${({ $today }) => ($today ? theme.weight.medium : theme.weight.regular)};
  color: ${({ $today }) => ($today ? theme.color.accentText : theme.color.text3)};
  ${theme.media.phone} {
    font-size: 0.625rem;
    overflow: hidden;
  }
`;

const Channel = styled.th`
  text-align: start;
  font-weight: ${theme.weight.regular};
  > span {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 2.125rem;
    ${theme.type.sm} color: ${theme.color.text2};
  }
  ${theme.media.phone} {
    > span > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

const Cell = styled.a<{ $state: CellState | 'empty' }>`
  display: flex;
  align-items: center;
  height: 2.125rem;
  padding: 0 0.5rem;
  border-radius: ${theme.radius.tag};
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.medium};
  forced-color-adjust: none;
  ${({ $state }) => LOOKS[$state]}
  & + & {
    margin-top: 4px;
  }
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${theme.media.phone} {
    height: ${theme.size.touch};
    > span {
      display: none;
    }
  }
`;

const Rest = styled.p`
  margin-top: 4px;
  ${theme.type.xs}
  color: ${theme.color.text3};
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  ${theme.type.xs}
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
`;

const Swatch = styled.i<{ $state: CellState }>`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: 2px;
  background: ${({ $state }) => SWATCHES[$state]};
  forced-color-adjust: none;
`;

export interface ChannelRow {
  name: string;
  icon: ReactElement;
  days: WeekDay[];
}
