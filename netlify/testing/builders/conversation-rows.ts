import { asOwner } from '../database';

/** One conversation with one row in each related table, and the inbox's own rows. Returns the ids. */
export async function keepConversationRows(workspaceId: string, contactId: string, userId: string) {
  const { attachmentKeeper } = await import('../../features/conversations/conversations-wiring');
  const file = await attachmentKeeper().keep(workspaceId, {
    name: 'cake.txt',
    contentType: '',
    bytes: new TextEncoder().encode('flour, water, salt'),
  });
  const ids = {
    conversationId: crypto.randomUUID(),
    otherConversationId: crypto.randomUUID(),
    firstMessageId: crypto.randomUUID(),
    messageId: crypto.randomUUID(),
    failedMessageId: crypto.randomUUID(),
    noteId: crypto.randomUUID(),
    fileId: file.id,
    labelId: crypto.randomUUID(),
    changeId: crypto.randomUUID(),
    channelId: crypto.randomUUID(),
    savedReplyId: crypto.randomUUID(),
    receiptId: crypto.randomUUID(),
  };
  const values = { w: workspaceId, contactId, userId, key: file.storageKey, ...ids };
  const conversation = (id: string) =>
    `conversations (workspace_id, id, channel, channel_id, contact_id, name, address, subject, subject_key, search, status, unread, last_message, last_sender, last_message_at, last_inbound_at, created_at, updated_at)
      VALUES (:w, ${id}, 'livechat', :channelId, :contactId, 'Priya Raman', 'priya@raman.example', 'Cake', 'cake', 'priya raman', 'open', true, 'Is it fresh?', 'contact', now(), now(), now(), now())`;
  const message = (id: string, kind: string, sender: string, state: string) =>
    `messages (workspace_id, id, conversation_id, kind, sender, author, content, state, at) VALUES (:w, ${id}, :conversationId, '${kind}', '${sender}', 'Somebody', 'Is it fresh?', '${state}', clock_timestamp())`;
  const rows = [
    "inbox_channels (workspace_id, id, channel, name, address, settings, state, created_at) VALUES (:w, :channelId, 'livechat', 'Our site', 'key-' || :channelId::text, '{}', 'connected', now())",
    "inbox_labels (workspace_id, id, name, created_at) VALUES (:w, :labelId, 'Order', now())",
    "inbox_settings (workspace_id, away_on, away_text, signature) VALUES (:w, 'off', '', 'Ada')",
    "saved_replies (workspace_id, id, title, text, updated_at) VALUES (:w, :savedReplyId, 'Thanks', 'Thank you, {{ first_name }}!', now())",
    conversation(':conversationId'),
    conversation(':otherConversationId'),
    message(':firstMessageId', 'message', 'contact', 'received'),
    message(':messageId', 'message', 'contact', 'received'),
    "UPDATE messages SET html = '<p>Is it fresh?</p>' WHERE workspace_id = :w AND id = :messageId",
    message(':failedMessageId', 'message', 'user', 'failed'),
    message(':noteId', 'note', 'user', 'sent'),
    "message_files (workspace_id, id, conversation_id, message_id, name, content_type, bytes, storage_key, created_at) VALUES (:w, :fileId, :conversationId, :messageId, 'cake.txt', 'text/plain', 18, ':key', now())",
    'conversation_labels (workspace_id, conversation_id, label_id) VALUES (:w, :conversationId, :labelId)',
    "conversation_drafts (workspace_id, conversation_id, user_id, text, updated_at) VALUES (:w, :conversationId, :userId, 'Dear Pr', now())",
    "conversation_viewers (workspace_id, conversation_id, user_id, name, typing, seen_at) VALUES (:w, :conversationId, gen_random_uuid(), 'Somebody', false, now())",
    `conversation_changes (workspace_id, id, kind, before, user_id, created_at) VALUES (:w, :changeId, 'change', '{"change":{"status":"open"},"rows":{}}', :userId, now())`,
    "inbound_receipts (id, workspace_id, channel_id, source, event_id, headers, raw, state, cause, received_at) VALUES (:receiptId, :w, :channelId, 'livechat', :receiptId, '{}', 'x', 'failed', 'We could not read this message.', now())",
  ];
  for (const row of rows)
    await asOwner(
      `${row.startsWith('UPDATE') ? '' : 'INSERT INTO '}${row.replace(/':key'/, `'${file.storageKey}'`).replace(/(?<!:):(\w+)/g, (_, name: keyof typeof values) => `'${values[name]}'`)}`,
    );
  return ids;
}
