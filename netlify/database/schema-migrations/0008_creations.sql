CREATE TABLE "creation_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "creation_folders_tenant" UNIQUE("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "creation_likes" (
	"workspace_id" uuid NOT NULL,
	"creation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "creation_likes_workspace_id_creation_id_user_id_pk" PRIMARY KEY("workspace_id","creation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "creation_shares" (
	"workspace_id" uuid NOT NULL,
	"creation_id" uuid NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "creation_shares_workspace_id_creation_id_pk" PRIMARY KEY("workspace_id","creation_id"),
	CONSTRAINT "creation_shares_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "creation_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"prompt" text NOT NULL,
	"aspect_ratio" text NOT NULL,
	"style" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "creation_templates_tenant" UNIQUE("workspace_id","id")
);
--> statement-breakpoint
-- Clips and what people bring join the pictures: one table holds the library.
ALTER TABLE "pictures" RENAME TO "creations";--> statement-breakpoint
ALTER TABLE "creations" RENAME CONSTRAINT "pictures_tenant" TO "creations_tenant";--> statement-breakpoint
ALTER TABLE "creations" RENAME CONSTRAINT "pictures_pkey" TO "creations_pkey";--> statement-breakpoint
ALTER TABLE "creations" RENAME CONSTRAINT "pictures_workspace_id_workspaces_workspace_id_fk" TO "creations_workspace_id_workspaces_workspace_id_fk";--> statement-breakpoint
ALTER TABLE "creations" RENAME CONSTRAINT "pictures_piece_fk" TO "creations_piece_fk";--> statement-breakpoint
ALTER INDEX "pictures_newest" RENAME TO "creations_newest";--> statement-breakpoint
ALTER INDEX "pictures_piece" RENAME TO "creations_piece";--> statement-breakpoint
ALTER INDEX "pictures_storage_key" RENAME TO "creations_storage_key";--> statement-breakpoint
ALTER TABLE "creations" ALTER COLUMN "brief" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "creations"
	ADD COLUMN "type" text DEFAULT 'image' NOT NULL,
	ADD COLUMN "source" text DEFAULT 'made' NOT NULL,
	ADD COLUMN "status" text DEFAULT 'completed' NOT NULL,
	ADD COLUMN "progress" integer DEFAULT 100 NOT NULL,
	ADD COLUMN "cause" text,
	ADD COLUMN "motion" jsonb,
	ADD COLUMN "prompt" text DEFAULT '' NOT NULL,
	ADD COLUMN "poster_key" text,
	ADD COLUMN "content_type" text DEFAULT 'image/webp' NOT NULL,
	ADD COLUMN "bytes" integer,
	ADD COLUMN "duration_ms" integer,
	ADD COLUMN "quality" text,
	ADD COLUMN "folder_id" uuid,
	ADD COLUMN "parent_id" uuid,
	ADD COLUMN "likes" integer DEFAULT 0 NOT NULL,
	ADD COLUMN "downloads" integer DEFAULT 0 NOT NULL,
	ADD COLUMN "unit_id" uuid,
	ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "creation_folders" ADD CONSTRAINT "creation_folders_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creation_likes" ADD CONSTRAINT "creation_likes_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creation_likes" ADD CONSTRAINT "creation_likes_creation_fk" FOREIGN KEY ("workspace_id","creation_id") REFERENCES "public"."creations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creation_shares" ADD CONSTRAINT "creation_shares_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creation_shares" ADD CONSTRAINT "creation_shares_creation_fk" FOREIGN KEY ("workspace_id","creation_id") REFERENCES "public"."creations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creation_templates" ADD CONSTRAINT "creation_templates_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_folder_fk" FOREIGN KEY ("workspace_id","folder_id") REFERENCES "public"."creation_folders"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "creation_folders_name" ON "creation_folders" USING btree ("workspace_id",lower("name"));--> statement-breakpoint
CREATE INDEX "creation_likes_user" ON "creation_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "creation_templates_newest" ON "creation_templates" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "creations_most_liked" ON "creations" USING btree ("workspace_id","likes","id");--> statement-breakpoint
CREATE INDEX "creations_most_downloaded" ON "creations" USING btree ("workspace_id","downloads","id");--> statement-breakpoint
CREATE INDEX "creations_title" ON "creations" USING btree ("workspace_id",lower("title"),"id");--> statement-breakpoint
CREATE INDEX "creations_poster_key" ON "creations" USING btree ("poster_key");--> statement-breakpoint
CREATE INDEX "creations_folder" ON "creations" USING btree ("workspace_id","folder_id","created_at","id");--> statement-breakpoint
CREATE INDEX "creations_deleted" ON "creations" USING btree ("deleted_at");--> statement-breakpoint

UPDATE creations SET prompt = left(coalesce(brief ->> 'prompt', ''), 1000);
ALTER TABLE creations
  ADD CONSTRAINT creations_type CHECK (type IN ('image', 'video')),
  ADD CONSTRAINT creations_source CHECK (source IN ('made', 'uploaded')),
  ADD CONSTRAINT creations_status CHECK (status IN ('generating', 'refining', 'completed', 'failed', 'cancelled')),
  ADD CONSTRAINT creations_progress CHECK (progress BETWEEN 0 AND 100),
  ADD CONSTRAINT creations_counts CHECK (likes >= 0 AND downloads >= 0);

DROP TRIGGER live ON creations;
CALL make_live_table('creations', 'creation');
CALL make_tenant_table('creation_folders');
CALL make_tenant_table('creation_likes');
CALL make_tenant_table('creation_shares');
CALL make_tenant_table('creation_templates');
CALL make_live_table('creation_folders', 'creation');
CALL make_live_table('creation_shares', 'creation');
CALL make_live_table('creation_templates', 'creation');
