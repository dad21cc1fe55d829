ALTER TABLE "suppressions" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "suppressions" ADD COLUMN "former" jsonb;--> statement-breakpoint
CREATE INDEX "suppressions_import" ON "suppressions" USING btree ("workspace_id","import_id","id") WHERE import_id is not null;