DROP INDEX "pictures_newest";--> statement-breakpoint
DROP INDEX "pieces_newest";--> statement-breakpoint
DROP INDEX "pieces_status";--> statement-breakpoint
DROP INDEX "pieces_published";--> statement-breakpoint
CREATE INDEX "pieces_touched" ON "pieces" USING btree ("workspace_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "pictures_newest" ON "pictures" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pieces_newest" ON "pieces" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pieces_status" ON "pieces" USING btree ("workspace_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "pieces_published" ON "pieces" USING btree ("workspace_id","published_at","id");