-- Both are trusted extensions: the owner of a database may make them (PostgreSQL 13 and newer).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE TABLE "consents" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"basis" text,
	"wording" text DEFAULT '' NOT NULL,
	"proof" text DEFAULT '' NOT NULL,
	"point" text DEFAULT '' NOT NULL,
	"address" text,
	"import_id" uuid,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "signup_pages" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"button" text NOT NULL,
	"wording" text NOT NULL,
	"thanks" text NOT NULL,
	"asks_name" boolean NOT NULL,
	"asks_phone" boolean NOT NULL,
	"tags" jsonb NOT NULL,
	"open" boolean NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signups" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"wording" text NOT NULL,
	"address" text,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signups_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"point_hash" text NOT NULL,
	"point" text,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "suppressions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_batches" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"plan" jsonb,
	"done_until" uuid,
	"changed" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_batches_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_changes" (
	"workspace_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"before" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_changes_workspace_id_batch_id_contact_id_pk" PRIMARY KEY("workspace_id","batch_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "contact_counts" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"step" bigint NOT NULL,
	CONSTRAINT "contact_counts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_events" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"source_key" text,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_events_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_exports" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"format" text NOT NULL,
	"selection" jsonb NOT NULL,
	"state" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"parts" integer DEFAULT 0 NOT NULL,
	"cause" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_exports_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_fields" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_fields_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_points" (
	"workspace_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"shown" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "contact_points_workspace_id_contact_id_kind_value_pk" PRIMARY KEY("workspace_id","contact_id","kind","value")
);
--> statement-breakpoint
CREATE TABLE "contact_tags" (
	"workspace_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	CONSTRAINT "contact_tags_workspace_id_tag_id_contact_id_pk" PRIMARY KEY("workspace_id","tag_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"value" bigint,
	"custom" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search" text NOT NULL,
	"name_key" text NOT NULL,
	"email_consent" text,
	"sms_consent" text,
	"voice_consent" text,
	"last_contact_at" timestamp with time zone,
	"touched_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(last_contact_at, '-infinity'::timestamptz)) STORED NOT NULL,
	"value_key" bigint GENERATED ALWAYS AS (coalesce(value, -1)) STORED NOT NULL,
	"archived_at" timestamp with time zone,
	"import_id" uuid,
	"row_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contacts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"rules" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "segments_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tags_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_imports" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"bytes" integer NOT NULL,
	"parts_here" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settings" jsonb,
	"dry_run" boolean DEFAULT false NOT NULL,
	"done_records" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"cause" text,
	"attempt" uuid,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "contact_imports_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "import_errors" (
	"workspace_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"record" integer NOT NULL,
	"line" integer NOT NULL,
	"reason" text NOT NULL,
	"row" text NOT NULL,
	CONSTRAINT "import_errors_workspace_id_import_id_record_pk" PRIMARY KEY("workspace_id","import_id","record")
);
--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(title || ' ' || prompt)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_contact_fk" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_pages" ADD CONSTRAINT "signup_pages_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signups" ADD CONSTRAINT "signups_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_batches" ADD CONSTRAINT "contact_batches_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_contact_fk" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_batch_fk" FOREIGN KEY ("workspace_id","batch_id") REFERENCES "public"."contact_batches"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_counts" ADD CONSTRAINT "contact_counts_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_contact_fk" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_exports" ADD CONSTRAINT "contact_exports_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_fields" ADD CONSTRAINT "contact_fields_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_points" ADD CONSTRAINT "contact_points_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_points" ADD CONSTRAINT "contact_points_contact_fk" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_tags" ADD CONSTRAINT "contact_tags_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_tags" ADD CONSTRAINT "contact_tags_contact_fk" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_tags" ADD CONSTRAINT "contact_tags_tag_fk" FOREIGN KEY ("workspace_id","tag_id") REFERENCES "public"."tags"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segments" ADD CONSTRAINT "segments_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_imports" ADD CONSTRAINT "contact_imports_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_errors" ADD CONSTRAINT "import_errors_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_errors" ADD CONSTRAINT "import_errors_import_fk" FOREIGN KEY ("workspace_id","import_id") REFERENCES "public"."contact_imports"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_contact" ON "consents" USING btree ("workspace_id","contact_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "signups_email" ON "signups" USING btree ("workspace_id",lower("email"));--> statement-breakpoint
CREATE INDEX "signups_age" ON "signups" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "suppressions_once" ON "suppressions" USING btree ("workspace_id","channel","point_hash");--> statement-breakpoint
CREATE INDEX "suppressions_newest" ON "suppressions" USING btree ("workspace_id","at","id");--> statement-breakpoint
CREATE INDEX "contact_batches_age" ON "contact_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_changes_contact" ON "contact_changes" USING btree ("workspace_id","contact_id");--> statement-breakpoint
CREATE INDEX "contact_events_contact" ON "contact_events" USING btree ("workspace_id","contact_id","at","id");--> statement-breakpoint
CREATE INDEX "contact_events_kind" ON "contact_events" USING btree ("workspace_id","kind","at","contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_events_source" ON "contact_events" USING btree ("workspace_id","source_key") WHERE "contact_events"."source_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_exports_newest" ON "contact_exports" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_exports_age" ON "contact_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_fields_label" ON "contact_fields" USING btree ("workspace_id",lower("label"));--> statement-breakpoint
CREATE UNIQUE INDEX "contact_points_email" ON "contact_points" USING btree ("workspace_id","value") WHERE "contact_points"."kind" = 'email';--> statement-breakpoint
CREATE INDEX "contact_points_phone" ON "contact_points" USING btree ("workspace_id","value") WHERE "contact_points"."kind" = 'phone';--> statement-breakpoint
CREATE INDEX "contact_tags_contact" ON "contact_tags" USING btree ("workspace_id","contact_id");--> statement-breakpoint
CREATE INDEX "contacts_touched" ON "contacts" USING btree ("workspace_id","touched_at","id");--> statement-breakpoint
CREATE INDEX "contacts_status" ON "contacts" USING btree ("workspace_id","status","touched_at","id");--> statement-breakpoint
CREATE INDEX "contacts_name" ON "contacts" USING btree ("workspace_id","name_key","id");--> statement-breakpoint
CREATE INDEX "contacts_value" ON "contacts" USING btree ("workspace_id","value_key","id");--> statement-breakpoint
CREATE INDEX "contacts_archived" ON "contacts" USING btree ("workspace_id","archived_at","id") WHERE "contacts"."archived_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "contacts_import" ON "contacts" USING btree ("workspace_id","import_id") WHERE "contacts"."import_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_row_key" ON "contacts" USING btree ("workspace_id","row_key") WHERE "contacts"."row_key" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "segments_name" ON "segments" USING btree ("workspace_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("workspace_id",lower("name"));--> statement-breakpoint
CREATE INDEX "contact_imports_newest" ON "contact_imports" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_imports_age" ON "contact_imports" USING btree ("created_at");

ALTER TABLE contacts
  ADD CONSTRAINT contacts_status_known CHECK (status IN ('customer', 'lead', 'prospect')),
  ADD CONSTRAINT contacts_value_positive CHECK (value >= 0),
  ADD CONSTRAINT contacts_consents CHECK (email_consent IN ('granted', 'withdrawn') AND sms_consent IN ('granted', 'withdrawn') AND voice_consent IN ('granted', 'withdrawn'));
ALTER TABLE contact_points ADD CONSTRAINT contact_points_kind CHECK (kind IN ('email', 'phone'));
ALTER TABLE consents
  ADD CONSTRAINT consents_channel CHECK (channel IN ('email', 'sms', 'voice')),
  ADD CONSTRAINT consents_state CHECK (state IN ('granted', 'withdrawn'));
ALTER TABLE suppressions ADD CONSTRAINT suppressions_channel CHECK (channel IN ('email', 'sms', 'voice'));

CALL make_tenant_table('contacts');
CALL make_tenant_table('contact_points');
CALL make_tenant_table('tags');
CALL make_tenant_table('contact_tags');
CALL make_tenant_table('contact_fields');
CALL make_tenant_table('contact_events');
CALL make_tenant_table('contact_counts');
CALL make_tenant_table('contact_batches');
CALL make_tenant_table('contact_changes');
CALL make_tenant_table('contact_exports');
CALL make_tenant_table('segments');
CALL make_tenant_table('consents');
CALL make_tenant_table('suppressions');
CALL make_tenant_table('signup_pages');
CALL make_tenant_table('signups');
CALL make_tenant_table('contact_imports');
CALL make_tenant_table('import_errors');

CALL make_live_table('contacts', 'contact');
CALL make_live_table('contact_events', 'contact');
CALL make_live_table('contact_tags', 'contact');
CALL make_live_table('tags', 'contact');
CALL make_live_table('contact_fields', 'contact');
CALL make_live_table('contact_batches', 'contact');
CALL make_live_table('contact_exports', 'contact');
CALL make_live_table('consents', 'contact');
CALL make_live_table('suppressions', 'contact');
CALL make_live_table('segments', 'segment');
CALL make_live_table('signup_pages', 'signup');
CALL make_live_table('signups', 'signup');
CALL make_live_table('contact_imports', 'import');

-- Trigrams make substrings quick. A policy keeps every condition that could tell something about a hidden row (LIKE
-- among them) out of the index, so the look-up runs as a role of its own whose policy is no condition, in a function
-- that names the workspace itself. It sees three columns, of one table, of one workspace.
CREATE INDEX contacts_search ON contacts USING gin (workspace_id, search gin_trgm_ops);
DO $$
BEGIN
  CREATE ROLE finder NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- roles belong to the server, not to this database
END $$;
GRANT finder TO CURRENT_USER;
GRANT USAGE ON SCHEMA public TO finder;
GRANT SELECT (workspace_id, id, search) ON contacts TO finder;
CREATE POLICY finder ON contacts FOR SELECT TO finder USING (true);

/* Ids of the bound workspace's contacts whose folded text matches a LIKE pattern, `most` at most. */
CREATE FUNCTION contacts_matching(pattern text, most integer) RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  -- As a literal, so that the planner knows whether the pattern is rare or everywhere.
  RETURN QUERY EXECUTE format('SELECT id FROM public.contacts WHERE workspace_id = %L AND search LIKE %L LIMIT %s', public.current_workspace(), pattern, most);
END $$;
GRANT CREATE ON SCHEMA public TO finder;
ALTER FUNCTION contacts_matching(text, integer) OWNER TO finder;
REVOKE CREATE ON SCHEMA public FROM finder;
REVOKE ALL ON FUNCTION contacts_matching(text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION contacts_matching(text, integer) TO app, worker;

-- Counts as steps; of a workspace that is just being deleted none are left. See netlify/database/schema/contacts.ts. As triggers, so that no way of writing can forget them.
-- As text, so that each is planned for the rows there are, and with look-ups that are made row by row (OFFSET 0): before
-- its first ANALYZE a table of thousands counts as a few rows, and the planner compared every contact with every tag that
-- was put on (four seconds for 4,000 tags in the first import of a new installation).
CREATE FUNCTION count_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE $q$
    INSERT INTO contact_counts (workspace_id, kind, step)
      SELECT workspace_id, CASE WHEN archived_at IS NULL THEN 'status:' || status ELSE 'archived' END, count(*) FROM after_rows GROUP BY 1, 2
      UNION ALL SELECT workspace_id, 'month:' || to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM'), count(*) FROM after_rows WHERE archived_at IS NULL GROUP BY 1, 2$q$;
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE $q$
    INSERT INTO contact_counts (workspace_id, kind, step)
      SELECT b.workspace_id, CASE WHEN b.archived_at IS NULL THEN 'status:' || b.status ELSE 'archived' END, -count(*) FROM before_rows b JOIN workspaces w ON w.workspace_id = b.workspace_id GROUP BY 1, 2
      UNION ALL SELECT b.workspace_id, 'month:' || to_char(b.created_at AT TIME ZONE 'UTC', 'YYYY-MM'), -count(*) FROM before_rows b JOIN workspaces w ON w.workspace_id = b.workspace_id WHERE b.archived_at IS NULL GROUP BY 1, 2$q$;
  ELSE
    EXECUTE $q$
    INSERT INTO contact_counts (workspace_id, kind, step)
      SELECT workspace_id, kind, sum(step) FROM (
        SELECT a.workspace_id, CASE WHEN a.archived_at IS NULL THEN 'status:' || a.status ELSE 'archived' END AS kind, 1 AS step
          FROM after_rows a JOIN before_rows b ON b.workspace_id = a.workspace_id AND b.id = a.id WHERE (a.archived_at IS NULL) <> (b.archived_at IS NULL) OR a.status <> b.status
        UNION ALL SELECT b.workspace_id, CASE WHEN b.archived_at IS NULL THEN 'status:' || b.status ELSE 'archived' END, -1
          FROM after_rows a JOIN before_rows b ON b.workspace_id = a.workspace_id AND b.id = a.id WHERE (a.archived_at IS NULL) <> (b.archived_at IS NULL) OR a.status <> b.status
        UNION ALL SELECT a.workspace_id, 'month:' || to_char(a.created_at AT TIME ZONE 'UTC', 'YYYY-MM'), CASE WHEN a.archived_at IS NULL THEN 1 ELSE -1 END
          FROM after_rows a JOIN before_rows b ON b.workspace_id = a.workspace_id AND b.id = a.id WHERE (a.archived_at IS NULL) <> (b.archived_at IS NULL)
        UNION ALL SELECT t.workspace_id, 'tag:' || t.tag_id, CASE WHEN a.archived_at IS NULL THEN 1 ELSE -1 END
          FROM after_rows a JOIN before_rows b ON b.workspace_id = a.workspace_id AND b.id = a.id
          CROSS JOIN LATERAL (SELECT workspace_id, tag_id FROM contact_tags WHERE workspace_id = a.workspace_id AND contact_id = a.id OFFSET 0) t
          WHERE (a.archived_at IS NULL) <> (b.archived_at IS NULL)
      ) steps GROUP BY 1, 2 HAVING sum(step) <> 0$q$;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON contacts REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contacts();
CREATE TRIGGER count_changed AFTER UPDATE ON contacts REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contacts();
CREATE TRIGGER count_deleted AFTER DELETE ON contacts REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contacts();

CREATE FUNCTION count_contact_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE $q$
    INSERT INTO contact_counts (workspace_id, kind, step)
      SELECT t.workspace_id, 'tag:' || t.tag_id, count(*) FROM after_rows t CROSS JOIN LATERAL (SELECT 1 FROM contacts WHERE workspace_id = t.workspace_id AND id = t.contact_id AND archived_at IS NULL OFFSET 0) c GROUP BY 1, 2$q$;
  ELSE
    EXECUTE $q$
    INSERT INTO contact_counts (workspace_id, kind, step)
      SELECT t.workspace_id, 'tag:' || t.tag_id, -count(*) FROM before_rows t JOIN workspaces w ON w.workspace_id = t.workspace_id CROSS JOIN LATERAL (SELECT 1 FROM contacts WHERE workspace_id = t.workspace_id AND id = t.contact_id AND archived_at IS NULL OFFSET 0) c GROUP BY 1, 2$q$;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON contact_tags REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contact_tags();
CREATE TRIGGER count_deleted AFTER DELETE ON contact_tags REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contact_tags();

-- A cascade would take a contact's tags when the contact is gone already and nobody could tell whether it was counted.
CREATE FUNCTION untag_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM contact_tags WHERE workspace_id = OLD.workspace_id AND contact_id = OLD.id;
  RETURN OLD;
END $$;
CREATE TRIGGER untag BEFORE DELETE ON contacts FOR EACH ROW EXECUTE FUNCTION untag_contact();

-- What a sign-up page shows is for anyone, while it is open and its workspace is real.
GRANT SELECT (workspace_id, title, text, button, wording, thanks, asks_name, asks_phone, open) ON signup_pages TO visitor;
CREATE POLICY published ON signup_pages FOR SELECT TO visitor USING (open AND EXISTS (SELECT 1 FROM workspaces w WHERE w.workspace_id = signup_pages.workspace_id));
