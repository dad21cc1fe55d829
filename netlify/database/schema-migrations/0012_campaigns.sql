CREATE TABLE "automation_log" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"step_id" text,
	"did" boolean NOT NULL,
	"sentence" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "automation_log_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "automation_members" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	CONSTRAINT "automation_members_workspace_id_campaign_id_contact_id_pk" PRIMARY KEY("workspace_id","campaign_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "automation_runs" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"entry_key" text NOT NULL,
	"state" text NOT NULL,
	"step_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"wakes_at" timestamp with time zone,
	"entered_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "automation_runs_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_email_versions" (
	"workspace_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_email_versions_workspace_id_email_id_revision_pk" PRIMARY KEY("workspace_id","email_id","revision")
);
--> statement-breakpoint
CREATE TABLE "campaign_emails" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"blocks" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_emails_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_steps" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"step" bigint NOT NULL,
	CONSTRAINT "campaign_steps_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_texts" (
	"workspace_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"links" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_texts_workspace_id_email_id_revision_pk" PRIMARY KEY("workspace_id","email_id","revision")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"ai_optimized" boolean DEFAULT false NOT NULL,
	"audience" jsonb NOT NULL,
	"send_at" timestamp with time zone,
	"local_hour" integer,
	"sender_name" text DEFAULT '' NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"trigger" jsonb,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"goal" jsonb,
	"reentry" text DEFAULT 'once' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"left_out" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"frozen_to" uuid,
	"frozen_at" timestamp with time zone,
	"sender" uuid,
	"sender_until" timestamp with time zone,
	"cause" text,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaigns_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversions" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"value" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"contact_id" uuid,
	"occasion" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"domain" text NOT NULL,
	"state" text NOT NULL,
	"cause" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	"machine_opened_at" timestamp with time zone,
	"machine_clicked_at" timestamp with time zone,
	"converted_at" timestamp with time zone,
	"revenue" bigint DEFAULT 0 NOT NULL,
	"bounced_at" timestamp with time zone,
	"complained_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "deliveries_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "delivery_events" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"link" integer,
	"machine" boolean NOT NULL,
	"sign" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_events_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "mail_paces" (
	"domain" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_receipts" (
	"source" text NOT NULL,
	"event_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_receipts_source_event_id_pk" PRIMARY KEY("source","event_id")
);
--> statement-breakpoint
CREATE TABLE "sending_domains" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"domain" text NOT NULL,
	"selector" text NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"private_key_id" text NOT NULL,
	"records" jsonb NOT NULL,
	"verified_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sending_domains_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "sending_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"local_part" text DEFAULT '' NOT NULL,
	"domain_id" uuid,
	"reply_to" text DEFAULT '' NOT NULL,
	"postal_address" text DEFAULT '' NOT NULL,
	"conversion_key_hash" text,
	"conversion_key" text,
	"conversion_key_id" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "automation_log" ADD CONSTRAINT "automation_log_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_log" ADD CONSTRAINT "automation_log_run_fk" FOREIGN KEY ("workspace_id","run_id") REFERENCES "public"."automation_runs"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_members" ADD CONSTRAINT "automation_members_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_members" ADD CONSTRAINT "automation_members_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_members" ADD CONSTRAINT "automation_members_contact_fk" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_contact_fk" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_email_versions" ADD CONSTRAINT "campaign_email_versions_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_email_versions" ADD CONSTRAINT "campaign_email_versions_email_fk" FOREIGN KEY ("workspace_id","email_id") REFERENCES "public"."campaign_emails"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_emails" ADD CONSTRAINT "campaign_emails_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_emails" ADD CONSTRAINT "campaign_emails_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_steps" ADD CONSTRAINT "campaign_steps_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_steps" ADD CONSTRAINT "campaign_steps_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_texts" ADD CONSTRAINT "campaign_texts_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_texts" ADD CONSTRAINT "campaign_texts_email_fk" FOREIGN KEY ("workspace_id","email_id") REFERENCES "public"."campaign_emails"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_email_fk" FOREIGN KEY ("workspace_id","email_id") REFERENCES "public"."campaign_emails"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_events" ADD CONSTRAINT "delivery_events_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_events" ADD CONSTRAINT "delivery_events_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sending_domains" ADD CONSTRAINT "sending_domains_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sending_settings" ADD CONSTRAINT "sending_settings_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automation_log_run" ON "automation_log" USING btree ("workspace_id","run_id","at","id");--> statement-breakpoint
CREATE INDEX "automation_members_contact" ON "automation_members" USING btree ("workspace_id","contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "automation_runs_once" ON "automation_runs" USING btree ("workspace_id","campaign_id","contact_id","entry_key");--> statement-breakpoint
CREATE INDEX "automation_runs_due" ON "automation_runs" USING btree ("state","wakes_at");--> statement-breakpoint
CREATE INDEX "automation_runs_newest" ON "automation_runs" USING btree ("workspace_id","campaign_id","entered_at","id");--> statement-breakpoint
CREATE INDEX "automation_runs_contact" ON "automation_runs" USING btree ("workspace_id","contact_id");--> statement-breakpoint
CREATE INDEX "campaign_emails_campaign" ON "campaign_emails" USING btree ("workspace_id","campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_steps_campaign" ON "campaign_steps" USING btree ("workspace_id","campaign_id","email_id","kind");--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_status" ON "campaigns" USING btree ("status","send_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversions_once" ON "conversions" USING btree ("workspace_id","reference");--> statement-breakpoint
CREATE INDEX "conversions_campaign" ON "conversions" USING btree ("workspace_id","campaign_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once" ON "deliveries" USING btree ("workspace_id","email_id","contact_id","occasion");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("workspace_id","campaign_id","state","not_before","id");--> statement-breakpoint
CREATE INDEX "deliveries_contact" ON "deliveries" USING btree ("workspace_id","contact_id","sent_at");--> statement-breakpoint
CREATE INDEX "deliveries_list" ON "deliveries" USING btree ("workspace_id","campaign_id","id");--> statement-breakpoint
CREATE INDEX "delivery_events_delivery" ON "delivery_events" USING btree ("workspace_id","delivery_id","at");--> statement-breakpoint
CREATE INDEX "delivery_events_campaign" ON "delivery_events" USING btree ("workspace_id","campaign_id","kind","at");--> statement-breakpoint
CREATE INDEX "delivery_events_age" ON "delivery_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mail_receipts_age" ON "mail_receipts" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "sending_domains_once" ON "sending_domains" USING btree ("workspace_id",lower("domain"));--> statement-breakpoint
CREATE INDEX "sending_domains_age" ON "sending_domains" USING btree ("checked_at");

CALL make_tenant_table('campaigns');
CALL make_tenant_table('campaign_emails');
CALL make_tenant_table('campaign_email_versions');
CALL make_tenant_table('campaign_texts');
CALL make_tenant_table('deliveries');
CALL make_tenant_table('delivery_events');
CALL make_tenant_table('conversions');
CALL make_tenant_table('campaign_steps');
CALL make_tenant_table('automation_runs');
CALL make_tenant_table('automation_members');
CALL make_tenant_table('automation_log');
CALL make_tenant_table('sending_settings');
CALL make_tenant_table('sending_domains');

CALL make_live_table('campaigns', 'campaign');
CALL make_live_table('campaign_emails', 'campaign');
CALL make_live_table('automation_runs', 'campaign');
CALL make_live_table('conversions', 'campaign');
CALL make_live_table('sending_settings', 'sending');
CALL make_live_table('sending_domains', 'sending');

-- Reports of mail servers and the pace of receiving domains belong to the installation: the worker alone sees them.
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_receipts TO worker;
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_paces TO worker;

ALTER TABLE campaigns ADD CONSTRAINT campaigns_type CHECK (type IN ('email', 'automation', 'broadcast'));
ALTER TABLE campaigns ADD CONSTRAINT campaigns_state CHECK (status IN ('active', 'completed', 'draft', 'paused'));
ALTER TABLE deliveries ADD CONSTRAINT deliveries_state CHECK (state IN ('waiting', 'sending', 'sent', 'bounced', 'failed', 'uncertain', 'skipped'));

-- What a campaign counts, as steps: the difference between what the rows of a statement counted before and after it. As a
-- trigger, so that no way of writing can forget them. Deleting rows takes nothing back: figures outlive the ledger. No
-- EXECUTE: with it the plans took most of the time of a mail, since a mail is taken and settled in statements of few rows.
CREATE FUNCTION count_added_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_steps (workspace_id, campaign_id, email_id, kind, step)
    SELECT d.workspace_id, d.campaign_id, d.email_id, v.kind, sum(v.n) FROM after_rows d CROSS JOIN LATERAL (VALUES
      ('total', 1::bigint), ('sent', (d.sent_at IS NOT NULL)::int), ('opens', (d.opened_at IS NOT NULL)::int), ('clicks', (d.clicked_at IS NOT NULL)::int),
      ('machineOpens', (d.machine_opened_at IS NOT NULL)::int), ('machineClicks', (d.machine_clicked_at IS NOT NULL)::int), ('conversions', (d.converted_at IS NOT NULL)::int), ('revenue', d.revenue),
      ('bounced', (d.state = 'bounced')::int), ('failed', (d.state = 'failed')::int), ('uncertain', (d.state = 'uncertain')::int), ('skipped', (d.state = 'skipped')::int),
      ('unsubscribed', (d.unsubscribed_at IS NOT NULL)::int), ('complained', (d.complained_at IS NOT NULL)::int)) AS v (kind, n)
    WHERE v.n <> 0 GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;
CREATE FUNCTION count_changed_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_steps (workspace_id, campaign_id, email_id, kind, step)
    SELECT d.workspace_id, d.campaign_id, d.email_id, v.kind, sum(v.n) FROM after_rows d JOIN before_rows b ON b.workspace_id = d.workspace_id AND b.id = d.id CROSS JOIN LATERAL (VALUES
      ('sent', (d.sent_at IS NOT NULL)::int::bigint - (b.sent_at IS NOT NULL)::int), ('opens', (d.opened_at IS NOT NULL)::int - (b.opened_at IS NOT NULL)::int), ('clicks', (d.clicked_at IS NOT NULL)::int - (b.clicked_at IS NOT NULL)::int),
      ('machineOpens', (d.machine_opened_at IS NOT NULL)::int - (b.machine_opened_at IS NOT NULL)::int), ('machineClicks', (d.machine_clicked_at IS NOT NULL)::int - (b.machine_clicked_at IS NOT NULL)::int),
      ('conversions', (d.converted_at IS NOT NULL)::int - (b.converted_at IS NOT NULL)::int), ('revenue', d.revenue - b.revenue),
      ('bounced', (d.state = 'bounced')::int - (b.state = 'bounced')::int), ('failed', (d.state = 'failed')::int - (b.state = 'failed')::int), ('uncertain', (d.state = 'uncertain')::int - (b.state = 'uncertain')::int),
      ('skipped', (d.state = 'skipped')::int - (b.state = 'skipped')::int),
      ('unsubscribed', (d.unsubscribed_at IS NOT NULL)::int - (b.unsubscribed_at IS NOT NULL)::int), ('complained', (d.complained_at IS NOT NULL)::int - (b.complained_at IS NOT NULL)::int)) AS v (kind, n)
    WHERE v.n <> 0 GROUP BY 1, 2, 3, 4 HAVING sum(v.n) <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON deliveries REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_added_deliveries();
CREATE TRIGGER count_changed AFTER UPDATE ON deliveries REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_changed_deliveries();

-- Whoever is erased keeps no name and no address in the ledger, also not in what a mail server said of it; what was not sent yet is not sent.
CREATE FUNCTION forget_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deliveries SET contact_id = NULL, address = '', domain = '', cause = NULL, state = CASE WHEN state = 'waiting' THEN 'skipped' ELSE state END
    WHERE workspace_id = OLD.workspace_id AND contact_id = OLD.id;
  RETURN OLD;
END $$;
CREATE TRIGGER forget_deliveries BEFORE DELETE ON contacts FOR EACH ROW EXECUTE FUNCTION forget_deliveries();
