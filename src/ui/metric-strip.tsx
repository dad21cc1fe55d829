import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Delta } from './delta';
import type { DeltaProps } from './delta';
import { Estimate } from './estimate';
import { Spark } from './spark';
import { theme } from './theme';

/** A panel divided by hairlines into four or six figures; two per row on phones. Its children are `Metric`s. */
export function MetricStrip({ label, columns = 4, children }: { label: string; columns?: 4 | 6; children: ReactNode }) {
  return (
    <Strip aria-label={label} $columns={columns}>
      {children}
    </Strip>
  );
}

export interface MetricProps {
  label: string;
  /** Already formatted; always a real number from the server. */
  value: ReactNode;
  /** The comparison: "vs last week". */
  note?: ReactNode;
  delta?: DeltaProps;
  spark?: readonly number[];
  estimate?: boolean;
}

export function Metric({ label, value, note, delta, spark, estimate = false }: MetricProps) {
  return (
    <Tile>
      <dt>{label}</dt>
      <Value>
        <b>{value}</b>
        {spark !== undefined && <Spark values={spark} />}
      </Value>
      <Note>
        {delta !== undefined && <Delta {...delta} />}
        {estimate && <Estimate />}
        {note !== undefined && <span>{note}</span>}
      </Note>
    </Tile>
  );
}

const Value = styled.dd`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-width: 0;
  b {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${theme.type['2xl']}
    font-weight: ${theme.weight.semibold};
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
`;

const Strip = styled.dl<{ $columns: 4 | 6 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.panel};
  overflow: hidden;
  ${({ $columns }) => $columns === 6 && `${Value} b { font-size: 1.375rem; line-height: 1.75rem; }`}
  ${({ $columns }) => $columns === 6 && '@media (max-width: 1180px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }'}
  @media (max-width: 1000px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Tile = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0.25rem;
  min-width: 0;
  padding: ${theme.space[4]} ${theme.space[5]};
  margin: -1px 0 0 -1px;
  border: 1px solid ${theme.color.hairline};
  border-width: 1px 0 0 1px;
  dt {
    ${theme.type.sm}
    color: ${theme.color.text2};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${theme.media.phone} {
    padding: ${theme.space[3]} ${theme.space[4]};
    dt {
      white-space: normal;
    }
  }
`;

const Note = styled.dd`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1rem;
  ${theme.type.xs}
  color: ${theme.color.text3};
  white-space: nowrap;
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${theme.media.phone} {
    flex-wrap: wrap;
    gap: 0 0.375rem;
    white-space: normal;
  }
`;
