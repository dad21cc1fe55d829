import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { messageOf } from '../../../api/api-error';
import { formatNumber } from '../../../lib/format-number';
import { Progress } from '../../../ui/progress';
import { changeLabels } from './change-words';
import { useGetContactBatchQuery, useListContactBatchesQuery } from '../contacts-api';
import { changeBegun, changeEnded, selectChanges, type RunningChange } from '../contacts-slice';
import { useChanges } from './use-changes';

/** How far changes of many are that go on in the background, also for whoever comes back to them. */
export function RunningChanges() {
  const dispatch = useDispatch();
  const { data, isFetching } = useListContactBatchesQuery(undefined, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (!isFetching) for (const { id, kind } of data?.items ?? []) dispatch(changeBegun({ id, kind }));
  }, [data, isFetching, dispatch]);
  return useSelector(selectChanges).map((change) => <Running key={change.id} change={change} />);
}

function Running({ change: { id, kind } }: { change: RunningChange }) {
  const dispatch = useDispatch();
  const { tell } = useChanges();
  const { data, error, refetch } = useGetContactBatchQuery(
    { batchId: id },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const ended = data && data.state !== 'running';
  const end = useEffectEvent(() => {
    if (!data) return;
    dispatch(changeEnded(id));
    tell(kind, data);
  });
  useEffect(() => {
    if (ended) end();
  }, [ended]);

  if (!data && error)
    return (
      <Progress
        label={changeLabels[kind]}
        stopped={{ cause: `Progress could not be loaded. ${messageOf(error)}`, onRetry: () => void refetch() }}
      />
    );
  if (!data || data.total === 0) return <Progress label={`${changeLabels[kind]}. You can leave this page.`} />;
  return (
    <Progress
      label={`${changeLabels[kind]}: ${formatNumber(data.changed)} of ${formatNumber(data.total)}. You can leave this page.`}
      percent={(data.changed / data.total) * 100}
    />
  );
}

const POLL_MS = 1_500;
