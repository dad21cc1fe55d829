import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { readMessageId } from '../../../src/domain/bounce-address';
import { REOPEN_SECONDS, SUBJECT_THREAD_SECONDS } from '../../../src/domain/conversation';
import { subjectKey } from '../../../src/domain/mail-subject';
import type { Transaction } from '../../database/client';
import { conversations, messages } from '../../database/schema/conversations';
import { inboxChannels } from '../../database/schema/inbox';
import type { InboundMessage } from '../../ports/inbox';
import { inBound, lockConversation, type ConversationRow } from './conversation-row';

/**
 * The thread that a message belongs to, locked; null when it begins one. Mail: what it answers, then the reply address of
 * ours that it went to, then the same sender about the same subject. Other channels: their own name of the thread, then
 * the sender's address.
 */
export async function findThread(
  tx: Transaction,
  channelId: string,
  message: InboundMessage,
  now: Date,
): Promise<ConversationRow | null> {
  for (const find of message.mail ? MAIL : OTHERS) {
    const id = await find(tx, channelId, message, now);
    const thread = id === null ? null : await lockConversation(tx, id);
    if (thread && isStillOpen(thread, now)) return thread;
    if (thread) await leaveThreadKey(tx, thread);
  }
  return null;
}

/** A closed conversation is opened again by an answer, but not for ever. */
const isStillOpen = ({ status, lastMessageAt }: ConversationRow, now: Date): boolean =>
  status === 'open' || now.getTime() - lastMessageAt.getTime() < REOPEN_SECONDS * 1_000;

/** The channel's own name of a thread leads to one conversation: to the new one from now on. */
const leaveThreadKey = (tx: Transaction, { id, threadKey }: ConversationRow) =>
  threadKey === ''
    ? undefined
    : tx
        .update(conversations)
        .set({ threadKey: '' })
        .where(and(inBound(conversations.workspaceId), eq(conversations.id, id)));

/**
 * What it names as answered, nearest first. Two senders meet in a thread only through a message of ours or of one person
 * to another: an id that went to many people, such as a list's, leads nobody into somebody else's conversation.
 */
async function byReferences(tx: Transaction, _channelId: string, { from, mail }: InboundMessage) {
  const named = (mail?.references ?? []).slice(-MOST_REFERENCES);
  if (named.length === 0) return null;
  // An answer of the chat that went out by mail, too, is named by our own id in its Message-ID.
  const ours = new Map(named.map((reference) => [readMessageId(wrapped(reference))?.deliveryId, reference]));
  ours.delete(undefined);
  const found = await tx
    .select({
      id: messages.conversationId,
      messageId: messages.id,
      externalId: messages.externalId,
      sender: messages.sender,
      bulk: sql<boolean>`coalesce((${messages.mail} ->> 'bulk')::boolean, false)`,
      fromAddress: messages.fromAddress,
    })
    .from(messages)
    .where(
      and(
        inBound(messages.workspaceId),
        or(
          inArray(messages.externalId, named),
          and(inArray(messages.id, [...ours.keys()] as string[]), inArray(messages.sender, ['user', 'ai'])),
        ),
      ),
    )
    .limit(MOST_REFERENCES * 5);
  const mayLead = found.filter(
    ({ sender, bulk, fromAddress }) => fromAddress === from.address || (!bulk && !mail?.bulk) || sender !== 'contact',
  );
  for (const reference of [...named].reverse()) {
    const same = mayLead.filter(
      ({ externalId, messageId }) => externalId === reference || ours.get(messageId) === reference,
    );
    const own = same.find(({ fromAddress }) => fromAddress === from.address) ?? same[0];
    if (own) return own.id;
  }
  return null;
}

/** References come with or without their angle brackets. */
export const wrapped = (reference: string): string => (reference.startsWith('<') ? reference : `<${reference}>`);

async function byReplyAddress(_tx: Transaction, _channelId: string, { mail }: InboundMessage) {
  return Promise.resolve(mail?.replyToken ?? null);
}

async function bySubject(tx: Transaction, channelId: string, { from, mail }: InboundMessage, now: Date) {
  const key = subjectKey(mail?.subject ?? '');
  if (key === '') return null;
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        inBound(conversations.workspaceId),
        eq(conversations.channel, 'email'),
        eq(conversations.address, from.address),
        eq(conversations.subjectKey, key),
        ofChannel(channelId),
        gte(conversations.lastMessageAt, new Date(now.getTime() - SUBJECT_THREAD_SECONDS * 1_000)),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt))
    .limit(1);
  return row?.id ?? null;
}

async function byThreadKey(tx: Transaction, channelId: string, { threadKey }: InboundMessage) {
  if (threadKey === '') return null;
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        inBound(conversations.workspaceId),
        eq(conversations.channelId, channelId),
        eq(conversations.threadKey, threadKey),
      ),
    )
    .orderBy(sql`${conversations.mergedInto} is not null`)
    .limit(1);
  return row?.id ?? null;
}

async function byAddress(tx: Transaction, channelId: string, { channel, from, threadKey }: InboundMessage) {
  if (channel === 'livechat') return null;
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        inBound(conversations.workspaceId),
        eq(conversations.channel, channel),
        eq(conversations.address, from.address),
        threadKey === '' ? undefined : eq(conversations.threadKey, ''),
        ofChannel(channelId),
      ),
    )
    .orderBy(sql`${conversations.channelId} is distinct from ${channelId}::uuid`, desc(conversations.lastMessageAt))
    .limit(1);
  return row?.id ?? null;
}

/** Of this channel, or of one that was disconnected and may be the same under another id. */
const ofChannel = (channelId: string) =>
  sql`(${conversations.channelId} = ${channelId} or ${conversations.channelId} is null or not exists (select 1 from ${inboxChannels} i where i.workspace_id = ${conversations.workspaceId} and i.id = ${conversations.channelId}))`;

const MAIL = [byReferences, byReplyAddress, bySubject];
const OTHERS = [byThreadKey, byAddress];
/** As many as a thread of a year has; mail programs cut their lists, too. */
const MOST_REFERENCES = 50;

/** Whether the channel brought this message before: the same id from the same sender. */
export async function findKnown(
  tx: Transaction,
  channelId: string,
  message: InboundMessage,
): Promise<{ conversationId: string; messageId: string } | null> {
  const [row] = await tx
    .select({ conversationId: messages.conversationId, messageId: messages.id })
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.workspaceId, messages.workspaceId), eq(conversations.id, messages.conversationId)),
    )
    .where(
      and(
        inBound(messages.workspaceId),
        eq(messages.externalId, message.externalId),
        eq(messages.fromAddress, message.from.address),
        eq(messages.sender, 'contact'),
        message.mail ? undefined : eq(conversations.channelId, channelId),
      ),
    )
    .limit(1);
  return row ?? null;
}
