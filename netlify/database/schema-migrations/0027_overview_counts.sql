-- The overview counts eight weeks without looking at the rows, and reads the times that are taken without a sort.
CREATE INDEX "creations_drawn" ON "creations" USING btree ("workspace_id","created_at") WHERE piece_id is null or aspect_ratio = '1:1';--> statement-breakpoint
CREATE INDEX "pieces_out" ON "pieces" USING btree ("workspace_id","published_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "pieces_scheduled" ON "pieces" USING btree ("workspace_id","scheduled_for") WHERE status = 'scheduled';
