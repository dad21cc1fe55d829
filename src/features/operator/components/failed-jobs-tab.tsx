import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { FailedJob } from '../../../contracts/operator';
import { Banner } from '../../../ui/banner';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { List } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { useSession } from '../../auth/auth-parts';
import { POLLING } from '../hooks/polling';
import { useNow } from '../../../hooks/use-now';
import { useDeleteJobMutation, useListFailedJobsInfiniteQuery } from '../operator-api';
import { FailedJobRow } from './failed-job-row';
import { MoreRows } from './more-rows';

/** Jobs that have used up their attempts, each with its cause. */
export function FailedJobsTab() {
  const { workspace } = useSession();
  const now = useNow();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useListFailedJobsInfiniteQuery(undefined, POLLING);
  const [doomed, setDoomed] = useState<FailedJob | null>(null);
  const [remove, removal] = useDeleteJobMutation();
  const jobs = data?.pages.flatMap((page) => page.items);
  const giveUp = async () => {
    if (doomed && !(await remove({ jobId: doomed.id })).error) setDoomed(null);
  };
  return (
    <Panel label="Failed jobs">
      {!jobs && error && (
        <PanelBody>
          <Banner title="The failed jobs could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        </PanelBody>
      )}
      {!jobs && !error && (
        <Skeleton label="Loading failed jobs">
          <SkeletonRows count={4} />
        </Skeleton>
      )}
      {jobs?.length === 0 && (
        <PanelBody>
          <EmptyState
            level={2}
            ghost={<GhostRows count={2} />}
            title="Nothing has failed"
            sentence="Jobs that have used up their attempts stay here for seven days with the reason, ready to run again: a post that was not published, an email that no server accepted."
          />
        </PanelBody>
      )}
      {jobs && jobs.length > 0 && (
        <List label="Failed jobs">
          {jobs.map((job) => (
            <FailedJobRow key={job.id} job={job} zone={workspace.zone} now={now} onGiveUp={() => setDoomed(job)} />
          ))}
        </List>
      )}
      {hasNextPage && (
        <MoreRows
          failed={isFetchNextPageError}
          error={error}
          busy={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => {
          setDoomed(null);
          removal.reset();
        }}
        title="Give up on this job?"
        sentence={`It will be removed from ${doomed?.queue ?? 'its queue'} and will never run again.`}
        confirmLabel="Give up"
        variant="danger"
        onConfirm={() => void giveUp()}
        busy={removal.isLoading}
        {...(removal.error && { error: messageOf(removal.error) })}
      />
    </Panel>
  );
}
