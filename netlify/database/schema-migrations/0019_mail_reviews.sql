CREATE TABLE "mail_reviews" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"sign" text NOT NULL,
	"state" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"links" jsonb NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "mail_reviews_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "mail_reviews" ADD CONSTRAINT "mail_reviews_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_reviews" ADD CONSTRAINT "mail_reviews_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_reviews" ADD CONSTRAINT "mail_reviews_email_fk" FOREIGN KEY ("workspace_id","email_id") REFERENCES "public"."campaign_emails"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_reviews_once" ON "mail_reviews" USING btree ("workspace_id","email_id","digest");--> statement-breakpoint
CREATE INDEX "mail_reviews_state" ON "mail_reviews" USING btree ("state","held_at");--> statement-breakpoint
CALL make_tenant_table('mail_reviews');--> statement-breakpoint
-- A workspace reads what was decided about its mails; it decides nothing.
REVOKE INSERT, UPDATE, DELETE ON mail_reviews FROM app;
