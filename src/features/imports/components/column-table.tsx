import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { ContactField } from '../../../contracts/contact-fields';
import type { ImportColumn } from '../../../contracts/imports';
import { importTargets } from '../../../domain/contact-import';
import { Select } from '../../../ui/select';
import { theme } from '../../../ui/theme';
import { aimColumn, targetKey, type ImportPreview } from '../import-draft';
import { targetNames } from '../import-words';

export interface ColumnTableProps {
  preview: ImportPreview;
  columns: readonly ImportColumn[];
  fields: readonly ContactField[];
  onChange: (columns: ImportColumn[]) => void;
  /** Asks for a new custom field for this column. */
  onNewField: (column: number) => void;
}

/** The first rows of the file, with each column's target above it. */
export function ColumnTable({ preview, columns, fields, onChange, onNewField }: ColumnTableProps) {
  const options = useMemo(
    () => [
      { value: LEFT_OUT, label: 'Skip this column' },
      ...TARGETS,
      ...fields.map(({ id, label }) => ({ value: targetKey({ fieldId: id }), label })),
      { value: NEW_FIELD, label: 'New field…' },
    ],
    [fields],
  );
  const aimed = (column: number) => columns.find((chosen) => chosen.column === column);
  const aim = (column: number, key: string) => {
    if (key === NEW_FIELD) return onNewField(column);
    const named = importTargets.find((target) => target === key);
    onChange(aimColumn(columns, column, key === LEFT_OUT ? null : (named ?? { fieldId: key.slice('field:'.length) })));
  };
  return (
    <Scroller tabIndex={0} role="region" aria-label="First rows of the file">
      <Grid>
        <thead>
          <tr>
            {preview.headers.map((header, column) => {
              const chosen = aimed(column);
              return (
                <th key={column} scope="col" data-out={chosen ? undefined : ''}>
                  <span>{header || `Column ${column + 1}`}</span>
                  <Select
                    label={`Field for ${header || `column ${column + 1}`}`}
                    options={options}
                    value={chosen ? targetKey(chosen.target) : LEFT_OUT}
                    onChange={(key) => aim(column, key)}
                  />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map((row, index) => (
            <tr key={index}>
              {preview.headers.map((_, column) => (
                <td key={column} data-out={aimed(column) ? undefined : ''}>
                  {row[column] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}

const LEFT_OUT = 'left-out';
const NEW_FIELD = 'new-field';
const TARGETS = importTargets.map((value) => ({ value: value as string, label: targetNames[value] }));

const Scroller = styled.div`
  max-height: 32rem;
  overflow: auto;
  border-block: 1px solid ${theme.color.hairline};
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Grid = styled.table`
  border-collapse: separate;
  border-spacing: 0;
  min-width: 100%;
  ${theme.type.sm}
  th,
  td {
    max-width: 18rem;
    padding: ${theme.space[2]} ${theme.space[3]};
    border-bottom: 1px solid ${theme.color.hairline};
    text-align: start;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th {
    position: sticky;
    top: 0;
    z-index: 1;
    min-width: 11rem;
    padding-block: ${theme.space[3]};
    background: ${theme.color.panel};
    font-weight: ${theme.weight.medium};
    vertical-align: bottom;
  }
  th > span {
    display: block;
    margin-bottom: ${theme.space[2]};
    overflow: hidden;
    text-overflow: ellipsis;
    ${theme.type.xs} color: ${theme.color.text3};
  }
  th > button {
    max-width: 16rem;
  }
  td {
    height: 2.25rem;
  }
  td[data-out] {
    color: ${theme.color.text3};
  }
  th:first-child,
  td:first-child {
    padding-inline-start: ${theme.space[5]};
  }
  tr:last-child > td {
    border-bottom: 0;
  }
  ${theme.media.phone} {
    th:first-child,
    td:first-child {
      padding-inline-start: ${theme.space[4]};
    }
  }
`;
