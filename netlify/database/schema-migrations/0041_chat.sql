CREATE TABLE "chat_visitors" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"conversation_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"polled_at" timestamp with time zone NOT NULL,
	"seen_seq" bigint DEFAULT 0 NOT NULL,
	"mailed_seq" bigint DEFAULT 0 NOT NULL,
	"waiting_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_visitors_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "chat_visitors" ADD CONSTRAINT "chat_visitors_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_visitors" ADD CONSTRAINT "chat_visitors_conversation_fk" FOREIGN KEY ("workspace_id","conversation_id") REFERENCES "public"."conversations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_visitors_conversation" ON "chat_visitors" USING btree ("workspace_id","conversation_id");--> statement-breakpoint
CREATE INDEX "chat_visitors_silent" ON "chat_visitors" USING btree ("polled_at") WHERE "chat_visitors"."conversation_id" is null;--> statement-breakpoint
-- By hand from here.
CALL make_tenant_table('chat_visitors');--> statement-breakpoint
-- Visitors hear that a member writes, or stopped; open pages of members ask for that themselves, so it is no change of theirs.
CREATE FUNCTION note_typing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', NEW.workspace_id || ' chat');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER typing_began AFTER INSERT ON conversation_viewers FOR EACH ROW WHEN (NEW.typing) EXECUTE FUNCTION note_typing();--> statement-breakpoint
CREATE TRIGGER typing_changed AFTER UPDATE ON conversation_viewers FOR EACH ROW WHEN (OLD.typing IS DISTINCT FROM NEW.typing) EXECUTE FUNCTION note_typing();
