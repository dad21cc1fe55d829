import type { MailState } from '../../../src/contracts/operator';
import type { MetricFamily, MetricSample } from '../../ports/metrics';
import type { Reading } from './operator-capabilities';

/**
 * Gauges from the database, for all processes at once; a failed reading is left out and sets
 * fourbeat_database_up to 0.
 */
export function systemGauges({ queues, worker, mails }: GaugeReadings, version: string, now: Date): MetricFamily[] {
  const ofQueues = queues.ok ? queues.value : [];
  return [
    gauge('fourbeat_info', 'Always 1; the label names the version.', [{ labels: { version }, value: 1 }]),
    gauge('fourbeat_database_up', 'Whether the database answered the questions of this page in time.', [
      { labels: {}, value: queues.ok && worker.ok && mails.ok ? 1 : 0 },
    ]),
    gauge(
      'fourbeat_jobs',
      'Jobs in the queues, by queue and state; "later" have a time in the future.',
      ofQueues.flatMap(({ name, ...queue }) =>
        JOB_STATES.map((state) => ({ labels: { queue: name, state }, value: queue[state] })),
      ),
    ),
    gauge(
      'fourbeat_jobs_oldest_waiting_seconds',
      'How long the oldest job that is due has waited, by queue.',
      ofQueues.map(({ name, oldestWaitingSeconds }) => ({ labels: { queue: name }, value: oldestWaitingSeconds ?? 0 })),
    ),
    gauge(
      'fourbeat_worker_seen_timestamp_seconds',
      'When a worker last did its rounds, in Unix time.',
      worker.ok && worker.value ? [{ labels: {}, value: worker.value.getTime() / 1000 }] : [],
    ),
    gauge(
      'fourbeat_worker_silent_seconds',
      'Since how long no worker has done its rounds.',
      worker.ok && worker.value
        ? [{ labels: {}, value: Math.max(0, (now.getTime() - worker.value.getTime()) / 1000) }]
        : [],
    ),
    gauge(
      'fourbeat_mails',
      'Mails in the ledger, by state, counted up to 10,000.',
      mails.ok ? Object.entries(mails.value).map(([state, value]) => ({ labels: { state }, value })) : [],
    ),
  ];
}

const gauge = (name: string, help: string, samples: MetricSample[]): MetricFamily => ({
  name,
  help,
  kind: 'gauge',
  samples,
});

const JOB_STATES = ['waiting', 'later', 'active', 'failed'] as const;

interface GaugeReadings {
  queues: Reading<
    ({ name: string; oldestWaitingSeconds: number | null } & Record<(typeof JOB_STATES)[number], number>)[]
  >;
  worker: Reading<Date | null>;
  mails: Reading<Record<MailState, number>>;
}
