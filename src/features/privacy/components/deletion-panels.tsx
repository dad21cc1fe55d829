import { messageOf } from '../../../api/api-error';
import { Banner } from '../../../ui/banner';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { useSession } from '../../auth/auth-parts';
import { useGetDeletionQuery } from '../privacy-api';
import { AccountDeletionPanel } from './account-deletion-panel';
import { WorkspaceDeletionPanel } from './workspace-deletion-panel';

/** Deletions, which can be undone for fourteen days. */
export function DeletionPanels() {
  const { demo } = useSession();
  if (!demo) return <Own />;
  return (
    <Panel title="Delete">
      <PanelBody>
        <Text tone={2}>There is nothing to delete: a demo is deleted automatically a day after it was opened.</Text>
      </PanelBody>
    </Panel>
  );
}

function Own() {
  const { data, error, isFetching, refetch } = useGetDeletionQuery();
  if (data)
    return (
      <>
        <WorkspaceDeletionPanel deletion={data} />
        <AccountDeletionPanel deletion={data} />
      </>
    );
  return (
    <Panel title="Delete">
      {error ? (
        <PanelBody>
          <Banner title={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
        </PanelBody>
      ) : (
        <Skeleton label="Loading what is marked for deletion">
          <SkeletonRows count={2} />
        </Skeleton>
      )}
    </Panel>
  );
}
