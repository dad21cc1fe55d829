import type { IdentityInputs } from './identity-world';
import { onePixelPng } from './world';

/** Rows of the identity matrix for conversations and the inbox. */
export const conversationIdentityInputs: IdentityInputs = {
  'conversations.listConversations': () => ({}),
  'conversations.getConversationCounts': () => ({}),
  'conversations.getConversation': ({ inbox }) => ({ conversationId: inbox.conversationId }),
  'conversations.createConversation': ({ contact }) => ({
    channel: 'email',
    contactId: contact.contactId,
    subject: 'Your cake',
    text: 'It is ready.',
  }),
  'conversations.updateConversation': ({ inbox }) => ({ conversationId: inbox.conversationId, status: 'closed' }),
  'conversations.changeConversations': ({ inbox }) => ({
    conversationIds: [inbox.conversationId],
    priority: 'high',
  }),
  'conversations.mergeConversations': ({ inbox }) => ({
    conversationId: inbox.conversationId,
    otherId: inbox.otherConversationId,
  }),
  'conversations.splitConversation': ({ inbox }) => ({
    conversationId: inbox.conversationId,
    messageId: inbox.messageId,
  }),
  'conversations.undoConversationChange': ({ inbox }) => ({ changeId: inbox.changeId }),
  'conversations.listMessages': ({ inbox }) => ({ conversationId: inbox.conversationId }),
  'conversations.createMessage': ({ inbox }) => ({
    conversationId: inbox.conversationId,
    messageId: crypto.randomUUID(),
    text: 'Baked this morning.',
  }),
  'conversations.createNote': ({ inbox }) => ({
    conversationId: inbox.conversationId,
    messageId: crypto.randomUUID(),
    text: 'She likes rye.',
  }),
  'conversations.retryMessage': ({ inbox }) => ({
    conversationId: inbox.conversationId,
    messageId: inbox.failedMessageId,
  }),
  'conversations.deleteMessage': ({ inbox }) => ({ conversationId: inbox.conversationId, messageId: inbox.noteId }),
  'conversations.getMessageHtml': ({ inbox }) => ({
    conversationId: inbox.conversationId,
    messageId: inbox.messageId,
  }),
  'conversations.getAttachment': ({ inbox }) => ({
    conversationId: inbox.conversationId,
    attachmentId: inbox.fileId,
  }),
  'conversations.createAttachment': ({ inbox }) => ({
    conversationId: inbox.conversationId,
    name: 'cake.png',
    bytes: onePixelPng,
  }),
  'conversations.updateDraft': ({ inbox }) => ({ conversationId: inbox.conversationId, text: 'Dear Priya' }),
  'conversations.updatePresence': ({ inbox }) => ({ conversationId: inbox.conversationId, typing: true }),
  'conversations.createSuggestion': ({ inbox }) => ({ conversationId: inbox.conversationId }),
  'conversations.getConversationSummary': ({ inbox }) => ({ conversationId: inbox.conversationId }),
  'conversations.createConversationMaterial': ({ inbox }) => ({
    conversationId: inbox.conversationId,
    messageId: inbox.messageId,
    as: 'faq',
    question: 'Is it fresh?',
    answer: 'Baked this morning.',
  }),
  'conversations.createSimulatedMessage': () => ({ channel: 'sms', text: 'Are you open today?' }),
  'inbox.listInboxChannels': () => ({}),
  'inbox.createInboxChannel': () => ({
    connect: { channel: 'livechat', name: 'Our site', hosts: ['corner-grill.com'], look: {} },
  }),
  'inbox.updateInboxChannel': ({ inbox }) => ({ channelId: inbox.channelId, name: 'Taken over' }),
  'inbox.checkInboxChannel': ({ inbox }) => ({ channelId: inbox.channelId }),
  'inbox.deleteInboxChannel': ({ inbox }) => ({ channelId: inbox.channelId }),
  'inbox.listLabels': () => ({}),
  'inbox.createLabel': () => ({ name: 'Complaint' }),
  'inbox.updateLabel': ({ inbox }) => ({ labelId: inbox.labelId, name: 'Taken over' }),
  'inbox.deleteLabel': ({ inbox }) => ({ labelId: inbox.labelId }),
  'inbox.listSavedReplies': () => ({}),
  'inbox.createSavedReply': () => ({ title: 'Hours', text: 'We open at eight.' }),
  'inbox.updateSavedReply': ({ inbox }) => ({ savedReplyId: inbox.savedReplyId, title: 'Hours', text: 'Taken over' }),
  'inbox.deleteSavedReply': ({ inbox }) => ({ savedReplyId: inbox.savedReplyId }),
  'inbox.getSavedReplyText': ({ inbox }) => ({
    savedReplyId: inbox.savedReplyId,
    conversationId: inbox.conversationId,
  }),
  'inbox.getInboxSettings': () => ({}),
  'inbox.updateInboxSettings': () => ({ awayOn: true, awayText: 'We answer in the morning.', signature: 'Ada' }),
  'inbox.listInboundFailures': () => ({}),
  'inbox.createInboundReplay': ({ inbox }) => ({ receiptId: inbox.receiptId }),
};
