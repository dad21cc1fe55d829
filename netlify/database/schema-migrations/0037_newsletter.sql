CREATE TABLE "posting_figures" (
	"workspace_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"counts" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	"cause" text,
	CONSTRAINT "posting_figures_workspace_id_posting_id_pk" PRIMARY KEY("workspace_id","posting_id")
);
--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "posting_figures" ADD CONSTRAINT "posting_figures_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_figures" ADD CONSTRAINT "posting_figures_posting_fk" FOREIGN KEY ("workspace_id","posting_id") REFERENCES "public"."postings"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "postings_posted" ON "postings" USING btree ("posted_at") WHERE state = 'posted';--> statement-breakpoint
-- By hand from here.
CALL make_tenant_table('posting_figures');--> statement-breakpoint
CALL make_live_table('posting_figures', 'posting');
