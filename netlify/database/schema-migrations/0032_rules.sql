CREATE TABLE "content_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"trigger" jsonb NOT NULL,
	"pillar" text NOT NULL,
	"platforms" jsonb NOT NULL,
	"content_types" jsonb NOT NULL,
	"weekly_cap" integer NOT NULL,
	"quiet_weekdays" jsonb NOT NULL,
	"quiet_days" jsonb NOT NULL,
	"avoid_words" jsonb NOT NULL,
	"need_words" jsonb NOT NULL,
	"mode" text NOT NULL,
	"active" boolean NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	"zone" text NOT NULL,
	"etag" text DEFAULT '' NOT NULL,
	"last_modified" text DEFAULT '' NOT NULL,
	"feed_known" boolean DEFAULT false NOT NULL,
	"trouble" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_rules_tenant" UNIQUE("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "rule_firings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"held" text,
	"subject" jsonb,
	"piece_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"platforms" jsonb NOT NULL,
	"pillar" text NOT NULL,
	"draft" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_rules" ADD CONSTRAINT "content_rules_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_firings" ADD CONSTRAINT "rule_firings_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_firings" ADD CONSTRAINT "rule_firings_rule_fk" FOREIGN KEY ("workspace_id","rule_id") REFERENCES "public"."content_rules"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_rules_due" ON "content_rules" USING btree ("next_at") WHERE active and deleted_at is null;--> statement-breakpoint
CREATE INDEX "content_rules_deleted" ON "content_rules" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rule_firings_once" ON "rule_firings" USING btree ("workspace_id","rule_id","key");--> statement-breakpoint
CREATE INDEX "rule_firings_newest" ON "rule_firings" USING btree ("workspace_id","rule_id","at","id");--> statement-breakpoint
CREATE INDEX "rule_firings_day" ON "rule_firings" USING btree ("workspace_id","day");--> statement-breakpoint
-- By hand from here: tenants and live pages.
CALL make_tenant_table('content_rules');--> statement-breakpoint
CALL make_tenant_table('rule_firings');--> statement-breakpoint
CALL make_live_table('content_rules', 'rule');--> statement-breakpoint
CALL make_live_table('rule_firings', 'rule');
