ALTER TABLE "ideas" ADD COLUMN "written_by" text DEFAULT 'builtin' NOT NULL;--> statement-breakpoint
ALTER TABLE "ideas" ADD COLUMN "writer_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "written_by" text DEFAULT 'builtin' NOT NULL;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "writer_note" text DEFAULT '' NOT NULL;