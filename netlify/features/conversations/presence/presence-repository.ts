import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { PRESENCE_SECONDS } from '../../../../src/domain/conversation';
import { inWorkspace, type Transaction } from '../../../database/client';
import { conversationDrafts, conversationViewers } from '../../../database/schema/conversations';
import { findConversation } from '../../../records/inbox/conversation-row';

export type PresenceRepository = typeof presenceRepository;

/** Who looks at a conversation now, and what each member began to write. */
export const presenceRepository = {
  read: (workspaceId: string, conversationId: string, userId: string, now: Date) =>
    inWorkspace(workspaceId, async (tx) => {
      const [draft] = await tx
        .select({ text: conversationDrafts.text })
        .from(conversationDrafts)
        .where(itsDraft(workspaceId, conversationId, userId));
      return {
        draft: draft?.text ?? '',
        viewers: await others(tx, workspaceId, { conversationId, userId, now }),
      };
    }),

  /** Returns the others who look at it; null when there is no such conversation. */
  see: (workspaceId: string, { conversationId, userId, name, typing, now }: Look) =>
    inWorkspace(workspaceId, async (tx) => {
      if (!(await findConversation(tx, conversationId))) return null;
      await tx
        .insert(conversationViewers)
        .values({ workspaceId, conversationId, userId, name, typing, seenAt: now })
        .onConflictDoUpdate({
          target: [conversationViewers.workspaceId, conversationViewers.conversationId, conversationViewers.userId],
          set: { name, typing, seenAt: now },
        });
      return others(tx, workspaceId, { conversationId, userId, now });
    }),

  /** False when there is no such conversation. */
  keepDraft: (workspaceId: string, { conversationId, userId, text, now }: Draft): Promise<boolean> =>
    inWorkspace(workspaceId, async (tx) => {
      if (!(await findConversation(tx, conversationId))) return false;
      if (text.trim() === '') await tx.delete(conversationDrafts).where(itsDraft(workspaceId, conversationId, userId));
      else
        await tx
          .insert(conversationDrafts)
          .values({ workspaceId, conversationId, userId, text, updatedAt: now })
          .onConflictDoUpdate({
            target: [conversationDrafts.workspaceId, conversationDrafts.conversationId, conversationDrafts.userId],
            set: { text, updatedAt: now },
          });
      return true;
    }),
};

const others = async (
  tx: Transaction,
  workspaceId: string,
  { conversationId, userId, now }: { conversationId: string; userId: string; now: Date },
): Promise<{ id: string; name: string; typing: boolean }[]> =>
  tx
    .select({ id: conversationViewers.userId, name: conversationViewers.name, typing: conversationViewers.typing })
    .from(conversationViewers)
    .where(
      and(
        eq(conversationViewers.workspaceId, workspaceId),
        eq(conversationViewers.conversationId, conversationId),
        ne(conversationViewers.userId, userId),
        gt(conversationViewers.seenAt, new Date(now.getTime() - PRESENCE_SECONDS * 1_000)),
      ),
    )
    .orderBy(asc(conversationViewers.userId));

const itsDraft = (workspaceId: string, conversationId: string, userId: string) =>
  and(
    eq(conversationDrafts.workspaceId, workspaceId),
    eq(conversationDrafts.conversationId, conversationId),
    eq(conversationDrafts.userId, userId),
  );

interface Look {
  conversationId: string;
  userId: string;
  name: string;
  typing: boolean;
  now: Date;
}
interface Draft {
  conversationId: string;
  userId: string;
  text: string;
  now: Date;
}
