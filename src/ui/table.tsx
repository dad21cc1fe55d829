import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from './checkbox';
import { theme } from './theme';
import { VisuallyHidden } from './visually-hidden';

export interface TableColumn<Row, Sort extends string = string> {
  /** The column's heading; '' with a `label` for a column of buttons. */
  head: string;
  /** Accessible name of a column without a heading. */
  label?: string;
  render: (row: Row) => ReactNode;
  /** Numbers and dates, aligned to the right. */
  numeric?: boolean;
  /** Hidden on phones, which show name and status; the rest opens on tap. */
  hideOnPhone?: boolean;
  /** Takes the remaining width on a phone; its text is truncated before other columns are. */
  main?: boolean;
  /** Makes the heading a button that sorts by this column. */
  sort?: Sort;
}

export interface TableProps<Row, Sort extends string = string> {
  /** Names the rows. */
  label: string;
  columns: readonly TableColumn<Row, Sort>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows of 52 px with pictures, 40 without. */
  dense?: boolean;
  selection?: {
    selected: ReadonlySet<string>;
    onToggle: (key: string) => void;
    onToggleAll: (all: boolean) => void;
    rowName: (row: Row) => string;
  };
  sorting?: { by: Sort; direction: 'up' | 'down'; onSort: (by: Sort) => void };
}

/** Many items of one kind, to compare. Goes inside a `Panel` and scrolls sideways in it if necessary. */
export function Table<Row, Sort extends string = string>({
  label,
  columns,
  rows,
  rowKey,
  dense = false,
  selection,
  sorting,
}: TableProps<Row, Sort>) {
  const chosen = rows.filter((row) => selection?.selected.has(rowKey(row))).length;
  return (
    <Scroller>
      <Grid aria-label={label} $dense={dense}>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <Checkbox
                  label="Select all"
                  checked={chosen > 0 && chosen === rows.length}
                  indeterminate={chosen > 0 && chosen < rows.length}
                  onChange={selection.onToggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head
                key={column.head + column.label}
                scope="col"
                aria-sort={sortState(column.sort, sorting)}
                $numeric={column.numeric ?? false}
                $secondary={column.hideOnPhone ?? false}
              >
                {column.sort !== undefined && sorting ? (
                  <button type="button" onClick={() => column.sort !== undefined && sorting.onSort(column.sort)}>
                    {column.head}
                    {sorting.by === column.sort && (sorting.direction === 'up' ? <ArrowUp /> : <ArrowDown />)}
                  </button>
                ) : (
                  column.head
                )}
                {column.label !== undefined && <VisuallyHidden>{column.label}</VisuallyHidden>}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            const isSelected = selection?.selected.has(key);
            return (
              <Line key={key} data-selected={isSelected || undefined}>
                {selection && (
                  <td>
                    <Checkbox
                      label={`Select ${selection.rowName(row)}`}
                      checked={isSelected ?? false}
                      onChange={() => selection.onToggle(key)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <Cell
                    key={column.head + column.label}
                    $numeric={column.numeric ?? false}
                    $secondary={column.hideOnPhone ?? false}
                    $main={column.main ?? false}
                  >
                    {column.render(row)}
                  </Cell>
                ))}
              </Line>
            );
          })}
        </tbody>
      </Grid>
    </Scroller>
  );
}

function sortState<Sort extends string>(
  sort: Sort | undefined,
  sorting: TableProps<unknown, Sort>['sorting'],
): 'ascending' | 'descending' | 'none' | undefined {
  if (sort === undefined || !sorting) return undefined;
  if (sorting.by !== sort) return 'none';
  return sorting.direction === 'up' ? 'ascending' : 'descending';
}

const Scroller = styled.div`
  min-width: 0;
  overflow-x: auto;
  border-radius: calc(${theme.radius.panel} - 1px);
`;

const Grid = styled.table<{ $dense: boolean }>`
  width: 100%;
  border-collapse: collapse;
  ${theme.type.sm}
  th {
    height: 2.25rem;
    padding: 0 ${theme.space[3]};
    border-bottom: 1px solid ${theme.color.hairline};
  }
  td {
    height: ${({ $dense }) => ($dense ? '2.5rem' : '3.25rem')};
    padding: 0 ${theme.space[3]};
    border-bottom: 1px solid ${theme.color.hairline};
  }
  tr:last-child > td {
    border-bottom: 0;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: ${theme.space[5]};
  }
  th:last-child,
  td:last-child {
    padding-inline-end: ${theme.space[5]};
  }
  ${theme.media.phone} {
    th,
    td {
      padding-inline: ${theme.space[2]};
    }
    th:first-child,
    td:first-child {
      padding-inline-start: ${theme.space[4]};
    }
    th:last-child,
    td:last-child {
      padding-inline-end: ${theme.space[3]};
    }
  }
`;

const Head = styled.th<{ $numeric: boolean; $secondary: boolean }>`
  ${theme.type.xs}
  font-weight: ${theme.weight.medium};
  color: ${theme.color.text3};
  text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
  white-space: nowrap;
  button {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 1.5rem;
    font-weight: inherit;
  }
  button:hover {
    color: ${theme.color.text1};
  }
  svg {
    width: 12px;
    height: 12px;
  }
  ${theme.media.phone} {
    ${({ $secondary }) => $secondary && 'display: none;'}
  }
`;

const Line = styled.tr`
  transition: background ${theme.duration.fast} ${theme.ease.out};
  &:hover {
    background: ${theme.color.hover};
  }
  &[data-selected] {
    background: ${theme.color.selected};
    box-shadow: inset 3px 0 0 ${theme.color.accentLit};
  }
  [dir='rtl'] &[data-selected] {
    box-shadow: inset -3px 0 0 ${theme.color.accentLit};
  }
`;

const Cell = styled.td<{ $numeric: boolean; $secondary: boolean; $main: boolean }>`
  max-width: 22rem;
  text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
  font-variant-numeric: tabular-nums;
  ${({ $numeric }) => $numeric && 'white-space: nowrap;'}
  ${theme.media.phone} {
    ${({ $secondary }) => $secondary && 'display: none;'}
    ${({ $main }) => $main && 'width: 100%; max-width: 0;'}
  }
`;
