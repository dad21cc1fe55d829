import type { Attachment, Conversation, ConversationDetail, Message } from '../../contracts/conversation-record';
import type { InboxChannelView } from '../../contracts/inbox-channels';
import type { InboundFailure, InboxSettings, SavedReply } from '../../contracts/inbox-tools';

export const conversationIds = {
  priya: 'b1c2d3e4-1a2b-4c3d-8e4f-000000000001',
  tomas: 'b1c2d3e4-1a2b-4c3d-8e4f-000000000002',
} as const;

/** An unread question on Instagram by somebody who is a contact. */
export const buildConversation = (partial: Partial<Conversation> = {}): Conversation => ({
  id: conversationIds.priya,
  channel: 'instagram',
  contactId: 'a1b2c3d4-6a1e-4b6f-8b9b-2a3e4d5c6b01',
  title: 'Priya Raman',
  address: 'priya.raman',
  subject: '',
  lastMessage: 'Could you do ten of us on Saturday around 7?',
  lastSender: 'contact',
  timestamp: '2026-06-10T08:41:00.000Z',
  unread: true,
  status: 'open',
  priority: 'medium',
  snoozedUntil: null,
  assignee: null,
  labels: [],
  version: 1,
  ...partial,
});

/** So many conversations, each with its own id and person. */
export const buildConversationRows = (count: number): Conversation[] =>
  Array.from({ length: count }, (_, index) =>
    buildConversation({
      id: `b1c2d3e4-1a2b-4c3d-8e4f-${String(index + 1).padStart(12, '0')}`,
      title: `Person ${index + 1}`,
      unread: false,
      lastMessage: `Message ${index + 1}`,
    }),
  );

export const buildConversationDetail = (partial: Partial<ConversationDetail> = {}): ConversationDetail => ({
  ...buildConversation(partial),
  window: { kind: 'standard', closesAt: null },
  campaign: null,
  unconfirmedEmail: '',
  draft: '',
  viewers: [],
  typing: false,
  seenAt: null,
  createdAt: '2026-06-04T08:00:00.000Z',
  ...partial,
});

/** What the other side wrote. */
export const buildMessage = (partial: Partial<Message> = {}): Message => ({
  id: 'c1c2d3e4-1a2b-4c3d-8e4f-000000000001',
  conversationId: conversationIds.priya,
  kind: 'message',
  sender: 'contact',
  author: '',
  type: 'text',
  content: 'Could you do ten of us on Saturday around 7?',
  quoted: '',
  timestamp: '2026-06-10T08:41:00.000Z',
  state: 'received',
  cause: null,
  scheduledFor: null,
  attachments: [],
  mail: null,
  link: '',
  ...partial,
});

export const buildAttachment = (partial: Partial<Attachment> = {}): Attachment => ({
  id: 'd1c2d3e4-1a2b-4c3d-8e4f-000000000001',
  name: 'menu.pdf',
  contentType: 'application/pdf',
  bytes: 240_000,
  url: `/api/conversations/${conversationIds.priya}/attachments/d1c2d3e4-1a2b-4c3d-8e4f-000000000001`,
  ...partial,
});

/** Mail that is forwarded to us. */
export const buildInboxChannel = (partial: Partial<InboxChannelView> = {}): InboxChannelView => ({
  id: 'e1c2d3e4-1a2b-4c3d-8e4f-000000000001',
  channel: 'email',
  name: 'Hello mailbox',
  address: 'hello@cornergrill.example',
  state: 'connected',
  cause: null,
  heardAt: '2026-06-10T08:41:00.000Z',
  mail: { source: 'forward', forwardTo: 'in-4f2a@inbox.fourbeat.example', imapHost: '', imapUser: '' },
  chat: null,
  createdAt: '2026-06-01T08:00:00.000Z',
  ...partial,
});

export const buildSavedReply = (partial: Partial<SavedReply> = {}): SavedReply => ({
  id: 'f1c2d3e4-1a2b-4c3d-8e4f-000000000001',
  title: 'Opening hours',
  text: 'Hello {{ first_name }}, we are open from 11 to 22.',
  updatedAt: '2026-06-01T08:00:00.000Z',
  ...partial,
});

export const buildInboxSettings = (partial: Partial<InboxSettings> = {}): InboxSettings => ({
  hours: [{ day: 1, from: '11:00', to: '22:00' }],
  awayOn: false,
  awayText: '',
  signature: '',
  ...partial,
});

export const buildInboundFailure = (partial: Partial<InboundFailure> = {}): InboundFailure => ({
  id: '01c2d3e4-1a2b-4c3d-8e4f-000000000001',
  source: 'imap',
  cause: 'The mail has no sender.',
  attempts: 5,
  receivedAt: '2026-06-10T08:41:00.000Z',
  excerpt: 'Subject: (none)',
  ...partial,
});
