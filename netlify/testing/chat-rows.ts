import { makeChatKey } from '../../src/domain/chat-key';
import { asOwner } from './database';

/** A live chat, and a visitor who left an address. Returns the chat's id and key. */
export async function keepChatRows(workspaceId: string) {
  const chat = { id: crypto.randomUUID(), key: makeChatKey(workspaceId, 'abcdefghijkl') };
  await asOwner(
    `INSERT INTO inbox_channels (workspace_id, id, channel, name, address, settings, state, created_at)
     VALUES ($1, $2, 'livechat', 'Website', $3, '{"hosts":["corner-grill.example"]}', 'connected', now())`,
    [workspaceId, chat.id, chat.key],
  );
  await asOwner(
    `INSERT INTO chat_visitors (workspace_id, id, channel_id, name, email, polled_at, created_at)
     VALUES ($1, gen_random_uuid(), $2, 'Grace', 'grace@example.com', now(), now())`,
    [workspaceId, chat.id],
  );
  return chat;
}
