ALTER TABLE "engines" ADD COLUMN "newsletter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_rules" ADD COLUMN "newsletter" boolean DEFAULT false NOT NULL;