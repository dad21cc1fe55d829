ALTER TABLE "engines" ADD COLUMN "frequency" text DEFAULT 'weekly' NOT NULL;--> statement-breakpoint
ALTER TABLE "engines" ADD COLUMN "slots" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engines" ADD COLUMN "platforms" jsonb DEFAULT '["blog"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engines" ADD COLUMN "pillars" jsonb;--> statement-breakpoint
ALTER TABLE "engines" ADD COLUMN "voice_calls" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "engines" ADD COLUMN "proactive_suggestions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "engines" ADD COLUMN "performance_alerts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "engines" ADD COLUMN "call_frequency" text DEFAULT 'weekly' NOT NULL;--> statement-breakpoint
ALTER TABLE "engines" ADD COLUMN "call_time" text DEFAULT '10:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "engines" ADD COLUMN "minutes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engines" ADD COLUMN "hourly_rate" integer;--> statement-breakpoint
ALTER TABLE "ideas" ADD COLUMN "dismissal" text;--> statement-breakpoint
ALTER TABLE "ideas" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "type" text DEFAULT 'post' NOT NULL;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "platforms" jsonb DEFAULT '["blog"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "pillar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "ai_generated" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "pieces_waiting" ON "pieces" USING btree ("workspace_id","created_at","id") WHERE status in ('draft', 'generating', 'review', 'failed');--> statement-breakpoint
CREATE INDEX "pieces_past" ON "pieces" USING btree ("workspace_id",coalesce(published_at, created_at),"id") WHERE status in ('published', 'taken-down');--> statement-breakpoint
-- What was there before: words of the product are those made from an idea, and the idea's angle tells the pillar.
UPDATE pieces SET ai_generated = false WHERE idea_id IS NULL;--> statement-breakpoint
UPDATE pieces p SET pillar = CASE i.kind
    WHEN 'How-to' THEN 'tips' WHEN 'Checklist' THEN 'tips'
    WHEN 'Behind the scenes' THEN 'behind-the-scenes'
    WHEN 'Question answered' THEN 'questions' WHEN 'Myth checked' THEN 'questions' WHEN 'Comparison' THEN 'questions'
    WHEN 'Offer' THEN 'offers'
    WHEN 'Seasonal' THEN 'season'
    ELSE '' END
FROM ideas i WHERE i.workspace_id = p.workspace_id AND i.id = p.idea_id;
