import { messageOf } from '../../../api/api-error';
import type { InboundFailure } from '../../../contracts/inbox-tools';
import { useNow } from '../../../hooks/use-now';
import { formatWhen } from '../../../lib/format-when';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { List, ListRow } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useCreateInboundReplayMutation, useListInboundFailuresInfiniteQuery } from '../inbox-api';

/** What came in and could not be read. It is kept as it came, so that nothing is lost. */
export function FailuresTab() {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useListInboundFailuresInfiniteQuery({
    limit: 30,
  });
  if (!data)
    return error ? (
      <Banner title="This list could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading what could not be read">
        <SkeletonPanel />
      </Skeleton>
    );
  const failures = data.pages.flatMap(({ items }) => items);
  return (
    <Panel title="Could not be read">
      <PanelBody>
        <Text size="sm" tone={2}>
          {failures.length === 0
            ? 'Every message that came in could be read. If one cannot be, it is kept here as it came, and you can try again.'
            : 'These messages could not be read. They are kept as they came: try again once the cause is fixed.'}
        </Text>
      </PanelBody>
      <List label="Could not be read">
        {failures.map((failure) => (
          <FailureRow key={failure.id} failure={failure} />
        ))}
      </List>
      {hasNextPage && (
        <PanelBody>
          <Button size="sm" busy={isFetching} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </PanelBody>
      )}
    </Panel>
  );
}

function FailureRow({ failure: { id, source, cause, attempts, receivedAt, excerpt } }: { failure: InboundFailure }) {
  const { workspace } = useSession();
  const now = useNow();
  const { show } = useToast();
  const [replay, { isLoading }] = useCreateInboundReplayMutation();
  const again = async () => {
    const { error } = await replay({ receiptId: id });
    show(error ? { kind: 'failure', text: messageOf(error) } : { text: 'We are reading it again.' });
  };
  return (
    <ListRow
      title={cause}
      meta={
        <>
          {source}, {formatWhen(receivedAt, workspace.zone, now)}, tried {pluralise(attempts, 'time')}
          {excerpt && (
            <>
              <br />
              <bdi>{excerpt}</bdi>
            </>
          )}
        </>
      }
      side={
        <Button size="sm" busy={isLoading} onClick={() => void again()}>
          Read again
        </Button>
      }
    />
  );
}
