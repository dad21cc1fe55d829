import { conversationSearch } from '../../../../src/domain/conversation-search';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../../../src/domain/activity';
import { refusalSentence } from '../../../../src/domain/consent';
import { handMessageRefusal } from '../../../../src/domain/hand-message';
import { channelNeeds } from '../../../../src/domain/inbox-channel';
import { subjectKey } from '../../../../src/domain/mail-subject';
import { inWorkspace } from '../../../database/client';
import { conversations } from '../../../database/schema/conversations';
import { contactPoints, contacts } from '../../../database/schema/contacts';
import { inboxChannels } from '../../../database/schema/inbox';
import { enqueue } from '../../../queue/enqueue';
import { mayContactOne } from '../../../records/consent/contact-permission';
import { readAcquaintance } from '../../../records/contacts/acquaintance';
import { addLine, asNewest, changeConversation } from '../../../records/inbox/conversation-lines';
import type { ConversationRow } from '../../../records/inbox/conversation-row';
import { sendMessage } from '../../../records/inbox/inbox-jobs';

/**
 * A conversation that a member begins, with its first message. Whether the contact may be written to is decided in the
 * transaction that asks for the sending. The sentence that refuses it; null when there is no such contact.
 */
export const beginConversation = (
  workspaceId: string,
  { channel, contactId, subject, text, conversationId, messageId, writer, now }: Beginning,
): Promise<ConversationRow | string | null> =>
  inWorkspace(workspaceId, async (tx) => {
    const permission = await mayContactOne(tx, contactId, channel, 'reply');
    if (!permission) return null;
    if (!permission.allowed) return refusalSentence(permission.refusal, channel);
    const refusal = handMessageRefusal(await readAcquaintance(tx, { workspaceId, contactId }), { sharedSender: false });
    if (refusal) return refusal;
    const [connected] = await tx
      .select({ id: inboxChannels.id })
      .from(inboxChannels)
      .where(
        and(
          eq(inboxChannels.workspaceId, workspaceId),
          eq(inboxChannels.channel, channel),
          eq(inboxChannels.state, 'connected'),
        ),
      )
      .orderBy(inboxChannels.createdAt)
      .limit(1);
    if (!connected) return `This channel is not connected. ${channelNeeds[channel]}`;
    const [to] = await tx
      .select({ value: contactPoints.value, name: contacts.name })
      .from(contactPoints)
      .innerJoin(
        contacts,
        and(eq(contacts.workspaceId, contactPoints.workspaceId), eq(contacts.id, contactPoints.contactId)),
      )
      .where(
        and(
          eq(contactPoints.workspaceId, workspaceId),
          eq(contactPoints.contactId, contactId),
          eq(contactPoints.kind, channel === 'email' ? 'email' : 'phone'),
        ),
      )
      .orderBy(contactPoints.position)
      .limit(1);
    if (!to) return channel === 'email' ? 'This contact has no email address.' : 'This contact has no phone number.';
    const about = {
      workspaceId,
      id: conversationId,
      channel,
      channelId: connected.id,
      contactId,
      name: to.name,
      address: to.value,
      subject,
      subjectKey: subjectKey(subject),
    };
    const [conversation] = await tx
      .insert(conversations)
      .values({
        ...about,
        search: conversationSearch(about),
        status: 'open',
        unread: false,
        lastSender: 'user',
        lastMessageAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    const line = {
      workspaceId,
      id: messageId,
      conversationId,
      kind: 'message' as const,
      sender: 'user' as const,
      authorId: writer.id,
      author: writer.name.slice(0, 200),
      content: text,
      state: 'sending' as const,
      at: now,
    };
    await addLine(tx, line);
    const newest = asNewest(conversation!, line);
    await changeConversation(tx, conversation!, newest, now);
    await enqueue(tx, sendMessage, { workspaceId, messageId });
    return { ...conversation!, ...newest, version: conversation!.version + 1 };
  });

interface Beginning {
  channel: 'email' | 'sms';
  contactId: string;
  subject: string;
  text: string;
  conversationId: string;
  messageId: string;
  writer: Actor;
  now: Date;
}
