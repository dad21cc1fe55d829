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
