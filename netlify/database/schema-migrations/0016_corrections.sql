ALTER TABLE "ideas" ADD COLUMN "about_on" date;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "words_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "picture_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "about_on" date;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "revised_at" timestamp with time zone;--> statement-breakpoint
-- What somebody is editing while this runs is refused once, rather than written over what they have not seen.
UPDATE pieces SET words_version = version, picture_version = version;
GRANT SELECT (revised_at) ON pieces TO visitor;
GRANT SELECT (content_type) ON creations TO visitor;
