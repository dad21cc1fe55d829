import { styled } from 'styled-components';
import { theme } from '../theme';

export interface HeatRow {
  name: string;
  /** One per column. */
  values: readonly number[];
}

/** Rows of cells, darker where there is more. Screen readers get the sentence below it and the table. */
export function HeatMap({ rows, columns }: { rows: readonly HeatRow[]; columns: readonly string[] }) {
  const most = Math.max(0, ...rows.flatMap(({ values }) => values));
  return (
    <Grid aria-hidden="true" $columns={columns.length}>
      {rows.map(({ name, values }) => (
        <Line key={name}>
          <span>{name}</span>
          {values.map((value, index) => (
            <i key={index} style={{ background: shade(value, most) }} />
          ))}
        </Line>
      ))}
      <Line>
        <span />
        {columns.map((column, index) => (
          <small key={index}>{column}</small>
        ))}
      </Line>
    </Grid>
  );
}

/** In five steps, because eyes cannot tell more of them apart. */
function shade(value: number, most: number): string {
  if (value <= 0 || most <= 0) return theme.color.sunken;
  const step = Math.ceil((value / most) * 5) / 5;
  return `color-mix(in oklab, ${theme.chart[0]} ${Math.round(15 + step * 85)}%, ${theme.color.sunken})`;
}

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: 2.25rem repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 2px;
  ${theme.type['2xs']}
  color: ${theme.color.text3};
  font-variant-numeric: tabular-nums;
  i {
    height: 1.25rem;
    border-radius: 3px;
    forced-color-adjust: none;
  }
  small {
    font-size: inherit;
    white-space: nowrap;
  }
`;

const Line = styled.div`
  display: contents;
`;
