ALTER TABLE "event_folds" ADD COLUMN "events_since" date;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "sample_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "agency_name" text;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "agency_contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "report_shares_expires" ON "report_shares" USING btree ("expires_at");--> statement-breakpoint
-- What an agency is called in its clients' reports.
GRANT UPDATE (agency_name, agency_contact) ON workspaces TO app;
