import { messageOf } from '../../../api/api-error';
import type { System } from '../../../contracts/operator';
import { formatAgo } from '../../../lib/format-ago';
import { formatBytes } from '../../../lib/format-bytes';
import { formatNumber } from '../../../lib/format-number';
import { formatWhen } from '../../../lib/format-when';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Cols } from '../../../ui/cols';
import { Metric, MetricStrip } from '../../../ui/metric-strip';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonMetrics, SkeletonPanel } from '../../../ui/skeleton';
import { Stack } from '../../../ui/stack';
import { useSession } from '../../auth/auth-parts';
import { useNow } from '../../../hooks/use-now';
import { useSystem } from '../hooks/use-system';
import { CapabilityList } from './capability-list';
import { Facts } from '../../../ui/facts';
import { MetricsPanel } from './operator-metrics-panel';
import { QueueTable } from './queue-table';
import { SettingList } from './setting-list';

/** Every part of the installation with its current state. */
export function HealthTab() {
  const { workspace } = useSession();
  const { data: system, error, isFetching, refetch, failed, undelivered } = useSystem();
  const now = useNow();
  if (!system) {
    return error ? (
      <Banner
        title="The state of the installation could not be loaded."
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {messageOf(error)}
      </Banner>
    ) : (
      <>
        <Skeleton label="Loading figures">
          <SkeletonMetrics count={4} />
        </Skeleton>
        <Skeleton label="Loading capabilities">
          <SkeletonPanel rows={8} />
        </Skeleton>
      </>
    );
  }
  const { queues, database, totals, worker, startedAt } = system;
  return (
    <>
      {error && (
        <Banner
          tone="amber"
          title="These are the last figures we could load."
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {messageOf(error)}
        </Banner>
      )}
      <MetricStrip label="Installation">
        <Metric
          label="Jobs waiting"
          value={queues ? formatNumber(queues.reduce((sum, queue) => sum + queue.waiting, 0)) : UNKNOWN}
          note={worker?.seenAt ? `worker seen ${formatAgo(worker.seenAt, workspace.zone, now)}` : 'no worker seen'}
        />
        <Metric
          label="Jobs failed"
          value={failed === undefined ? UNKNOWN : formatNumber(failed)}
          note="kept for 7 days"
        />
        <Metric
          label="Emails that need attention"
          value={undelivered === undefined ? UNKNOWN : formatNumber(undelivered)}
          note="held, failed or uncertain"
        />
        <Metric
          label="Accounts"
          value={totals ? formatNumber(totals.accounts) : UNKNOWN}
          estimate={totals?.estimated ?? false}
          note={
            totals
              ? `${pluralise(totals.workspaces, 'workspace')}, ${pluralise(totals.openDemos, 'demo')} open`
              : undefined
          }
        />
      </MetricStrip>
      <Cols>
        <Stack>
          <CapabilityList capabilities={system.capabilities} />
          {queues && <QueueTable queues={queues} />}
        </Stack>
        <Stack>
          <Panel title="This installation">
            <PanelBody>
              <Facts
                facts={[
                  { name: 'Version', value: system.version },
                  { name: 'Running since', value: formatWhen(startedAt, workspace.zone, now) },
                  { name: 'Node.js', value: `${system.node}, ${system.platform}` },
                  ...(database ? databaseFacts(database) : []),
                  ...(system.storage
                    ? [
                        {
                          name: 'Storage',
                          value:
                            system.storage.freeBytes === null
                              ? system.storage.provider
                              : `${formatBytes(system.storage.freeBytes)} free`,
                        },
                      ]
                    : []),
                ]}
              />
            </PanelBody>
          </Panel>
          <SettingList settings={system.settings} />
          <MetricsPanel />
        </Stack>
      </Cols>
    </>
  );
}

const databaseFacts = ({ version, schema, bytes, connections, maxConnections }: NonNullable<System['database']>) => [
  { name: 'PostgreSQL', value: `${version}, ${formatBytes(bytes)}` },
  { name: 'Schema', value: schema },
  { name: 'Connections', value: `${connections} of ${maxConnections}` },
];

/** Shown when a value could not be read; a 0 would be wrong. */
const UNKNOWN = '–';
