CREATE TABLE "early_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "early_messages_oldest" ON "early_messages" USING btree ("created_at","id");--> statement-breakpoint
-- By hand from here: a visitor sees of a profile what its page shows; early messages belong to no workspace, so that only jobs read them.
GRANT SELECT (details, offers) ON profiles TO visitor;
GRANT SELECT, INSERT, DELETE ON early_messages TO worker;
