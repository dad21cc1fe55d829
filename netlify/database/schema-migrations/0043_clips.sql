ALTER TABLE "pieces" ADD COLUMN "clip_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "mail_draft_id" uuid;
--> statement-breakpoint
-- By hand from here.
-- Outsiders see a published post's clip and its still beside its pictures.
GRANT SELECT (type, status, poster_key, duration_ms, bytes) ON creations TO visitor;
