CREATE TABLE "cycle_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"key" text NOT NULL,
	"what" text NOT NULL,
	"sentence" text NOT NULL,
	"step" integer NOT NULL,
	"activity_id" uuid,
	"idea_id" uuid,
	"piece_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cycle_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"week" integer NOT NULL,
	"starts_on" date NOT NULL,
	"state" text NOT NULL,
	"step" integer NOT NULL,
	"reason" text,
	"mode" text NOT NULL,
	"begun_by" text NOT NULL,
	"analysis" jsonb,
	"idea_id" uuid,
	"piece_id" uuid NOT NULL,
	"plan" jsonb,
	"held" text,
	"measured" jsonb,
	"seen_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cycle_runs_tenant" UNIQUE("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "engines" ADD COLUMN "autopilot" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cycle_events" ADD CONSTRAINT "cycle_events_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_events" ADD CONSTRAINT "cycle_events_run_fk" FOREIGN KEY ("workspace_id","run_id") REFERENCES "public"."cycle_runs"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_runs" ADD CONSTRAINT "cycle_runs_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cycle_events_once" ON "cycle_events" USING btree ("workspace_id","run_id","key");--> statement-breakpoint
CREATE INDEX "cycle_events_order" ON "cycle_events" USING btree ("workspace_id","run_id","at","step");--> statement-breakpoint
CREATE UNIQUE INDEX "cycle_runs_once" ON "cycle_runs" USING btree ("workspace_id","year","week");--> statement-breakpoint
CREATE INDEX "cycle_runs_open" ON "cycle_runs" USING btree ("workspace_id","starts_on") WHERE state <> 'done' and (state <> 'skipped' or reason in ('nobody-said-yes', 'taken-down'));--> statement-breakpoint
-- By hand from here: tenants and live pages. Whatever adds an event changes its run, which tells open pages.
CALL make_tenant_table('cycle_runs');--> statement-breakpoint
CALL make_tenant_table('cycle_events');--> statement-breakpoint
CALL make_live_table('cycle_runs', 'cycle');
