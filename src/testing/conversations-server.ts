import type { Conversation, ConversationDetail, Message } from '../contracts/conversation-record';
import { contactsContract } from '../contracts/contacts';
import { conversationsContract } from '../contracts/conversations';
import { inboxContract } from '../contracts/inbox';
import { buildContactBook, buildContactDetail } from './builders/contacts';
import { buildConversation, buildConversationDetail, buildInboxChannel, buildMessage } from './builders/conversations';
import { mockEndpoint, refuse } from './server';
// The page is lazy; importing it here keeps the loading out of each test's time limit.
import '../features/conversations/conversations-page';

/**
 * Mocks every request of the inbox. What a test changes in `serverState` is what the next request returns; `lists`
 * collects the list's queries and `changes` what was changed.
 */
export function mockInbox(partial: Partial<ServerState> = {}) {
  const serverState: ServerState = {
    rows: [buildConversation()],
    detail: {},
    messages: [buildMessage()],
    labels: [],
    replies: [],
    channels: [
      buildInboxChannel(),
      buildInboxChannel({ id: 'e1c2d3e4-1a2b-4c3d-8e4f-000000000002', channel: 'instagram', mail: null }),
    ],
    ...partial,
  };
  const find = (id: string) => serverState.rows.find((row) => row.id === id);
  const begun = new Map<string, string>();
  const detailOf = (row: Conversation) =>
    buildConversationDetail({
      ...row,
      ...serverState.detail,
      draft: begun.get(row.id) ?? serverState.detail.draft ?? '',
    });

  // Mocked first, because later mocks take precedence and its path pattern would match theirs.
  mockEndpoint(conversationsContract.getConversation, ({ conversationId }) => {
    const row = find(conversationId);
    return row ? detailOf(row) : refuse('not_found');
  });
  mockEndpoint(conversationsContract.getConversationCounts, () => ({
    all: serverState.rows.length,
    unread: serverState.rows.filter(({ unread }) => unread).length,
    open: serverState.rows.filter(({ status }) => status === 'open').length,
    closed: serverState.rows.filter(({ status }) => status === 'closed').length,
    snoozed: 0,
    mine: 0,
  }));
  const lists = mockEndpoint(conversationsContract.listConversations, ({ tab, search, cursor, limit }) => {
    const from = Number(cursor ?? 0);
    const found = serverState.rows.filter(
      (row) =>
        (tab === 'all' || (tab === 'unread' ? row.unread : row.status === tab)) &&
        (!search || `${row.title} ${row.lastMessage}`.toLowerCase().includes(search.toLowerCase())),
    );
    return {
      items: found.slice(from, from + limit),
      nextCursor: from + limit < found.length ? String(from + limit) : null,
    };
  });
  const changes = mockEndpoint(conversationsContract.updateConversation, ({ conversationId, ...change }) => {
    const row = find(conversationId);
    if (!row) return refuse('not_found');
    const { status, priority, unread, snoozedUntil } = change;
    const changed: Conversation = {
      ...row,
      ...(status && { status }),
      ...(priority && { priority }),
      ...(unread !== undefined && { unread }),
      ...(snoozedUntil !== undefined && { snoozedUntil }),
      ...(change.contactId !== undefined && { contactId: change.contactId }),
      ...(change.labelIds && { labels: serverState.labels.filter(({ id }) => change.labelIds!.includes(id)) }),
      version: row.version + 1,
    };
    serverState.rows = serverState.rows.map((other) => (other === row ? changed : other));
    return changed;
  });
  mockEndpoint(conversationsContract.listMessages, ({ conversationId, cursor, limit }) => {
    const from = Number(cursor ?? 0);
    const all = serverState.messages.filter((message) => message.conversationId === conversationId);
    return {
      items: all.slice(from, from + limit),
      nextCursor: from + limit < all.length ? String(from + limit) : null,
    };
  });
  const sent = mockEndpoint(conversationsContract.createMessage, ({ conversationId, messageId, text, sendAt }) => {
    const message = buildMessage({
      id: messageId,
      conversationId,
      sender: 'user',
      author: 'Maya Okafor',
      content: text,
      state: sendAt ? 'scheduled' : 'sent',
      scheduledFor: sendAt ?? null,
    });
    serverState.messages = [message, ...serverState.messages];
    return message;
  });
  const drafts = mockEndpoint(conversationsContract.updateDraft, ({ conversationId, text }) => {
    begun.set(conversationId, text);
    return { id: conversationId };
  });
  const presence = mockEndpoint(conversationsContract.updatePresence, () => ({
    viewers: serverState.detail.viewers ?? [],
  }));
  mockEndpoint(inboxContract.listLabels, () => ({ items: serverState.labels }));
  mockEndpoint(inboxContract.listSavedReplies, () => ({ items: serverState.replies }));
  mockEndpoint(inboxContract.listInboxChannels, () => ({
    items: serverState.channels,
    missing: [],
    canForward: true,
    canSimulate: false,
  }));
  mockEndpoint(contactsContract.getContact, ({ contactId }) => buildContactDetail({ id: contactId }));
  mockEndpoint(contactsContract.getContactBook, () => buildContactBook());
  mockEndpoint(contactsContract.listContactEvents, () => ({ items: [], nextCursor: null }));
  return { serverState, lists, changes, sent, drafts, presence };
}

interface ServerState {
  rows: Conversation[];
  /** What the open one has besides. */
  detail: Partial<ConversationDetail>;
  /** Newest first, of all conversations. */
  messages: Message[];
  labels: { id: string; name: string }[];
  replies: { id: string; title: string; text: string; updatedAt: string }[];
  channels: ReturnType<typeof buildInboxChannel>[];
}
