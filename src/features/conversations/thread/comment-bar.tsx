import { MessageSquare } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { ConversationDetail } from '../../../contracts/conversation-record';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useUpdateCommentMutation } from '../conversations-api';
import { EventLink } from './event-link';

/** Above a thread that is about a comment: where it was written, and whether others can see it. */
export function CommentBar({
  conversationId,
  comment: { link, hidden },
}: {
  conversationId: string;
  comment: NonNullable<ConversationDetail['comment']>;
}) {
  const { workspace } = useSession();
  const { show } = useToast();
  const [update, { isLoading }] = useUpdateCommentMutation();
  const toggle = async () => {
    const { error } = await update({ conversationId, hidden: !hidden });
    show(
      error
        ? { kind: 'failure', text: messageOf(error) }
        : { text: hidden ? 'Everybody can see the comment again.' : 'Only its writer can see the comment now.' },
    );
  };
  return (
    <Bar>
      <MessageSquare />
      <p>
        {link ? (
          <>
            A comment below your post. <EventLink link={link}>Open the post</EventLink>
          </>
        ) : (
          'A comment below a post that was not made here.'
        )}
      </p>
      {hidden && <Badge status="paused">Hidden</Badge>}
      <Button
        size="sm"
        busy={isLoading}
        onClick={() => void toggle()}
        {...(workspace.kind === 'demo' && { disabledReason: 'Nothing outside is reached from a demo.' })}
      >
        {hidden ? 'Show comment again' : 'Hide comment'}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.type.sm}
  color: ${theme.color.text2};
  > svg {
    width: 16px;
    height: 16px;
  }
  > p {
    flex: 1 1 12rem;
  }
  ${theme.media.phone} {
    padding: ${theme.space[2]} ${theme.space[3]};
  }
`;
