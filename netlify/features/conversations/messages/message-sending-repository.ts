import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import type { MessageState } from '../../../../src/domain/conversation';
import { pauseOf, type Pause } from '../../../../src/domain/plan-pause';
import { inWorkspace, type Transaction } from '../../../database/client';
import { messageFiles, messages } from '../../../database/schema/conversations';
import { inboxChannels, inboxSettings } from '../../../database/schema/inbox';
import { workspaces } from '../../../database/schema/workspace';
import { enqueue } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import { addContactEvents, type NewContactEvent } from '../../../records/contacts/contact-timeline';
import { asNewest, changeConversation, type KeptFile } from '../../../records/inbox/conversation-lines';
import {
  inBound,
  lockConversation,
  type ConversationRow,
  type MessageRow,
} from '../../../records/inbox/conversation-row';
import { sendMessage } from '../../../records/inbox/inbox-jobs';

export type SendingRepository = typeof sendingRepository;

/** The ledger of answers as a worker uses it: taken in one committed transaction before anything is sent, settled in another. */
export const sendingRepository = {
  /**
   * Takes a message until the lease ends, and looks at it again then. null when there is nothing to do. What a worker held
   * whose lease is over may have gone out: it is `left`, and nobody sends it by itself.
   */
  claim: (workspaceId: string, messageId: string, { now, leaseMs }: { now: Date; leaseMs: number }) =>
    inWorkspace(
      workspaceId,
      async (tx): Promise<Claimed | null> => {
        const found = await lockMessage(tx, messageId);
        if (!found) return null;
        const { message, conversation } = found;
        const isDue = message.state === 'scheduled' && message.scheduledFor !== null && message.scheduledFor <= now;
        const isLeft = message.state === 'sending' && message.leaseUntil !== null && message.leaseUntil <= now;
        const isNext = message.state === 'sending' && message.leaseUntil === null;
        if (!isDue && !isLeft && !isNext) return null;
        // What was written first arrives first.
        const before = isLeft ? null : await underWay(tx, message);
        if (before) {
          const wait = before.attempts > 1 ? LONG_WAIT_MS : SHORT_WAIT_MS;
          await enqueue(tx, sendMessage, { workspaceId, messageId }, new Date(now.getTime() + wait));
          return null;
        }
        const leaseUntil = new Date(now.getTime() + leaseMs);
        // A later answer takes its place among what was written meanwhile.
        const moved = isDue ? { at: now, seq: sql`default` } : {};
        await tx
          .update(messages)
          .set({ state: 'sending', leaseUntil, attempts: message.attempts + 1, ...moved })
          .where(its(messageId));
        await enqueue(tx, sendMessage, { workspaceId, messageId }, new Date(leaseUntil.getTime() + 1_000));
        if (isDue)
          await changeConversation(
            tx,
            conversation,
            asNewest(conversation, { ...message, state: 'sending', at: now }),
            now,
          );
        return {
          message: { ...message, state: 'sending', leaseUntil, attempts: message.attempts + 1 },
          conversation,
          isLeft,
          ...(await surroundings(tx, conversation, messageId, now)),
        };
      },
      'worker',
    ),

  /** Writes down how an attempt ended, unless the lease was lost meanwhile. */
  settle: (
    workspaceId: string,
    { message, conversation }: Pick<Claimed, 'message' | 'conversation'>,
    end: Settlement,
  ) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const found = await lockMessage(tx, message.id);
        if (found?.message.state !== 'sending' || !isSame(found.message.leaseUntil, message.leaseUntil)) return false;
        const { state, externalId, cause, again, broken, event, activities } = end;
        await tx
          .update(messages)
          .set({
            state,
            cause: cause?.slice(0, 500).toWellFormed() ?? null,
            leaseUntil: null,
            ...(externalId && !(await isUsed(tx, found.conversation.id, externalId)) && { externalId }),
          })
          .where(its(message.id));
        if (again) await enqueue(tx, sendMessage, { workspaceId, messageId: message.id }, again);
        if (end.channelId && end.channelId !== conversation.channelId)
          await changeConversation(tx, found.conversation, { channelId: end.channelId }, end.now);
        if (broken)
          await tx
            .update(inboxChannels)
            .set({ state: 'broken', cause: broken.cause.slice(0, 500), checkedAt: end.now })
            .where(and(eq(inboxChannels.workspaceId, workspaceId), eq(inboxChannels.id, broken.channelId)));
        if (event && found.conversation.contactId)
          await addContactEvents(tx, [{ ...event, contactId: found.conversation.contactId }]);
        for (const activity of activities) await logActivity(tx, activity);
        return true;
      },
      'worker',
    ),

  /** Messages that no job asks for any more. */
  findOpen: (workspaceId: string, messageId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const found = await lockMessage(tx, messageId);
        return found && ['sending', 'scheduled'].includes(found.message.state) ? found : null;
      },
      'worker',
    ),

  close: (
    workspaceId: string,
    messageId: string,
    change: { state: MessageState; cause: string },
    activity: NewActivity,
  ) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const closed = await tx
          .update(messages)
          .set({ ...change, leaseUntil: null })
          .where(and(its(messageId), inArray(messages.state, ['sending', 'scheduled'])))
          .returning({ id: messages.id });
        if (closed.length > 0) await logActivity(tx, activity);
      },
      'worker',
    ),
};

/** The conversation first, as everybody locks it first. */
async function lockMessage(
  tx: Transaction,
  messageId: string,
): Promise<{ message: MessageRow; conversation: ConversationRow } | null> {
  const [named] = await tx.select({ conversationId: messages.conversationId }).from(messages).where(its(messageId));
  const conversation = named && (await lockConversation(tx, named.conversationId));
  if (!conversation) return null;
  const [message] = await tx.select().from(messages).where(its(messageId)).for('update');
  return message ? { message, conversation } : null;
}

/** An earlier answer of the same thread that is still being sent. */
async function underWay(tx: Transaction, message: MessageRow): Promise<{ attempts: number } | null> {
  const [row] = await tx
    .select({ attempts: messages.attempts })
    .from(messages)
    .where(
      and(
        inBound(messages.workspaceId),
        eq(messages.conversationId, message.conversationId),
        eq(messages.state, 'sending'),
        lt(messages.seq, message.seq),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** What an answer needs to know about where it goes. */
async function surroundings(tx: Transaction, conversation: ConversationRow, messageId: string, now: Date) {
  const [workspace] = await tx
    .select()
    .from(workspaces)
    .where(eq(workspaces.workspaceId, sql`(select current_workspace())`));
  const [channel] = await tx
    .select()
    .from(inboxChannels)
    .where(
      and(
        eq(inboxChannels.workspaceId, sql`(select current_workspace())`),
        eq(inboxChannels.channel, conversation.channel),
      ),
    )
    .orderBy(
      sql`${inboxChannels.id} is distinct from ${conversation.channelId}::uuid`,
      sql`${inboxChannels.state} <> 'connected'`,
      desc(inboxChannels.createdAt),
    )
    .limit(1);
  const [settings] = await tx
    .select({ signature: inboxSettings.signature })
    .from(inboxSettings)
    .where(eq(inboxSettings.workspaceId, sql`(select current_workspace())`));
  const [answered] =
    conversation.channel === 'email'
      ? await tx
          .select({ externalId: messages.externalId, mail: messages.mail })
          .from(messages)
          .where(
            and(
              inBound(messages.workspaceId),
              eq(messages.conversationId, conversation.id),
              eq(messages.kind, 'message'),
              sql`${messages.externalId} is not null`,
            ),
          )
          .orderBy(sql`${messages.sender} <> 'contact'`, desc(messages.at), desc(messages.seq))
          .limit(1)
      : [];
  const files: KeptFile[] = await tx
    .select({
      id: messageFiles.id,
      name: messageFiles.name,
      contentType: messageFiles.contentType,
      bytes: messageFiles.bytes,
      storageKey: messageFiles.storageKey,
    })
    .from(messageFiles)
    .where(and(eq(messageFiles.workspaceId, sql`(select current_workspace())`), eq(messageFiles.messageId, messageId)))
    .orderBy(messageFiles.createdAt, messageFiles.id);
  return {
    isDemo: workspace?.kind === 'demo',
    pause: workspace ? pauseOf(workspace, now) : null,
    channel: channel ?? null,
    signature: settings?.signature ?? '',
    answered: answered ?? null,
    files,
  };
}

/** A vendor that gives two messages one id must not keep the second from being noted as sent. */
const isUsed = async (tx: Transaction, conversationId: string, externalId: string): Promise<boolean> =>
  (await tx.$count(
    messages,
    and(
      inBound(messages.workspaceId),
      eq(messages.conversationId, conversationId),
      eq(messages.externalId, externalId),
    ),
  )) > 0;

const SHORT_WAIT_MS = 2_000;
const LONG_WAIT_MS = 15_000;

const its = (messageId: string) => and(inBound(messages.workspaceId), eq(messages.id, messageId));
const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

export interface Claimed {
  message: MessageRow;
  conversation: ConversationRow;
  /** Of a worker that ended while it was sending. */
  isLeft: boolean;
  isDemo: boolean;
  pause: Pause | null;
  channel: typeof inboxChannels.$inferSelect | null;
  signature: string;
  /** The mail that is answered. */
  answered: Pick<MessageRow, 'externalId' | 'mail'> | null;
  files: KeptFile[];
}

export interface Settlement {
  state: MessageState;
  cause: string | null;
  externalId?: string;
  again: Date | null;
  /** The channel that it went through. */
  channelId: string | null;
  broken?: { channelId: string; cause: string };
  event: Omit<NewContactEvent, 'contactId'> | null;
  activities: NewActivity[];
  now: Date;
}
