CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"link" text,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"tells" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_views" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_views_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."one_time_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."operator" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_tenant" UNIQUE("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"workspace_id" uuid NOT NULL,
	"xact" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_workspace_id_xact_topic_pk" PRIMARY KEY("workspace_id","xact","topic")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"body" text,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_workspace_id_user_id_key_pk" PRIMARY KEY("workspace_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text,
	"text" text,
	"reply_to" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"cause" text,
	"lease_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "website" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "colours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "logo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_views" ADD CONSTRAINT "activity_views_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_token" ADD CONSTRAINT "one_time_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."operator" ADD CONSTRAINT "operator_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "activities_tells" ON "activities" USING btree ("workspace_id","tells","created_at","id");--> statement-breakpoint
CREATE INDEX "one_time_token_user" ON "auth"."one_time_token" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_token_subject" ON "auth"."one_time_token" USING btree ("purpose","subject");--> statement-breakpoint
CREATE INDEX "one_time_token_expires" ON "auth"."one_time_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "files_newest" ON "files" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "files_storage_key" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "changes_age" ON "changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_expires" ON "mails" USING btree ("expires_at");

-- By hand from here: tenants, grants, live changes, the logo's foreign key, the operator.
CALL make_tenant_table('files');
CALL make_tenant_table('activities');
CALL make_tenant_table('activity_views');
CALL make_tenant_table('idempotency_keys');
CALL make_tenant_table('changes');

GRANT SELECT, INSERT, UPDATE, DELETE ON auth.one_time_token, auth.operator TO auth;

-- Mail belongs to the installation: requests may add to it and never read it.
GRANT INSERT ON mails TO app, auth;
GRANT SELECT, INSERT, UPDATE, DELETE ON mails TO worker;

-- Counters are keyed hashes and numbers; no workspace's data is in them.
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limits TO app, worker;

-- A statement that changes a live table leaves one row per transaction and topic, and wakes whoever listens once it has
-- committed. The payload names workspace and topic, nothing else. Work across tenants by name (no workspace bound) is silent.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_workspace() IS NOT NULL THEN
    INSERT INTO changes (workspace_id, topic) VALUES (current_workspace(), TG_ARGV[0]) ON CONFLICT DO NOTHING;
    PERFORM pg_notify('changes', current_workspace() || ' ' || TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;

CREATE PROCEDURE make_live_table(target regclass, topic text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER live AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH STATEMENT EXECUTE FUNCTION note_change(%L)', target, topic);
END $$;

-- Topics are listed in src/domain/live-topic.ts.
CALL make_live_table('workspaces', 'workspace');
CALL make_live_table('usage_counters', 'usage');
CALL make_live_table('profiles', 'profile');
CALL make_live_table('engines', 'cycle');
CALL make_live_table('ideas', 'cycle');
CALL make_live_table('pieces', 'piece');
CALL make_live_table('pictures', 'picture');
CALL make_live_table('activities', 'activity');
CALL make_live_table('activity_views', 'activity');

ALTER TABLE profiles ADD CONSTRAINT profiles_logo_fk FOREIGN KEY (workspace_id, logo_file_id) REFERENCES files (workspace_id, id) ON DELETE SET NULL (logo_file_id);

-- The public page shows the logo and the colours of a workspace that may publish.
GRANT SELECT (logo_file_id, colours, website) ON profiles TO visitor;
GRANT SELECT (workspace_id, id, storage_key, content_type, bytes) ON files TO visitor;
CREATE POLICY published ON files FOR SELECT TO visitor
  USING (EXISTS (SELECT 1 FROM profiles p WHERE p.workspace_id = files.workspace_id AND p.logo_file_id = files.id));

-- Whoever registered first runs the installation (see OPERATOR_EMAIL); later installations decide at registration.
INSERT INTO auth.operator (user_id, granted_at)
  SELECT id, now() FROM auth."user" WHERE email NOT LIKE '%@demo.invalid' ORDER BY created_at, id LIMIT 1;
