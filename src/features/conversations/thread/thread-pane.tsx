import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { isApiError, messageOf } from '../../../api/api-error';
import type { ConversationDetail, Message } from '../../../contracts/conversation-record';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { Composer } from '../composer/composer';
import { useUpdateConversationMutation } from '../conversations-api';
import { conversationOpened } from '../conversations-slice';
import { CommentBar } from './comment-bar';
import { ThreadHead } from './thread-head';
import { ThreadMessages } from './thread-messages';
import { usePresence } from './use-presence';

/** The open conversation: who it is with, what was said, and where the answer is written. */
export function ThreadPane({ conversation, onDetails }: { conversation: ConversationDetail; onDetails: () => void }) {
  const { workspace } = useSession();
  const { id: conversationId, unread, comment } = conversation;
  const [update] = useUpdateConversationMutation();
  const onTyping = usePresence(conversationId);
  const taker = useRef<((message: Message) => void) | null>(null);
  // Whoever looks at it has read it; a page in the background has no reader.
  useEffect(() => {
    if (!unread) return;
    const read = () => !document.hidden && void update({ conversationId, unread: false });
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [conversationId, unread, update]);
  return (
    <>
      <ThreadHead conversation={conversation} zone={workspace.zone} onDetails={onDetails} />
      {comment && <CommentBar conversationId={conversationId} comment={comment} />}
      <ThreadMessages
        conversation={conversation}
        zone={workspace.zone}
        onTakenBack={(message) => taker.current?.(message)}
      />
      <Composer
        key={conversationId}
        conversation={conversation}
        zone={workspace.zone}
        taker={taker}
        onTyping={onTyping}
      />
    </>
  );
}

/** What stands in the thread's place while it is read, or when it cannot be. */
export function ThreadMissing({
  error,
  onRetry,
  retrying,
}: {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}) {
  const dispatch = useDispatch();
  const isGone = isApiError(error) && error.code === 'not_found';
  return (
    <Middle>
      {!error ? (
        <Skeleton label="Loading the conversation">
          <SkeletonBlock height="3rem" />
        </Skeleton>
      ) : isGone ? (
        <Gone>
          <h2>This conversation is no longer here</h2>
          <p>It was merged into another one or deleted. The others are in the list.</p>
          <Button onClick={() => dispatch(conversationOpened(null))}>Back to the list</Button>
        </Gone>
      ) : (
        <Banner title="This conversation could not be loaded." onRetry={onRetry} retrying={retrying}>
          {messageOf(error)}
        </Banner>
      )}
    </Middle>
  );
}

const Middle = styled.div`
  padding: ${theme.space[5]};
`;

const Gone = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[12]} ${theme.space[5]};
  text-align: center;
  ${theme.type.sm}
  h2 {
    ${theme.type.md}
  }
  p {
    color: ${theme.color.text2};
    text-wrap: balance;
  }
  button {
    margin-top: ${theme.space[3]};
  }
`;
