import { asOwner } from './database';

/** A contact with one row in each related table. Returns the ids. */
export async function keepContactRows(workspaceId: string) {
  const ids = {
    contactId: crypto.randomUUID(),
    tagId: crypto.randomUUID(),
    fieldId: crypto.randomUUID(),
    eventId: crypto.randomUUID(),
    batchId: crypto.randomUUID(),
    exportId: crypto.randomUUID(),
    segmentId: crypto.randomUUID(),
    suppressionId: crypto.randomUUID(),
    importId: crypto.randomUUID(),
  };
  const values = { w: workspaceId, ...ids };
  const rows = [
    "contacts (workspace_id, id, name, company, status, source, search, name_key, created_at, updated_at) VALUES (:w, :contactId, 'Priya Raman', '', 'customer', 'Added by hand', 'priya raman', 'priya raman', now(), now())",
    "contact_points (workspace_id, contact_id, kind, value, shown, position) VALUES (:w, :contactId, 'email', 'priya@raman.example', 'priya@raman.example', 0)",
    "tags (workspace_id, id, name, created_at) VALUES (:w, :tagId, 'Regular', now())",
    'contact_tags (workspace_id, tag_id, contact_id) VALUES (:w, :tagId, :contactId)',
    "contact_fields (workspace_id, id, label, kind, created_at) VALUES (:w, :fieldId, 'Birthday', 'date', now())",
    "contact_events (workspace_id, id, contact_id, kind, title, text, at) VALUES (:w, :eventId, :contactId, 'note', 'Note', 'Likes rye', now())",
    "contact_batches (workspace_id, id, kind, state, created_at) VALUES (:w, :batchId, 'change', 'done', now())",
    "contact_changes (workspace_id, batch_id, contact_id, before, updated_at) VALUES (:w, :batchId, :contactId, '{}', now())",
    "contact_exports (workspace_id, id, format, selection, state, created_at, expires_at) VALUES (:w, :exportId, 'csv', '{\"filter\":{}}', 'failed', now(), now() + interval '7 days')",
    'segments (workspace_id, id, name, rules, created_at, updated_at) VALUES (:w, :segmentId, \'Customers\', \'{"match":"all","rules":[{"about":"status","is":"one-of","values":["customer"]}]}\', now(), now())',
    "consents (workspace_id, id, contact_id, channel, state, basis, wording, point, at) VALUES (:w, gen_random_uuid(), :contactId, 'email', 'granted', 'express', 'Yes', 'priya@raman.example', now())",
    "suppressions (workspace_id, id, channel, point_hash, point, reason, at) VALUES (:w, :suppressionId, 'email', 'none', 'gone@example.com', 'bounced', now())",
    "signup_pages (workspace_id, title, text, button, wording, thanks, asks_name, asks_phone, tags, open, updated_at) VALUES (:w, 'Stay in touch', '', 'Join', 'Yes, write to me.', 'Thank you', true, false, '[]', false, now())",
    "signups (workspace_id, id, email, name, phone, wording, state, asked_at, mailed_at) VALUES (:w, gen_random_uuid(), 'guest@example.com', '', '', 'Yes, write to me.', 'waiting', now(), now())",
    "contact_imports (workspace_id, id, name, state, bytes, actor_name, created_at) VALUES (:w, :importId, 'customers.csv', 'uploading', 10, 'Ada Baker', now())",
    "import_errors (workspace_id, import_id, record, line, reason, row) VALUES (:w, :importId, 1, 2, 'This is not an email address.', 'x')",
  ];
  for (const row of rows)
    await asOwner(`INSERT INTO ${row.replace(/:(\w+)/g, (_, name: keyof typeof values) => `'${values[name]}'`)}`);
  return ids;
}
