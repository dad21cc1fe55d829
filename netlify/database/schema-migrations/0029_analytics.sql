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
	"backfilled_to" uuid,
	"backfilled_at" timestamp with time zone,
	"insights_week" date,
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
CREATE TABLE "visit_conversions" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_conversions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
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
ALTER TABLE "visit_conversions" ADD CONSTRAINT "visit_conversions_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_sites" ADD CONSTRAINT "visit_sites_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "insights_once" ON "insights" USING btree ("workspace_id","week","kind","about");--> statement-breakpoint
CREATE INDEX "report_shares_newest" ON "report_shares" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "event_inbox_order" ON "event_inbox" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "event_inbox_recent" ON "event_inbox" USING btree ("workspace_id","at");--> statement-breakpoint
CREATE INDEX "events_contact" ON "events" USING btree ("workspace_id","person") WHERE channel = 'email';--> statement-breakpoint
CREATE INDEX "events_subject" ON "events" USING btree ("workspace_id","subject_id","at");--> statement-breakpoint
CREATE INDEX "visit_conversions_age" ON "visit_conversions" USING btree ("at");--> statement-breakpoint
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
CALL make_tenant_table('visit_conversions');--> statement-breakpoint
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
      END IF;
    END IF;
    month := month + interval '1 month';
  END LOOP;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION make_event_months(timestamptz, timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION make_event_months(timestamptz, timestamptz) TO worker;--> statement-breakpoint
-- Drops the months that lie wholly before an instant. The sums of their days stay.
CREATE FUNCTION drop_event_months(before timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' SET lock_timeout = '5s' AS $$
DECLARE
  name text;
  dropped integer := 0;
BEGIN
  -- A slip of the caller must not cost the figures of the last two years.
  IF before > now() - interval '2 years' THEN RAISE EXCEPTION 'drop_event_months: % is less than two years ago', before; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('make_event_months'));
  FOR name IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'public.events'::regclass AND c.relname ~ '^events_[0-9]{4}_[0-9]{2}$' AND to_date(right(c.relname, 7), 'YYYY_MM')::timestamptz + interval '1 month' <= before
    ORDER BY 1
  LOOP
    EXECUTE format('DROP TABLE public.%I', name);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION drop_event_months(timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION drop_event_months(timestamptz) TO worker;--> statement-breakpoint
-- Whoever is erased is a stranger in the events from then on: still one person among those of a day, but nobody knows
-- who. The inbox comes first: what is moved meanwhile is found in the second statement. Both look people up by index,
-- whatever plan a connection made for other numbers of them.
CREATE FUNCTION forget_event_people() RETURNS trigger LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  salt text := gen_random_uuid()::text;
BEGIN
  UPDATE event_inbox e SET person = md5(salt || e.person) FROM gone WHERE e.workspace_id = gone.workspace_id AND e.person = gone.id::text AND e.channel = 'email';
  UPDATE events e SET person = md5(salt || e.person) FROM gone WHERE e.workspace_id = gone.workspace_id AND e.person = gone.id::text AND e.channel = 'email';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_event_people AFTER DELETE ON contacts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_event_people();--> statement-breakpoint
CALL make_live_table('event_folds', 'analytics');--> statement-breakpoint
CALL make_live_table('goals', 'analytics');--> statement-breakpoint
CALL make_live_table('insights', 'analytics');--> statement-breakpoint
CALL make_live_table('report_shares', 'analytics');--> statement-breakpoint
CALL make_live_table('visit_sites', 'analytics');
