import { styled } from 'styled-components';
import type { ChartPoint } from '../../../ui/chart/chart-point';
import { Table } from '../../../ui/table';
import { theme } from '../../../ui/theme';

/** The chart's days as rows, newest first. */
export function DayTable({ label, points, say, isCompared }: DayTableProps) {
  return (
    <Box tabIndex={0} role="region" aria-label={`${label}, as a table`}>
      <Table
        label={label}
        dense
        rows={points.toReversed()}
        rowKey={({ key }) => key}
        columns={[
          { head: 'Day', main: true, render: ({ name }) => name },
          { head: 'This period', numeric: true, render: ({ value }) => (value === null ? '–' : say(value)) },
          ...(isCompared
            ? [{ head: 'Previous', numeric: true, render: ({ before }: ChartPoint) => say(before ?? 0) }]
            : []),
          {
            head: 'What you published',
            hideOnPhone: true,
            render: ({ notes }) => <span dir="auto">{notes.join(', ') || '–'}</span>,
          },
        ]}
      />
    </Box>
  );
}

const Box = styled.div`
  max-height: 24rem;
  margin-inline: calc(${theme.space[5]} * -1);
  overflow-y: auto;
  border-block: 1px solid ${theme.color.hairline};
  ${theme.media.phone} {
    margin-inline: calc(${theme.space[4]} * -1);
  }
`;

interface DayTableProps {
  label: string;
  points: readonly ChartPoint[];
  say: (value: number) => string;
  isCompared: boolean;
}
