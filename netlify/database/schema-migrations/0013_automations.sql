DROP INDEX "automation_runs_due";--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "trigger_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "automation_runs_due" ON "automation_runs" USING btree ("workspace_id","campaign_id","state","wakes_at");--> statement-breakpoint
-- What is now minus what was, without a join of the two: a connection keeps the plan that it made for a few rows, and joined by it many thousands would never end.
CREATE OR REPLACE FUNCTION count_changed_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_steps (workspace_id, campaign_id, email_id, kind, step)
    SELECT d.workspace_id, d.campaign_id, d.email_id, v.kind, sum(v.n * d.sign) FROM (SELECT *, 1 AS sign FROM after_rows UNION ALL SELECT *, -1 FROM before_rows) d CROSS JOIN LATERAL (VALUES
      ('sent', (d.sent_at IS NOT NULL)::int::bigint), ('opens', (d.opened_at IS NOT NULL)::int), ('clicks', (d.clicked_at IS NOT NULL)::int),
      ('machineOpens', (d.machine_opened_at IS NOT NULL)::int), ('machineClicks', (d.machine_clicked_at IS NOT NULL)::int),
      ('conversions', (d.converted_at IS NOT NULL)::int), ('revenue', d.revenue),
      ('bounced', (d.state = 'bounced')::int), ('failed', (d.state = 'failed')::int), ('uncertain', (d.state = 'uncertain')::int), ('skipped', (d.state = 'skipped')::int),
      ('unsubscribed', (d.unsubscribed_at IS NOT NULL)::int), ('complained', (d.complained_at IS NOT NULL)::int)) AS v (kind, n)
    WHERE v.n <> 0 GROUP BY 1, 2, 3, 4 HAVING sum(v.n * d.sign) <> 0;
  RETURN NULL;
END $$;
