ALTER TABLE "pieces" ADD COLUMN "article_of" uuid;--> statement-breakpoint
-- By hand from here. Forgets its post when that is deleted, and stays; a post has one article, however often it is asked for.
ALTER TABLE pieces ADD CONSTRAINT pieces_article_fk FOREIGN KEY (workspace_id, article_of) REFERENCES pieces (workspace_id, id) ON DELETE SET NULL (article_of);--> statement-breakpoint
CREATE UNIQUE INDEX pieces_article ON pieces (workspace_id, article_of) WHERE article_of IS NOT NULL;
