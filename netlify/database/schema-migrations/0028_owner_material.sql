CREATE TABLE "material" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"language" text,
	"page" text DEFAULT '' NOT NULL,
	"photo_id" uuid,
	"cleared" boolean DEFAULT false NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"last_idea_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "material_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "material_questions" (
	"workspace_id" uuid NOT NULL,
	"question" text NOT NULL,
	"week" date NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "material_questions_workspace_id_question_pk" PRIMARY KEY("workspace_id","question")
);
--> statement-breakpoint
ALTER TABLE "material" ADD CONSTRAINT "material_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material" ADD CONSTRAINT "material_photo_fk" FOREIGN KEY ("workspace_id","photo_id") REFERENCES "public"."creations"("workspace_id","id") ON DELETE SET NULL ("photo_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material" ADD CONSTRAINT "material_idea_fk" FOREIGN KEY ("workspace_id","last_idea_id") REFERENCES "public"."ideas"("workspace_id","id") ON DELETE SET NULL ("last_idea_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_questions" ADD CONSTRAINT "material_questions_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "material_newest" ON "material" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "material_found_once" ON "material" USING btree ("workspace_id","kind",md5("text")) WHERE source = 'website';--> statement-breakpoint
-- By hand from here: tenants and live pages. The foreign keys above forget a picture or an idea that goes, and keep the words.
CALL make_tenant_table('material');--> statement-breakpoint
CALL make_tenant_table('material_questions');--> statement-breakpoint
CALL make_live_table('material', 'material');--> statement-breakpoint
CALL make_live_table('material_questions', 'material');
