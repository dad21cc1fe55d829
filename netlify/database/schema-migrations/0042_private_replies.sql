DROP INDEX "messages_thread";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "privately" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_seq" ON "messages" USING btree ("workspace_id","conversation_id","seq");--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("workspace_id","conversation_id","at","seq");