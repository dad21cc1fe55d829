import { asOwner } from '../database';

/** A row of each table of publishing: a planned posting of a piece, an account, somebody on their way, a message. */
export async function keepPublishingRows(workspaceId: string, pieceId: string, userId: string) {
  const ids = { postingId: crypto.randomUUID(), deliveryId: crypto.randomUUID() };
  const values = { w: workspaceId, p: pieceId, u: userId, state: crypto.randomUUID(), ...ids };
  const rows = [
    "connections (workspace_id, channel, account, settings, key_id, sealed, state, connected_by, connected_at) VALUES (:w, 'mastodon', '@ada@social.example', '{}', 'none', '', 'connected', 'Ada Baker', now())",
    "connection_requests (workspace_id, state_hash, channel, user_id, settings, key_id, sealed, expires_at) VALUES (:w, :state, 'mastodon', :u, '{}', 'none', '', now() + interval '15 minutes')",
    "postings (workspace_id, id, piece_id, channel, state, updated_at) VALUES (:w, :postingId, :p, 'mastodon', 'failed', now())",
    `posting_figures (workspace_id, posting_id, counts, read_at) VALUES (:w, :postingId, '{"likes": 3}', now())`,
    "webhook_deliveries (workspace_id, id, message_id, type, payload, delivered, said, at) VALUES (:w, :deliveryId, 'msg_1', 'test', '{}', false, 'It could not be reached.', now())",
  ];
  for (const row of rows)
    await asOwner(`INSERT INTO ${row.replace(/:(\w+)/g, (_, name: keyof typeof values) => `'${values[name]}'`)}`);
  return ids;
}
