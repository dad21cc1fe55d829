import { History } from 'lucide-react';
import { messageOf } from '../../../../api/api-error';
import { MINUTE_MS } from '../../../../domain/duration';
import { sayMergeFields } from '../../../../domain/merge-field';
import { useNow } from '../../../../hooks/use-now';
import { formatWhen } from '../../../../lib/format-when';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { GhostRows } from '../../../../ui/ghost';
import { List, ListRow } from '../../../../ui/list';
import { Panel, PanelSection } from '../../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../../ui/skeleton';
import { Text } from '../../../../ui/text';
import { useToast } from '../../../../ui/use-toast';
import { useSession } from '../../../auth/auth-parts';
import { useListEmailVersionsInfiniteQuery, useRestoreEmailVersionMutation } from '../../editor/campaign-editor-api';
import type { EmailDraft } from '../hooks/use-email-draft';

/** Former states of the mail. What is brought back becomes the newest; nothing is lost by it. */
export function VersionsPart({ draft, isLocked }: { draft: EmailDraft; isLocked: boolean }) {
  const { workspace } = useSession();
  const now = useNow(MINUTE_MS);
  const { show } = useToast();
  const emailId = draft.newest.id;
  const { data, error, isFetching, isFetchNextPageError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useListEmailVersionsInfiniteQuery({ emailId, limit: 20 }, { refetchOnMountOrArgChange: true });
  const [restore, { isLoading, originalArgs }] = useRestoreEmailVersionMutation();
  const versions = data?.pages.flatMap(({ items }) => items);

  const bringBack = async (revision: number, when: string) => {
    // What was typed becomes a version of its own first.
    if (isLoading || !(await draft.autosave.flush())) return;
    const { data: restored, error: refused } = await restore({ emailId, revision });
    if (!restored) return void show({ kind: 'failure', text: `The version was not restored. ${messageOf(refused)}` });
    draft.take(restored);
    show({ text: `Restored the version from ${when}.` });
  };

  if (!versions) {
    return error ? (
      <Banner title="The versions could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading versions">
        <SkeletonPanel rows={4} />
      </Skeleton>
    );
  }
  if (versions.length === 0)
    return (
      <EmptyState
        level={2}
        ghost={<GhostRows count={2} />}
        title="No versions yet"
        sentence="Earlier versions of this email are saved here as you write, so you can restore them."
      />
    );
  return (
    <Panel title="Versions">
      <List label="Versions">
        {versions.map(({ revision, subject, by, at }) => {
          const when = formatWhen(at, workspace.zone, now);
          return (
            <ListRow
              key={revision}
              glyph={<History />}
              title={<span dir="auto">{sayMergeFields(subject) || 'No subject'}</span>}
              meta={`${when.charAt(0).toUpperCase()}${when.slice(1)}${by ? ` · ${by}` : ''}`}
              side={
                revision === draft.newest.revision ? (
                  <Text size="sm" tone={3}>
                    Latest
                  </Text>
                ) : isLocked ? undefined : (
                  <Button
                    size="sm"
                    aria-label={`Restore the version from ${when}`}
                    busy={isLoading && originalArgs?.revision === revision}
                    onClick={() => void bringBack(revision, when)}
                  >
                    Restore
                  </Button>
                )
              }
            />
          );
        })}
      </List>
      {(hasNextPage || isFetchNextPageError) && (
        <PanelSection>
          <div>
            <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {isFetchNextPageError ? 'Try again' : 'Show more'}
            </Button>
          </div>
        </PanelSection>
      )}
    </Panel>
  );
}
