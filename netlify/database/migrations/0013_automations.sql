DROP INDEX "automation_runs_due";--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "trigger_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "automation_runs_due" ON "automation_runs" USING btree ("workspace_id","campaign_id","state","wakes_at");