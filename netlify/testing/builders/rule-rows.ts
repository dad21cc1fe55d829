import { asOwner } from '../database';

/** A rule that is paused, and one firing of it. Returns the ids. */
export async function keepRuleRows(workspaceId: string) {
  const [ruleId, firingId] = [crypto.randomUUID(), crypto.randomUUID()];
  await asOwner(
    `INSERT INTO content_rules (workspace_id, id, name, trigger, pillar, platforms, content_types, weekly_cap, quiet_weekdays, quiet_days, avoid_words, need_words, mode, active, checked_at, zone, created_at, updated_at)
     VALUES ($1, $2, 'Monday tip', '{"on":"time","rrule":"FREQ=WEEKLY;BYDAY=MO","startsOn":"2026-01-05","time":"09:00"}', 'tips', '["blog"]', '["picture"]', 2, '[]', '[]', '[]', '[]', 'ask', false, now(), 'Europe/London', now(), now())`,
    [workspaceId, ruleId],
  );
  await asOwner(
    `INSERT INTO rule_firings (workspace_id, id, rule_id, key, day, at, state, reason, piece_id, content_type, platforms, pillar, created_at, updated_at)
     VALUES ($1, $2, $3, 'on 2026-01-05', '2026-01-05', now(), 'skipped', 'cap', gen_random_uuid(), 'picture', '["blog"]', 'tips', now(), now())`,
    [workspaceId, firingId, ruleId],
  );
  return { ruleId, firingId };
}
