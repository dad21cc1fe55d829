import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { SavedReply } from '../../../contracts/inbox-tools';
import { messagePreview } from '../../../domain/conversation';
import { sampleOfReply } from '../../../domain/saved-reply';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { List, ListRow } from '../../../ui/list';
import { Panel } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Row, Stack } from '../../../ui/stack';
import { useToast } from '../../../ui/use-toast';
import { useCreateSavedReplyMutation, useDeleteSavedReplyMutation, useListSavedRepliesQuery } from '../inbox-api';
import { ReplyForm } from './reply-form';

/** Answers that are written often. */
export function RepliesTab() {
  const { show } = useToast();
  const { data, error, isFetching, refetch } = useListSavedRepliesQuery();
  const [remove] = useDeleteSavedReplyMutation();
  const [create] = useCreateSavedReplyMutation();
  const [edited, setEdited] = useState<string | null>(null);

  const takeAway = async ({ id, title, text }: SavedReply) => {
    const { error: refusal } = await remove({ savedReplyId: id });
    show(
      refusal
        ? { kind: 'failure', text: messageOf(refusal) }
        : { text: 'Saved reply deleted.', undo: () => void create({ title, text }) },
    );
  };

  if (!data)
    return error ? (
      <Banner title="Your saved replies could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading your saved replies">
        <SkeletonPanel />
      </Skeleton>
    );
  if (data.items.length === 0 && edited === null)
    return (
      <EmptyState
        level={2}
        ghost={<GhostRows count={3} />}
        title="Write it once"
        sentence="Save answers that you give often. In a conversation, type / to use one; the person’s first name is filled in."
        action={
          <Button variant="primary" icon={<Plus />} onClick={() => setEdited(NEW)}>
            Add saved reply
          </Button>
        }
      />
    );
  return (
    <Stack>
      {edited === NEW ? (
        <ReplyForm onDone={() => setEdited(null)} />
      ) : (
        <Row>
          <Button variant="primary" icon={<Plus />} onClick={() => setEdited(NEW)}>
            Add saved reply
          </Button>
        </Row>
      )}
      {data.items.length > 0 && (
        <Panel title="Saved replies">
          <List label="Saved replies">
            {data.items.map((reply) => (
              <ListRow
                key={reply.id}
                title={<span dir="auto">{reply.title}</span>}
                meta={<span dir="auto">{messagePreview(sampleOfReply(reply.text))}</span>}
                side={
                  <>
                    <Button size="sm" aria-label={`Edit ${reply.title}`} onClick={() => setEdited(reply.id)}>
                      Edit
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`Delete ${reply.title}`}
                      onClick={() => void takeAway(reply)}
                    >
                      Delete
                    </Button>
                  </>
                }
              />
            ))}
          </List>
        </Panel>
      )}
      {data.items
        .filter(({ id }) => id === edited)
        .map((reply) => (
          <ReplyForm key={reply.id} reply={reply} onDone={() => setEdited(null)} />
        ))}
    </Stack>
  );
}

const NEW = 'new';
