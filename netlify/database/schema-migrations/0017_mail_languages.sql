ALTER TABLE "campaigns" ADD COLUMN "large_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "signup_pages" ADD COLUMN "mail_subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "signup_pages" ADD COLUMN "mail_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sending_settings" ADD COLUMN "tracks_opens" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sending_settings" ADD COLUMN "tracks_clicks" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sending_settings" ADD COLUMN "tracks_conversions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sending_settings" ADD COLUMN "own_hosts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
GRANT UPDATE (language) ON workspaces TO app;--> statement-breakpoint
GRANT SELECT (language) ON workspaces TO visitor;
