CREATE TABLE "event_home" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"store" text NOT NULL,
	"moving_to" text
);
--> statement-breakpoint
CREATE TABLE "event_removals" (
	"whose" uuid NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_removals_whose_person_pk" PRIMARY KEY("whose","person")
);--> statement-breakpoint
-- By hand from here: both belong to the installation; requests only ask where events are.
ALTER TABLE event_home ADD CONSTRAINT event_home_only CHECK ("only");--> statement-breakpoint
INSERT INTO event_home (store) VALUES ('postgres');--> statement-breakpoint
GRANT SELECT ON event_home TO app, worker;--> statement-breakpoint
GRANT UPDATE ON event_home TO worker;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON event_removals TO worker;--> statement-breakpoint
-- What PostgreSQL forgets by cascade and trigger, ClickHouse forgets by a job that reads these rows. They are noted in the
-- transaction that deletes, whoever does it; and only while events are there, or on their way.
CREATE FUNCTION note_event_removals() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM event_home WHERE store = 'clickhouse' OR moving_to = 'clickhouse') THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'contacts' THEN
    INSERT INTO event_removals (whose, person) SELECT workspace_id, id::text FROM gone ON CONFLICT DO NOTHING;
  ELSE
    -- Its people go with it; one by one, a large workspace's would take hours.
    DELETE FROM event_removals r USING gone WHERE r.whose = gone.workspace_id AND r.person <> '';
    INSERT INTO event_removals (whose) SELECT workspace_id FROM gone WHERE kind = 'real' ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION note_event_removals() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER note_event_removals AFTER DELETE ON contacts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_event_removals();--> statement-breakpoint
CREATE TRIGGER note_event_removals AFTER DELETE ON workspaces REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_event_removals();
--> statement-breakpoint
CREATE TABLE "costs" (
	"workspace_id" uuid NOT NULL,
	"month" date NOT NULL,
	"source" text NOT NULL,
	"campaign" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "costs_workspace_id_month_source_campaign_pk" PRIMARY KEY("workspace_id","month","source","campaign")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "inherited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "first_touch" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "costs" ADD CONSTRAINT "costs_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- By hand from here.
CALL make_tenant_table('costs');--> statement-breakpoint
CALL make_live_table('costs', 'analytics');--> statement-breakpoint
-- Days that were summed before people of several kinds were counted once: at least as many as did the commonest thing. A
-- demo's days have no events to be counted again from, and keep this.
INSERT INTO event_days (workspace_id, dimension, day, kind, channel, key, events, people, value)
SELECT workspace_id, dimension, day, 'engaged', channel, key, sum(events), max(people), 0 FROM event_days
WHERE kind IN ('outbound', 'download', 'form', 'custom', 'conversion', 'click') GROUP BY 1, 2, 3, 5, 6
UNION ALL SELECT workspace_id, dimension, day, 'lead', channel, key, events, people, 0 FROM event_days WHERE kind = 'form';--> statement-breakpoint
INSERT INTO event_hours (workspace_id, day, hour, kind, channel, events, people, value)
SELECT workspace_id, day, hour, 'engaged', channel, sum(events), max(people), 0 FROM event_hours
WHERE kind IN ('outbound', 'download', 'form', 'custom', 'conversion', 'click') GROUP BY 1, 2, 3, 5;--> statement-breakpoint
-- All others are summed again by the next runs of fold-events. Of days before these, events may have been dropped.
INSERT INTO event_stale_days (workspace_id, day, since)
SELECT DISTINCT d.workspace_id, d.day, now() FROM event_days d JOIN workspaces w ON w.workspace_id = d.workspace_id
WHERE d.dimension = '' AND w.kind <> 'demo' AND d.day > current_date - 720 ON CONFLICT DO NOTHING;
