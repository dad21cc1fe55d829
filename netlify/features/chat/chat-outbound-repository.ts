import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Language } from '../../../src/domain/language';
import { acrossWorkspaces, inWorkspace } from '../../database/client';
import { chatVisitors } from '../../database/schema/chat';
import { conversations, messages } from '../../database/schema/conversations';
import { profiles } from '../../database/schema/engine';
import { inboxChannels } from '../../database/schema/inbox';
import { workspaces } from '../../database/schema/workspace';
import { enqueue } from '../../queue/enqueue';
import { mailChatAnswer } from './chat-jobs';
import { inThread, isOurs, itself, readVisitor } from './chat-lines-repository';

export type ChatOutboundRepository = typeof chatOutboundRepository;

export const chatOutboundRepository = {
  /** An answer is where the visitor's browser finds it already; this asks for the mail that follows when nobody looks. */
  hand: (
    { workspaceId, conversationId, channelId }: Handing,
    { now, mailAt }: { now: Date; mailAt: Date },
  ): Promise<'handed' | 'disconnected'> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [channel] = await tx
          .select({ id: inboxChannels.id })
          .from(inboxChannels)
          .where(and(eq(inboxChannels.workspaceId, workspaceId), eq(inboxChannels.id, channelId)));
        if (!channel) return 'disconnected';
        const waiting = await tx
          .update(chatVisitors)
          .set({ waitingSince: sql`coalesce(${chatVisitors.waitingSince}, ${now.toISOString()}::timestamptz)` })
          .where(and(eq(chatVisitors.workspaceId, workspaceId), isOfThread(workspaceId, conversationId)))
          .returning({ id: chatVisitors.id });
        for (const { id } of waiting) await enqueue(tx, mailChatAnswer, { workspaceId, visitorId: id }, mailAt);
        return 'handed';
      },
      'worker',
    ),

  /** A visitor whom answers wait for, with these answers, oldest first; null when none do. */
  findWaiting: (workspaceId: string, visitorId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [visitor] = await tx
          .select({
            name: chatVisitors.name,
            email: chatVisitors.email,
            polledAt: chatVisitors.polledAt,
            waitingSince: chatVisitors.waitingSince,
          })
          .from(chatVisitors)
          .where(itself(workspaceId, visitorId));
        return visitor?.waitingSince ? { ...visitor, waitingSince: visitor.waitingSince } : null;
      },
      'worker',
    ),

  askAgain: (workspaceId: string, visitorId: string, at: Date): Promise<void> =>
    inWorkspace(workspaceId, (tx) => enqueue(tx, mailChatAnswer, { workspaceId, visitorId }, at), 'worker'),

  /** Answers that go out by mail now: they are noted as mailed, so that no other job mails them too. */
  claim: (workspaceId: string, visitorId: string): Promise<ClaimedAnswers | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [visitor] = await tx.select().from(chatVisitors).where(itself(workspaceId, visitorId)).for('update');
        const thread = await readVisitor(tx, workspaceId, visitorId);
        if (!visitor?.waitingSince || !thread?.conversationId) return null;
        const { conversationId } = thread;
        const lines = await tx
          .select({ id: messages.id, seq: messages.seq, content: messages.content, author: messages.author })
          .from(messages)
          .where(
            and(
              inThread(workspaceId, conversationId),
              isOurs(),
              gt(messages.seq, Math.max(visitor.seenSeq, visitor.mailedSeq)),
            ),
          )
          .orderBy(asc(messages.seq))
          .limit(MOST_MAILED);
        await tx
          .update(chatVisitors)
          .set({ waitingSince: null, mailedSeq: lines.at(-1)?.seq ?? visitor.mailedSeq })
          .where(itself(workspaceId, visitorId));
        const [about] = await tx
          .select({ business: profiles.name, workspace: workspaces.name, language: workspaces.language })
          .from(workspaces)
          .leftJoin(profiles, eq(profiles.workspaceId, workspaces.workspaceId))
          .where(eq(workspaces.workspaceId, workspaceId));
        const [mailbox] = await tx
          .select({ id: inboxChannels.id })
          .from(inboxChannels)
          .where(
            and(
              eq(inboxChannels.workspaceId, workspaceId),
              eq(inboxChannels.channel, 'email'),
              eq(inboxChannels.state, 'connected'),
            ),
          )
          .orderBy(asc(inboxChannels.createdAt), asc(inboxChannels.id))
          .limit(1);
        return {
          lines,
          conversationId,
          channelId: visitor.channelId,
          mailChannelId: mailbox?.id ?? null,
          page: visitor.page,
          business: about!.business || about!.workspace,
          language: about!.language,
          before: { mailedSeq: visitor.mailedSeq, waitingSince: visitor.waitingSince },
        };
      },
      'worker',
    ),

  /** Nothing went out after all. */
  unclaim: (workspaceId: string, visitorId: string, { before }: Pick<ClaimedAnswers, 'before'>): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => void (await tx.update(chatVisitors).set(before).where(itself(workspaceId, visitorId))),
      'worker',
    ),

  /** Forgets visitors who left an address and never wrote. */
  tidy: (before: Date): Promise<void> =>
    acrossWorkspaces(
      'forget visitors who never wrote',
      async (tx) =>
        void (await tx
          .delete(chatVisitors)
          .where(and(isNull(chatVisitors.conversationId), lt(chatVisitors.polledAt, before)))),
    ),
};

const isOfThread = (workspaceId: string, conversationId: string) =>
  sql`${chatVisitors.conversationId} in (select c.id from ${conversations} c where c.workspace_id = ${workspaceId} and (c.id = ${conversationId} or c.merged_into = ${conversationId}))`;

const MOST_MAILED = 50;

export interface ClaimedAnswers {
  /** Oldest first. */
  lines: { id: string; seq: number; content: string; author: string }[];
  conversationId: string;
  channelId: string;
  /** The mailbox that the mail comes from; null without one. */
  mailChannelId: string | null;
  page: string;
  business: string;
  language: Language;
  before: { mailedSeq: number; waitingSince: Date };
}

interface Handing {
  workspaceId: string;
  conversationId: string;
  channelId: string;
}
