import { asOwner } from '../database';

/** A call that rings, with one thing that was said, a telephone that is connected but switched off, and a browser's subscription. */
export async function keepCallRows(workspaceId: string, userId: string) {
  const callId = crypto.randomUUID();
  await asOwner(
    `INSERT INTO calls (workspace_id, id, slot, kind, channel, state, scheduled_for, rings_since, created_at, updated_at)
     VALUES ($1, $2, '2026-01-05', 'week', 'browser', 'ringing', now(), now(), now(), now())`,
    [workspaceId, callId],
  );
  await asOwner(
    "INSERT INTO call_turns (workspace_id, call_id, position, who, text, at) VALUES ($1, $2, 1, 'agent', 'Hello.', now())",
    [workspaceId, callId],
  );
  await asOwner(
    `INSERT INTO call_numbers (workspace_id, number, sender, code_sent_at, consent_text, consent_at, consent_address, consent_by, consent_name, is_on, minutes_a_month, updated_at)
     VALUES ($1, '+447700900123', '+447700900456', now(), 'Yes, call me.', now(), '198.18.0.1', $2, 'Ada Baker', false, 30, now())`,
    [workspaceId, userId],
  );
  await asOwner(
    `INSERT INTO call_pushes (workspace_id, session_id, user_id, key_id, sealed, created_at)
     VALUES ($1, gen_random_uuid(), $2, 'none', 'nothing', now())`,
    [workspaceId, userId],
  );
  return { callId };
}
