import { ChartNoAxesColumn, FileCheck, Lightbulb, Phone } from 'lucide-react';
import type { ReactElement } from 'react';
import { campaignPath, paths, piecePath } from '../../../config/paths';
import type { Cycle } from '../../../contracts/engine-cycle';
import { formatWhen } from '../../../lib/format-when';
import { Badge } from '../../../ui/badge';
import { List, ListRow } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { useSession } from '../../auth/auth-parts';
import { useGetCycleQuery } from '../../engine/engine-shared-api';
import { useGetOverviewQuery } from '../overview-api';
import { engineTab } from '../places';
import { isChoosing, type Overview } from '../waiting-sentence';
import { NotLoaded } from './not-loaded';

/** What needs the reader, each linking to where it is done; a finished task leaves the list. */
export function TasksPanel({ now }: { now: Date }) {
  const { workspace } = useSession();
  const week = useGetCycleQuery();
  const { data: cycle, error: cycleError } = week;
  const { data, error } = useGetOverviewQuery();
  const tasks = [
    ...(cycle ? tasksOfWeek(cycle) : []),
    ...(data?.tasks ?? []).map((task) => taskView(task, cycle?.running !== false)),
  ];
  // Half of the list comes from the week: before both have loaded, an empty list means nothing.
  const isWaiting = !(data || error) || (tasks.length === 0 && !(cycle || cycleError));
  return (
    <Panel title="Upcoming tasks" side={data && cycle && tasks.length > 0 ? `${tasks.length} to do` : undefined}>
      {isWaiting ? (
        <Skeleton label="Loading upcoming tasks">
          <SkeletonRows count={3} />
        </Skeleton>
      ) : (
        <>
          {tasks.length > 0 && (
            <List>
              {tasks.map(({ title, kind, icon, dueAt, priority, to }, index) => (
                <ListRow
                  key={`${index} ${title}`}
                  title={<span dir="auto">{title}</span>}
                  meta={dueAt ? `${kind} · due ${formatWhen(dueAt, workspace.zone, now)}` : kind}
                  glyph={icon}
                  side={<Badge status={priority} />}
                  to={to}
                />
              ))}
            </List>
          )}
          {tasks.length === 0 && data && !cycleError && (
            <PanelBody>
              <Text size="sm" tone={2}>
                Nothing needs you right now. Your next tasks will appear here.
              </Text>
            </PanelBody>
          )}
          {((!data && error) || (tasks.length === 0 && cycleError)) && (
            <PanelBody>
              <NotLoaded what="Your tasks" also={week} />
            </PanelBody>
          )}
        </>
      )}
    </Panel>
  );
}

const KINDS: Record<Task['type'], Pick<TaskView, 'kind' | 'icon'> & { place: string }> = {
  content: { kind: 'Content', icon: <FileCheck />, place: engineTab('queue') },
  call: { kind: 'Call', icon: <Phone />, place: engineTab('voice-agent') },
  analytics: { kind: 'Analytics', icon: <ChartNoAxesColumn />, place: paths.analytics },
};

/** While the engine is paused, nothing has to be approved by a time at which it would be published. */
function taskView({ title, type, dueAt, priority, pieceId, campaignId }: Task, running: boolean): TaskView {
  const { kind, icon, place } = KINDS[type];
  return {
    title,
    kind,
    icon,
    dueAt: running || pieceId === null ? dueAt : null,
    priority,
    to: pieceId ? piecePath(pieceId) : campaignId ? campaignPath(campaignId) : place,
  };
}

/** The week's tasks, ordered by when their post is published. */
function tasksOfWeek(cycle: Cycle): TaskView[] {
  const title = !cycle.hasProfile
    ? 'Complete your business profile'
    : isChoosing(cycle)
      ? 'Choose this week’s idea'
      : null;
  const dueAt = cycle.beats.find(({ beat }) => beat === 'deploy')?.when ?? null;
  return title === null
    ? []
    : [{ title, kind: 'Content', icon: <Lightbulb />, dueAt, priority: 'high', to: engineTab('ideas') }];
}

type Task = Overview['tasks'][number];
interface TaskView extends Pick<Task, 'title' | 'dueAt' | 'priority'> {
  kind: string;
  icon: ReactElement;
  to: string;
}
