ALTER TABLE "workspaces" ADD COLUMN "sample_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "agency_name" text;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "agency_contact" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- What an agency is called in its clients' reports; a demo's state is kept by the roles that open and fill it.
GRANT UPDATE (agency_name, agency_contact) ON workspaces TO app;--> statement-breakpoint
-- Links that ended long ago are found across all workspaces.
CREATE INDEX report_shares_expires ON report_shares (expires_at);
