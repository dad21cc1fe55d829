import type { Conversation, Message } from '../../../src/contracts/conversation-record';
import { answerWindow, personLabel } from '../../../src/domain/conversation';
import type { ConversationRow, MessageRow } from './list/conversation-list-repository';
import type { LabelledRow } from './list/conversation-list-repository';

export function presentConversation(row: LabelledRow): Conversation {
  return {
    id: row.id,
    channel: row.channel,
    contactId: row.contactId,
    title: personLabel(row),
    address: row.channel === 'livechat' ? '' : row.address,
    subject: row.subject,
    lastMessage: row.lastMessage,
    lastSender: row.lastSender,
    timestamp: row.lastMessageAt.toISOString(),
    unread: row.unread,
    status: row.status,
    priority: row.priority,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    assignee: row.assigneeMemberId === null ? null : { id: row.assigneeMemberId, name: row.assigneeName.slice(0, 200) },
    labels: row.labels,
    version: row.version,
    ...(row.unsent && { unsent: row.unsent }),
  };
}

export function presentWindow(
  conversation: Pick<ConversationRow, 'channel' | 'threadKey' | 'lastInboundAt'>,
  now: Date,
): PresentedWindow {
  const window = answerWindow(conversation, now);
  if (window.kind === 'closed') return window;
  return window.kind === 'person'
    ? { kind: 'person', closesAt: window.closesAt.toISOString() }
    : { kind: 'standard', closesAt: window.closesAt?.toISOString() ?? null };
}

export const presentMessage = (
  row: Omit<MessageRow, 'html' | 'words'> & { hasHtml: boolean },
  files: readonly { id: string; name: string; contentType: string; bytes: number }[],
): Message => ({
  id: row.id,
  conversationId: row.conversationId,
  kind: row.kind,
  sender: row.sender,
  author: row.author,
  type: 'text',
  content: row.content,
  quoted: row.quoted,
  timestamp: row.at.toISOString(),
  state: row.state,
  cause: row.cause,
  ...(row.privately && { privately: true }),
  scheduledFor: row.scheduledFor?.toISOString() ?? null,
  attachments: files.map(({ id, name, contentType, bytes }) => ({
    id,
    name,
    contentType,
    bytes,
    url: `/api/conversations/${row.conversationId}/attachments/${id}`,
  })),
  mail: row.mail
    ? {
        subject: row.mail.subject,
        to: row.mail.to,
        cc: row.mail.cc,
        hasHtml: row.hasHtml,
        hasRemotePictures: row.mail.hasRemotePictures,
        automatic: row.mail.automatic,
      }
    : null,
  link: row.link,
});

type PresentedWindow =
  | { kind: 'standard'; closesAt: string | null }
  | { kind: 'person'; closesAt: string }
  | { kind: 'closed'; reason: string };
