CREATE TABLE "decisions" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"week" integer NOT NULL,
	"state" text NOT NULL,
	"idea_ids" jsonb NOT NULL,
	"choice" text,
	"idea_id" uuid,
	"reason" text,
	"channel" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "decisions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_once" ON "decisions" USING btree ("workspace_id","year","week");--> statement-breakpoint
CREATE INDEX "decisions_open" ON "decisions" USING btree ("opened_at") WHERE state = 'open';--> statement-breakpoint
-- By hand from here: tenants and live pages.
CALL make_tenant_table('decisions');--> statement-breakpoint
CALL make_live_table('decisions', 'cycle');
