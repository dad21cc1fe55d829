CREATE TABLE "goals" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"match" text DEFAULT '' NOT NULL,
	"monthly" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goals_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "insights" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"week" date NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"facts" jsonb NOT NULL,
	"confidence" smallint NOT NULL,
	"impact" text NOT NULL,
	"state" text NOT NULL,
	"applied_at" timestamp with time zone,
	"applied" jsonb,
	"score" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "insights_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "report_mails" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"often" text NOT NULL,
	"sent_until" date,
	CONSTRAINT "report_mails_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "report_shares" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"period" text NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "report_shares_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "event_days" (
	"workspace_id" uuid NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"key" text NOT NULL,
	"events" integer NOT NULL,
	"people" integer NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "event_days_workspace_id_dimension_day_kind_channel_key_pk" PRIMARY KEY("workspace_id","dimension","day","kind","channel","key")
);
--> statement-breakpoint
CREATE TABLE "event_folds" (
	"workspace_id" uuid NOT NULL,
	"zone" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "event_folds_workspace_id_pk" PRIMARY KEY("workspace_id")
);
--> statement-breakpoint
CREATE TABLE "event_hours" (
	"workspace_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"events" integer NOT NULL,
	"people" integer NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "event_hours_workspace_id_day_hour_kind_channel_pk" PRIMARY KEY("workspace_id","day","hour","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "event_inbox" (
	"workspace_id" uuid NOT NULL,
	"seq" bigserial NOT NULL,
	"change" text DEFAULT 'put' NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"person" text,
	"name" text DEFAULT '' NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"medium" text DEFAULT '' NOT NULL,
	"campaign" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"subject_id" uuid,
	"value" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_inbox_workspace_id_seq_pk" PRIMARY KEY("workspace_id","seq")
);
--> statement-breakpoint
CREATE TABLE "event_stale_days" (
	"workspace_id" uuid NOT NULL,
	"day" date NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "event_stale_days_workspace_id_day_pk" PRIMARY KEY("workspace_id","day")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"person" text,
	"name" text DEFAULT '' NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"medium" text DEFAULT '' NOT NULL,
	"campaign" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"subject_id" uuid,
	"value" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "events_workspace_id_at_id_pk" PRIMARY KEY("workspace_id","at","id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_sites" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"hosts" text[] NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_page" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_sites_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "engines" ADD COLUMN "slot" jsonb;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_shares" ADD CONSTRAINT "report_shares_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_days" ADD CONSTRAINT "event_days_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_folds" ADD CONSTRAINT "event_folds_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_hours" ADD CONSTRAINT "event_hours_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_inbox" ADD CONSTRAINT "event_inbox_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_stale_days" ADD CONSTRAINT "event_stale_days_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_sites" ADD CONSTRAINT "visit_sites_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "insights_once" ON "insights" USING btree ("workspace_id","week","kind","about");--> statement-breakpoint
CREATE INDEX "report_shares_newest" ON "report_shares" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "event_inbox_order" ON "event_inbox" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "event_inbox_recent" ON "event_inbox" USING btree ("workspace_id","at");--> statement-breakpoint
CREATE INDEX "events_subject" ON "events" USING btree ("workspace_id","subject_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_sites_key" ON "visit_sites" USING btree ("workspace_id","key");--> statement-breakpoint
-- By hand from here: tenants, partitions and live pages; PARTITION BY of events, too.
CALL make_tenant_table('goals');--> statement-breakpoint
CALL make_tenant_table('insights');--> statement-breakpoint
CALL make_tenant_table('report_mails');--> statement-breakpoint
CALL make_tenant_table('report_shares');--> statement-breakpoint
CALL make_tenant_table('event_days');--> statement-breakpoint
CALL make_tenant_table('event_folds');--> statement-breakpoint
CALL make_tenant_table('event_hours');--> statement-breakpoint
CALL make_tenant_table('event_inbox');--> statement-breakpoint
CALL make_tenant_table('event_stale_days');--> statement-breakpoint
CALL make_tenant_table('events');--> statement-breakpoint
CALL make_tenant_table('visit_sites');--> statement-breakpoint
GRANT USAGE ON SEQUENCE event_inbox_seq_seq TO app, worker;--> statement-breakpoint
GRANT SELECT, INSERT ON visit_salts TO app, worker;--> statement-breakpoint
GRANT DELETE ON visit_salts TO worker;--> statement-breakpoint
-- Months between two instants get their partitions. Rows are reached through the parent alone, whose policies hold:
-- the partitions themselves are granted to nobody. Jobs call it before they insert.
CREATE FUNCTION make_event_months(first timestamptz, last timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  month timestamptz := date_trunc('month', greatest(first, '2015-01-01Z'::timestamptz));
  name text;
BEGIN
  WHILE month <= least(last, now() + interval '2 years') LOOP
    name := format('events_%s', to_char(month, 'YYYY_MM'));
    IF to_regclass(format('public.%I', name)) IS NULL THEN
      PERFORM pg_advisory_xact_lock(hashtext('make_event_months'));
      IF to_regclass(format('public.%I', name)) IS NULL THEN
        EXECUTE format('CREATE TABLE public.%I PARTITION OF public.events FOR VALUES FROM (%L) TO (%L)', name, month, month + interval '1 month');
        EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', name);
        EXECUTE format('ALTER TABLE public.%I FORCE ROW LEVEL SECURITY', name);
      END IF;
    END IF;
    month := month + interval '1 month';
  END LOOP;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION make_event_months(timestamptz, timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION make_event_months(timestamptz, timestamptz) TO worker;--> statement-breakpoint
CALL make_live_table('event_folds', 'analytics');--> statement-breakpoint
CALL make_live_table('goals', 'analytics');--> statement-breakpoint
CALL make_live_table('insights', 'analytics');--> statement-breakpoint
CALL make_live_table('report_shares', 'analytics');--> statement-breakpoint
CALL make_live_table('visit_sites', 'analytics');
