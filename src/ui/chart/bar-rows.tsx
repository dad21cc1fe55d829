import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

export interface BarRow {
  key: string;
  name: ReactNode;
  value: number;
  /** The value in words. */
  text: string;
  /** A delta, or what else stands at the end. */
  side?: ReactNode;
  /** Stands in place of bar and value where nothing was measured. */
  note?: ReactNode;
}

/** Parts of a whole as bars from zero, in true proportion to the largest. */
export function BarRows({ label, rows, single = false }: { label: string; rows: readonly BarRow[]; single?: boolean }) {
  const most = Math.max(...rows.map(({ value }) => value), 0);
  return (
    <Rows role="list" aria-label={label}>
      {rows.map(({ key, name, value, text, side, note }, index) => (
        <Line key={key} $noted={note !== undefined}>
          <span>{name}</span>
          {note !== undefined ? (
            <Note>{note}</Note>
          ) : (
            <>
              <i aria-hidden="true">
                <i
                  style={{
                    width: most > 0 && value > 0 ? `max(3px, ${(value / most) * 100}%)` : 0,
                    background: theme.chart[single ? 0 : index % theme.chart.length],
                  }}
                />
              </i>
              <b>{text}</b>
              <Side>{side}</Side>
            </>
          )}
        </Line>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  padding: ${theme.space[2]} 0;
`;

const Line = styled.li<{ $noted: boolean }>`
  display: grid;
  grid-template-columns: 4.75rem minmax(0, 1fr) ${({ $noted }) => ($noted ? '' : '3.25rem 3.25rem')};
  gap: ${theme.space[3]};
  align-items: ${({ $noted }) => ($noted ? 'baseline' : 'center')};
  padding: 0.625rem ${theme.space[5]};
  ${theme.type.sm}
  font-variant-numeric: tabular-nums;
  > i {
    display: block;
    height: 0.875rem;
  }
  i > i {
    display: block;
    height: 100%;
    border-radius: ${theme.radius.bar};
    forced-color-adjust: none;
  }
  > b {
    font-weight: ${theme.weight.medium};
    text-align: end;
  }
  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
  }
`;

const Side = styled.span`
  text-align: end;
`;

const Note = styled.span`
  color: ${theme.color.text2};
  text-wrap: pretty;
`;
