import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../../../src/domain/activity';
import { inWorkspace } from '../../../database/client';
import { conversations } from '../../../database/schema/conversations';
import { noteHiding } from '../../../records/inbox/comment-standing';
import { lockConversation } from '../../../records/inbox/conversation-row';

export type CommentRepository = typeof commentRepository;

export const commentRepository = {
  find: (workspaceId: string, conversationId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select({ channel: conversations.channel, threadKey: conversations.threadKey })
        .from(conversations)
        .where(
          and(
            eq(conversations.workspaceId, workspaceId),
            eq(conversations.id, conversationId),
            isNull(conversations.mergedInto),
          ),
        );
      return row ?? null;
    }),

  noteHiding: (
    hiding: { workspaceId: string; id: string; conversationId: string; hidden: boolean; writer: Actor },
    now: Date,
  ): Promise<void> =>
    inWorkspace(hiding.workspaceId, async (tx) => {
      if (await lockConversation(tx, hiding.conversationId)) await noteHiding(tx, hiding, now);
    }),
};
