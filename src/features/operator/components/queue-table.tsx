import type { System } from '../../../contracts/operator';
import { HOUR_SECONDS } from '../../../domain/duration';
import { formatNumber } from '../../../lib/format-number';
import { pluralise } from '../../../lib/pluralise';
import { Panel } from '../../../ui/panel';
import { Table, type TableColumn } from '../../../ui/table';

/** The waiting jobs of each queue. */
export function QueueTable({ queues }: { queues: readonly Queue[] }) {
  return (
    <Panel title="Queues">
      <Table label="Queues" columns={COLUMNS} rows={queues} rowKey={({ name }) => name} dense />
    </Panel>
  );
}

function sayWait(seconds: number | null): string {
  if (seconds === null) return '–';
  return seconds < 90
    ? `${Math.round(seconds)} s`
    : seconds < 5_400
      ? `${Math.round(seconds / 60)} min`
      : pluralise(Math.round(seconds / HOUR_SECONDS), 'hour');
}

const COLUMNS: TableColumn<Queue>[] = [
  { head: 'Queue', render: ({ name }) => name, main: true },
  { head: 'Waiting', render: ({ waiting }) => formatNumber(waiting), numeric: true },
  {
    head: 'Oldest',
    render: ({ oldestWaitingSeconds }) => sayWait(oldestWaitingSeconds),
    numeric: true,
    hideOnPhone: true,
  },
  { head: 'For later', render: ({ later }) => formatNumber(later), numeric: true, hideOnPhone: true },
  { head: 'At work', render: ({ active }) => formatNumber(active), numeric: true, hideOnPhone: true },
  { head: 'Failed', render: ({ failed }) => formatNumber(failed), numeric: true },
];

type Queue = NonNullable<System['queues']>[number];
