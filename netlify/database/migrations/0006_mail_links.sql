ALTER TABLE "mails" ADD COLUMN "token_hash" text;--> statement-breakpoint
CREATE INDEX "activities_type" ON "activities" USING btree ("workspace_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_token_hash" ON "mails" USING btree ("token_hash");