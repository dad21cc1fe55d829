CREATE TABLE "call_numbers" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"sender" text NOT NULL,
	"code_hash" text,
	"code_sent_at" timestamp with time zone NOT NULL,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"consent_text" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"consent_address" text NOT NULL,
	"consent_by" uuid NOT NULL,
	"consent_name" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"minutes_a_month" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_turns" (
	"workspace_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"who" text NOT NULL,
	"text" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_turns_workspace_id_call_id_position_pk" PRIMARY KEY("workspace_id","call_id","position")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slot" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"scheduled_for" timestamp with time zone NOT NULL,
	"decision_id" uuid,
	"script" jsonb,
	"dialogue" jsonb,
	"step" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"topic" text DEFAULT '' NOT NULL,
	"suggestions" integer DEFAULT 0 NOT NULL,
	"approved" integer DEFAULT 0 NOT NULL,
	"idea_id" uuid,
	"rings_since" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"vendor_id" text,
	"texted_at" timestamp with time zone,
	"billed_seconds" integer DEFAULT 0 NOT NULL,
	"cost" text DEFAULT '' NOT NULL,
	"trouble" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calls_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
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
ALTER TABLE "call_numbers" ADD CONSTRAINT "call_numbers_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_turns" ADD CONSTRAINT "call_turns_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_turns" ADD CONSTRAINT "call_turns_call_fk" FOREIGN KEY ("workspace_id","call_id") REFERENCES "public"."calls"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_numbers_number" ON "call_numbers" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_once" ON "calls" USING btree ("workspace_id","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_vendor" ON "calls" USING btree ("workspace_id","vendor_id");--> statement-breakpoint
CREATE INDEX "calls_newest" ON "calls" USING btree ("workspace_id","scheduled_for","id");--> statement-breakpoint
CREATE INDEX "calls_open" ON "calls" USING btree ("updated_at") WHERE state in ('ringing', 'talking', 'scheduled');--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_once" ON "decisions" USING btree ("workspace_id","year","week");--> statement-breakpoint
CREATE INDEX "decisions_open" ON "decisions" USING btree ("opened_at") WHERE state = 'open';--> statement-breakpoint
-- By hand from here: tenants and live pages. Whatever is said in a call changes it, which tells open pages.
CALL make_tenant_table('decisions');--> statement-breakpoint
CALL make_tenant_table('calls');--> statement-breakpoint
CALL make_tenant_table('call_turns');--> statement-breakpoint
CALL make_tenant_table('call_numbers');--> statement-breakpoint
CALL make_live_table('decisions', 'cycle');--> statement-breakpoint
CALL make_live_table('calls', 'call');--> statement-breakpoint
CALL make_live_table('call_numbers', 'call');
