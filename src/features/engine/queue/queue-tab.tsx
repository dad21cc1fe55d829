import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { ownPiecePath } from '../../../config/paths';
import type { Cycle } from '../../../contracts/engine-cycle';
import type { TakenTimes } from '../../../domain/default-slot';
import type { LocalDateTime } from '../../../domain/zoned-time';
import { ButtonLink } from '../../../ui/button-link';
import { deferred } from '../../../ui/deferred';
import { PartLoading } from '../../../ui/late-part';
import { Panel } from '../../../ui/panel';
import { Segmented } from '../../../ui/segmented';
import { theme } from '../../../ui/theme';
import { useGetPieceCountsQuery } from '../engine-api';
import { filterChosen, queueFilters, selectFilter, selectView, viewChosen, type QueueFilter } from '../engine-slice';
import type { QueueCalendarProps } from './queue-calendar';
import { QueueFilterButton } from './queue-filter-button';
import { QueueList } from './queue-list';
import { useNarrowed } from './use-narrowed';

/** Every post on its way, as a list or a calendar. */
export function QueueTab({ cycle, now, taken, slots, waiting }: QueueTabProps) {
  useEffect(() => QueueCalendar.fetch(), []);
  const dispatch = useDispatch();
  const view = useSelector(selectView);
  const filter = useSelector(selectFilter);
  const narrowed = useNarrowed();
  const { data: counts } = useGetPieceCountsQuery(narrowed);
  const countOf = (status: QueueFilter) => {
    if (!counts || status === 'all') return {};
    const count = counts.statuses[status];
    return count > 0 ? { count } : {};
  };
  return (
    <Panel label="Queue">
      <Toolbar>
        <Segmented label="View" value={view} onChange={(next) => dispatch(viewChosen(next))} options={VIEWS} />
        <Actions>
          <QueueFilterButton />
          <ButtonLink to={ownPiecePath} icon={<Plus />}>
            Add Content
          </ButtonLink>
        </Actions>
      </Toolbar>
      {view === 'list' && (
        <>
          <Toolbar>
            <Segmented
              label="Status"
              value={filter}
              onChange={(next) => dispatch(filterChosen(next))}
              options={queueFilters.map((value) => ({ value, label: FILTERS[value], ...countOf(value) }))}
            />
          </Toolbar>
          <QueueList cycle={cycle} now={now} taken={taken} slots={slots} />
        </>
      )}
      {view !== 'list' && (
        <QueueCalendar span={view} zone={cycle.zone} now={now} waiting={waiting ?? 0} narrowed={narrowed} />
      )}
    </Panel>
  );
}

const QueueCalendar = deferred<QueueCalendarProps>(
  async () => (await import('./queue-calendar')).QueueCalendar,
  PartLoading,
);

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

const FILTERS: Record<QueueFilter, string> = {
  all: 'All',
  scheduled: 'Scheduled',
  generating: 'Generating',
  review: 'In review',
  draft: 'Draft',
  published: 'Published',
  failed: 'Failed',
  'taken-down': 'Taken down',
};

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.media.phone} {
    padding: ${theme.space[3]} ${theme.space[4]};
    > * {
      flex: 1 1 100%;
    }
    /* Eight states are wider than a phone: without this the last would lie out of sight, and nothing would say so. */
    > fieldset > div {
      flex-wrap: wrap;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  ${theme.media.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`;

export interface QueueTabProps {
  cycle: Cycle;
  now: Date;
  taken: TakenTimes;
  /** The time that each post in review would get. */
  slots: ReadonlyMap<string, LocalDateTime>;
  /** Posts that need approval; undefined when unknown. */
  waiting: number | undefined;
}
