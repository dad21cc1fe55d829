CREATE TABLE "evergreens" (
	"workspace_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"every_months" integer,
	"starts_on" date NOT NULL,
	"next_on" date,
	"last_on" date,
	"last_outcome" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "evergreens_workspace_id_piece_id_pk" PRIMARY KEY("workspace_id","piece_id")
);
--> statement-breakpoint
CREATE TABLE "piece_marks" (
	"workspace_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"words_version" integer NOT NULL,
	"marks" integer[] NOT NULL,
	CONSTRAINT "piece_marks_workspace_id_piece_id_pk" PRIMARY KEY("workspace_id","piece_id")
);
--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "again_of" uuid;--> statement-breakpoint
ALTER TABLE "evergreens" ADD CONSTRAINT "evergreens_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evergreens" ADD CONSTRAINT "evergreens_piece_fk" FOREIGN KEY ("workspace_id","piece_id") REFERENCES "public"."pieces"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "piece_marks" ADD CONSTRAINT "piece_marks_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "piece_marks" ADD CONSTRAINT "piece_marks_piece_fk" FOREIGN KEY ("workspace_id","piece_id") REFERENCES "public"."pieces"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evergreens_due" ON "evergreens" USING btree ("next_on");--> statement-breakpoint
-- By hand from here: tenants and live pages.
CALL make_tenant_table('evergreens');--> statement-breakpoint
CALL make_tenant_table('piece_marks');--> statement-breakpoint
CALL make_live_table('evergreens', 'piece');--> statement-breakpoint
-- Forgets its original when that is deleted, and stays.
ALTER TABLE pieces ADD CONSTRAINT pieces_again_fk FOREIGN KEY (workspace_id, again_of) REFERENCES pieces (workspace_id, id) ON DELETE SET NULL (again_of);--> statement-breakpoint
CREATE INDEX pieces_again ON pieces (workspace_id, again_of) WHERE again_of IS NOT NULL;
