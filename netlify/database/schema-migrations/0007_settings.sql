CREATE TABLE "auth"."two_factor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" uuid NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "two_factor_once" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"number" text NOT NULL,
	"plan" text NOT NULL,
	"net_cents" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"state" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_tenant" UNIQUE("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"period_end" date NOT NULL,
	"next_plan" text,
	"cancelled" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credential_tests" (
	"workspace_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"works" boolean NOT NULL,
	"sentence" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credential_tests_workspace_id_vendor_pk" PRIMARY KEY("workspace_id","vendor")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"workspace_id" uuid NOT NULL,
	"field" text NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"shown" text NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credentials_workspace_id_field_pk" PRIMARY KEY("workspace_id","field")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"state" text NOT NULL,
	"progress" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"cause" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_exports_tenant" UNIQUE("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_settings" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"push_notifications" boolean DEFAULT false NOT NULL,
	"weekly_reports" boolean DEFAULT true NOT NULL,
	"mailed_until" timestamp with time zone,
	"reported_week" text,
	CONSTRAINT "member_settings_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "public_people" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"bio" text NOT NULL,
	CONSTRAINT "public_people_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "trial_counters" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"month" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "trial_counters_owner_id_kind_month_pk" PRIMARY KEY("owner_id","kind","month")
);
--> statement-breakpoint
CREATE TABLE "usage_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"month" text NOT NULL,
	"state" text NOT NULL,
	"trial_owner" uuid,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."user" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."user" ADD COLUMN "bio" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."user" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."user" ADD COLUMN "deletes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "font" text DEFAULT 'grotesk' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "avoid_words" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_workspace" uuid DEFAULT current_workspace();--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_person" uuid;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD COLUMN "warned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "trial_owner" uuid;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "paid_by" uuid;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "profile_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "analytics_sharing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "deletes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_tests" ADD CONSTRAINT "credential_tests_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_settings" ADD CONSTRAINT "member_settings_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_people" ADD CONSTRAINT "public_people_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_entries" ADD CONSTRAINT "usage_entries_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("workspace_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state","issued_at","id");--> statement-breakpoint
CREATE INDEX "data_exports_newest" ON "data_exports" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "data_exports_expires" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_settings_user" ON "member_settings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "public_people_user" ON "public_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_entries_month" ON "usage_entries" USING btree ("workspace_id","month","kind");--> statement-breakpoint
CREATE INDEX "usage_entries_lease" ON "usage_entries" USING btree ("state","lease_until");--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "activities_age" ON "activities" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_about_workspace" ON "mails" USING btree ("about_workspace");--> statement-breakpoint
CREATE INDEX "mails_about_person" ON "mails" USING btree ("about_person");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "workspaces_trial_owner" ON "workspaces" USING btree ("trial_owner");--> statement-breakpoint
CREATE INDEX "workspaces_paid_by" ON "workspaces" USING btree ("paid_by");--> statement-breakpoint
CREATE INDEX "workspaces_deletes_at" ON "workspaces" USING btree ("deletes_at");

-- By hand from here: tenants, grants, who may change what, live changes, and whose trial each workspace is.
CALL make_tenant_table('member_settings');
CALL make_tenant_table('public_people');
CALL make_tenant_table('credentials');
CALL make_tenant_table('credential_tests');
CALL make_tenant_table('data_exports');
CALL make_tenant_table('usage_entries');
CALL make_tenant_table('subscriptions');
CALL make_tenant_table('invoices');

GRANT SELECT, INSERT, UPDATE, DELETE ON auth.two_factor TO auth;

-- A request may choose what a workspace shows and ask for its deletion; it never upgrades or extends one. Plans and
-- invoices are written by the worker's role alone.
GRANT UPDATE (profile_public, analytics_sharing, deletes_at) ON workspaces TO app;
REVOKE INSERT, UPDATE, DELETE ON subscriptions, invoices FROM app;
GRANT SELECT, INSERT, UPDATE ON invoice_numbers TO worker;

-- What the trials of one person have used together: a request reaches the counter of the workspace it is in.
ALTER TABLE trial_counters ENABLE ROW LEVEL SECURITY;
ALTER TABLE trial_counters FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON trial_counters TO app;
GRANT SELECT, INSERT, UPDATE, DELETE ON trial_counters TO worker;
CREATE POLICY tenant_app ON trial_counters TO app USING (owner_id = (SELECT trial_owner FROM workspaces WHERE workspace_id = (SELECT current_workspace())))
  WITH CHECK (owner_id = (SELECT trial_owner FROM workspaces WHERE workspace_id = (SELECT current_workspace())));
CREATE POLICY tenant_worker ON trial_counters TO worker USING (owner_id = (SELECT trial_owner FROM workspaces WHERE workspace_id = (SELECT current_workspace())) OR (SELECT is_across_workspaces()))
  WITH CHECK (owner_id = (SELECT trial_owner FROM workspaces WHERE workspace_id = (SELECT current_workspace())) OR (SELECT is_across_workspaces()));

-- The public sees a workspace only while it shows itself and is not being deleted; everything public hangs on this row.
GRANT SELECT (profile_public, deletes_at) ON workspaces TO visitor;
ALTER POLICY published ON workspaces USING (kind = 'real' AND profile_public AND deletes_at IS NULL);
GRANT SELECT ON public_people TO visitor;
CREATE POLICY published ON public_people FOR SELECT TO visitor
  USING (EXISTS (SELECT 1 FROM workspaces w WHERE w.workspace_id = public_people.workspace_id));

CALL make_live_table('member_settings', 'settings');
CALL make_live_table('credentials', 'credential');
CALL make_live_table('credential_tests', 'credential');
CALL make_live_table('subscriptions', 'plan');
CALL make_live_table('invoices', 'plan');
CALL make_live_table('data_exports', 'export');

-- Trials that are running: the first owner's. What they have used this far counts for that person from now on.
UPDATE workspaces w SET trial_owner = (
  SELECT m.user_id FROM auth.member m WHERE m.organization_id = w.workspace_id AND m.role = 'owner' ORDER BY m.created_at, m.id LIMIT 1
) WHERE w.plan = 'Trial' AND w.kind = 'real';
INSERT INTO trial_counters (owner_id, kind, month, used)
  SELECT w.trial_owner, u.kind, u.month, sum(u.used)::integer FROM usage_counters u JOIN workspaces w USING (workspace_id) WHERE w.trial_owner IS NOT NULL GROUP BY 1, 2, 3;
