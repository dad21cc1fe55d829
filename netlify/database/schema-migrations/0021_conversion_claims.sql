ALTER TABLE "conversions" ADD COLUMN "claimed" bigint;--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN "claim" text;--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sending_settings" ADD COLUMN "claim_limit" bigint DEFAULT 50000 NOT NULL;--> statement-breakpoint
CREATE INDEX "conversions_claims" ON "conversions" USING btree ("workspace_id","campaign_id","claim","at") WHERE claim is not null;--> statement-breakpoint
-- Only an amount that an owner has counted is part of any sum.
ALTER TABLE conversions ADD CONSTRAINT conversions_claim CHECK (CASE WHEN claim IS NULL THEN claimed IS NULL
  ELSE claimed IS NOT NULL AND claim IN ('waiting', 'counted', 'refused') AND value = CASE claim WHEN 'counted' THEN claimed ELSE 0 END END);
