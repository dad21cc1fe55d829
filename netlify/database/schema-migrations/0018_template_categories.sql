ALTER TABLE "creation_templates" ADD COLUMN "category" text DEFAULT 'social' NOT NULL;--> statement-breakpoint
-- What was kept before is sorted by its shape, as a new template is at first.
UPDATE creation_templates SET category = CASE aspect_ratio WHEN '4:1' THEN 'email' WHEN '16:9' THEN 'video' ELSE 'social' END;
