import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

export interface CohortMapProps {
  /** Names the map. */
  label: string;
  rows: readonly { name: string; size: string; shares: readonly number[] }[];
  columns: readonly string[];
  /** A cell in words, for the line below the map and for screen readers. */
  say: (row: number, column: number) => string;
  sayShort: (share: number) => string;
}

/**
 * Rows of shares that become shorter downwards. A pointer and the arrow keys move a cursor over the cells; it is a slider to
 * screen readers, which read out each cell that it reaches.
 */
export function CohortMap({ label, rows, columns, say, sayShort }: CohortMapProps) {
  const [cursor, setCursor] = useState<Cell | null>(null);
  const cells = rows.flatMap(({ shares }, row) => shares.map((_, column): Cell => [row, column]));
  if (cells.length === 0) return null;
  const at = cells.findIndex(([row, column]) => row === cursor?.[0] && column === cursor[1]);
  const [row, column] = cells[Math.max(0, at)]!;
  const most = Math.max(...rows.flatMap(({ shares }) => shares), 0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = (nextRow: number, nextColumn: number) => cells.find(([r, c]) => r === nextRow && c === nextColumn);
    const next = {
      ArrowLeft: () => to(row, column - 1),
      ArrowRight: () => to(row, column + 1),
      ArrowUp: () => to(row - 1, column),
      ArrowDown: () => to(row + 1, column),
      Home: () => cells[0],
      End: () => cells.at(-1),
    }[event.key];
    if (event.key === 'Escape') setCursor(null);
    if (next === undefined) return;
    event.preventDefault();
    setCursor(next() ?? [row, column]);
  };
  return (
    <Root>
      <Grid
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={cells.length - 1}
        aria-valuenow={Math.max(0, at)}
        aria-valuetext={say(row, column)}
        $columns={columns.length}
        onKeyDown={move}
        onFocus={() => setCursor((now) => now ?? [0, 0])}
        onBlur={() => setCursor(null)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setCursor(null)}
      >
        <Line>
          <span />
          <small>People</small>
          {columns.map((name) => (
            <small key={name}>{name}</small>
          ))}
        </Line>
        {rows.map(({ name, size, shares }, line) => (
          <Line key={name}>
            <span>{name}</span>
            <b>{size}</b>
            {columns.map((key, place) => {
              const share = shares[place];
              if (share === undefined) return <span key={key} />;
              return (
                <i
                  key={key}
                  data-cursor={cursor !== null && row === line && column === place}
                  style={{ background: shade(share, most) }}
                  onPointerEnter={() => setCursor([line, place])}
                  onPointerDown={() => setCursor([line, place])}
                >
                  {sayShort(share)}
                </i>
              );
            })}
          </Line>
        ))}
      </Grid>
      <p aria-hidden="true">
        {cursor === null ? 'Columns are weeks later. Select a cell, or use the arrow keys.' : say(row, column)}
      </p>
    </Root>
  );
}

/** Never so strong that the number on it could not be read, in either theme. */
const shade = (share: number, most: number): string =>
  `color-mix(in oklab, ${theme.chart[0]} ${most > 0 ? Math.round((share / most) * 52) : 0}%, ${theme.color.sunken})`;

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  > p {
    ${theme.type.sm}
    min-height: 1.5em;
    color: ${theme.color.text2};
    ${theme.media.phone} {
      min-height: 3em;
    }
  }
`;

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: 3.25rem 2.75rem repeat(${({ $columns }) => $columns}, minmax(2.125rem, 1fr));
  gap: 2px;
  overflow-x: auto;
  padding: 3px;
  border-radius: ${theme.radius.control};
  ${theme.type['2xs']}
  color: ${theme.color.text2};
  font-variant-numeric: tabular-nums;
  span,
  small,
  b {
    align-self: center;
    font-size: inherit;
    font-weight: ${theme.weight.medium};
    white-space: nowrap;
  }
  small {
    text-align: center;
  }
  b,
  small:nth-of-type(1) {
    padding-inline-end: 0.25rem;
    text-align: end;
  }
  b {
    line-height: 1.625rem;
  }
  i {
    display: grid;
    height: 1.625rem;
    place-items: center;
    border-radius: 3px;
    font-style: normal;
    color: ${theme.color.text1};
    forced-color-adjust: none;
  }
  i[data-cursor='true'] {
    outline: 2px solid ${theme.color.text1};
  }
`;

const Line = styled.div`
  display: contents;
`;

type Cell = readonly [row: number, column: number];
