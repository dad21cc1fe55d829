import { styled } from 'styled-components';
import type { StatusName } from './status';
import { theme } from './theme';

/** A sketch of three columns of the week grid; null is an empty cell. */
export function GhostCells({ cells }: { cells: readonly ({ status: StatusName; label: string } | null)[] }) {
  return (
    <Grid>
      {cells.map((cell, index) =>
        cell === null ? (
          <Cell key={index} />
        ) : (
          <Filled key={index} $status={cell.status}>
            {cell.label}
          </Filled>
        ),
      )}
    </Grid>
  );
}

/** Sketched rows of an empty list. */
export function GhostRows({ count = 2 }: { count?: number }) {
  return (
    <Rows>
      {Array.from({ length: count }, (_, index) => (
        <Line key={index}>
          <i />
          <span>
            <i />
            <i />
          </span>
        </Line>
      ))}
    </Rows>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 6px;
`;

const Cell = styled.span`
  display: flex;
  align-items: center;
  height: 1.75rem;
  padding: 0 0.5rem;
  border-radius: ${theme.radius.tag};
  background: ${theme.color.sunken};
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.medium};
  overflow: hidden;
  white-space: nowrap;
`;

const Filled = styled(Cell)<{ $status: StatusName }>`
  ${({ $status }) =>
    $status === 'published'
      ? `background: ${theme.color.text1}; color: ${theme.color.panel};`
      : `background: var(--status-${$status}-soft); color: var(--status-${$status}-text); box-shadow: inset 0 0 0 1px var(--status-${$status}-dot);`}
`;

const Rows = styled.div`
  display: grid;
  gap: 0.625rem;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[3]};
  padding: 0.5rem 0.625rem;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
  > i {
    height: 2rem;
    border-radius: ${theme.radius.control};
    background: ${theme.color.selected};
  }
  > span {
    display: grid;
    gap: 0.4375rem;
  }
  span > i {
    height: 0.625rem;
    width: 68%;
    border-radius: ${theme.radius.bar};
    background: ${theme.color.selected};
  }
  span > i:last-child {
    width: 36%;
    height: 0.4375rem;
  }
`;
