import { asOwner } from '../database';

/** A row of each table of analytics. Returns the ids. */
export async function keepAnalyticsRows(workspaceId: string, userId: string) {
  const ids = {
    goalId: crypto.randomUUID(),
    insightId: crypto.randomUUID(),
    reportShareId: crypto.randomUUID(),
    visitSiteId: crypto.randomUUID(),
  };
  const facts = JSON.stringify({
    kind: 'best-hour',
    hour: 12,
    slot: { weekday: 4, time: '16:30' },
    people: 400,
    actions: 60,
    share: 0.15,
    shareElsewhere: 0.06,
    weeks: 12,
  });
  const values = { facts, w: workspaceId, u: userId, key: crypto.randomUUID().replaceAll('-', ''), ...ids };
  await asOwner('SELECT make_event_months(now(), now())');
  const rows = [
    "event_inbox (workspace_id, id, at, kind, channel, person, page) VALUES (:w, gen_random_uuid(), now(), 'view', 'website', 'visitor', 'grill.example/')",
    "events (workspace_id, id, at, kind, channel, person, page) VALUES (:w, gen_random_uuid(), now(), 'view', 'website', 'visitor', 'grill.example/')",
    "event_days (workspace_id, dimension, day, kind, channel, key, events, people, value) VALUES (:w, '', current_date, 'view', 'website', '', 1, 1, 0)",
    "event_hours (workspace_id, day, hour, kind, channel, events, people, value) VALUES (:w, current_date, 12, 'view', 'website', 1, 1, 0)",
    'event_stale_days (workspace_id, day, since) VALUES (:w, current_date, now())',
    "event_folds (workspace_id, zone, until, backfilled_at) VALUES (:w, 'Europe/London', now(), now())",
    "visit_sites (workspace_id, id, key, hosts, created_at) VALUES (:w, :visitSiteId, :key, '{grill.example}', now())",
    "goals (workspace_id, id, name, kind, monthly, created_at) VALUES (:w, :goalId, 'Bookings', 'conversion', 20, now())",
    "costs (workspace_id, month, source, amount) VALUES (:w, '2026-11-01', 'google.com', 12000)",
    "insights (workspace_id, id, week, kind, about, facts, confidence, impact, state, created_at) VALUES (:w, :insightId, '2020-01-06', 'best-hour', '12', :facts, 96, 'low', 'open', now())",
    "report_shares (workspace_id, id, token_hash, period, ends_on, created_at, expires_at) VALUES (:w, :reportShareId, :key, '30d', current_date, now(), now() + interval '30 days')",
    "forecast_scores (workspace_id, idea_id, piece_id, first_day, outcome, due_at, scored_at) SELECT workspace_id, idea_id, idea_id, current_date, 'taken-down', now(), now() FROM idea_forecasts WHERE workspace_id = :w LIMIT 1",
    "report_mails (workspace_id, user_id, often) VALUES (:w, :u, 'weekly')",
  ];
  for (const row of rows)
    await asOwner(`INSERT INTO ${row.replace(/:(\w+)/g, (_, name: keyof typeof values) => `'${values[name]}'`)}`);
  return ids;
}
