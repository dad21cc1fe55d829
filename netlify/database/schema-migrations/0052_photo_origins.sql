ALTER TABLE "creations" ADD COLUMN "origin" jsonb;--> statement-breakpoint
CREATE INDEX "creations_origin" ON "creations" USING btree ("workspace_id",("origin"->>'photoId')) WHERE origin is not null;