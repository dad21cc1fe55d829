CREATE TABLE "conversation_changes" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_changes_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversation_counts" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"step" bigint NOT NULL,
	CONSTRAINT "conversation_counts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversation_drafts" (
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_drafts_workspace_id_conversation_id_user_id_pk" PRIMARY KEY("workspace_id","conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_labels" (
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	CONSTRAINT "conversation_labels_workspace_id_label_id_conversation_id_pk" PRIMARY KEY("workspace_id","label_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_viewers" (
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"typing" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_viewers_workspace_id_conversation_id_user_id_pk" PRIMARY KEY("workspace_id","conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"channel_id" uuid,
	"contact_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"thread_key" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"subject_key" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"unread" boolean NOT NULL,
	"snoozed_until" timestamp with time zone,
	"assignee_id" uuid,
	"assignee_member_id" uuid,
	"assignee_name" text DEFAULT '' NOT NULL,
	"last_message" text DEFAULT '' NOT NULL,
	"last_sender" text NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"last_inbound_at" timestamp with time zone,
	"typing_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"merged_into" uuid,
	"campaign_id" uuid,
	"away_day" text DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "message_files" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_files_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"sender" text NOT NULL,
	"author_id" uuid,
	"author" text DEFAULT '' NOT NULL,
	"from_address" text DEFAULT '' NOT NULL,
	"receipt_id" uuid,
	"content" text NOT NULL,
	"quoted" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"cause" text,
	"external_id" text,
	"mail" jsonb,
	"html" text,
	"mention_ids" uuid[] DEFAULT '{}' NOT NULL,
	"by_person" boolean DEFAULT false NOT NULL,
	"scheduled_for" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', left(content, 100000))) STORED NOT NULL,
	CONSTRAINT "messages_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "inbound_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid,
	"channel_id" uuid,
	"source" text NOT NULL,
	"event_id" text NOT NULL,
	"headers" jsonb NOT NULL,
	"raw" "bytea" NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"cause" text,
	"received_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "inbound_receipts_event" UNIQUE NULLS NOT DISTINCT("source","event_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_channels" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"settings" jsonb NOT NULL,
	"key_id" text,
	"sealed" text,
	"state" text NOT NULL,
	"cause" text,
	"cursor" jsonb,
	"heard_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_channels_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "inbox_labels" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_labels_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "inbox_settings" (
	"workspace_id" uuid NOT NULL,
	"away_on" text DEFAULT 'off' NOT NULL,
	"away_text" text DEFAULT '' NOT NULL,
	"signature" text DEFAULT '' NOT NULL,
	CONSTRAINT "inbox_settings_workspace_id_pk" PRIMARY KEY("workspace_id")
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_replies_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_changes" ADD CONSTRAINT "conversation_changes_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_counts" ADD CONSTRAINT "conversation_counts_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_drafts" ADD CONSTRAINT "conversation_drafts_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_drafts" ADD CONSTRAINT "conversation_drafts_conversation_fk" FOREIGN KEY ("workspace_id","conversation_id") REFERENCES "public"."conversations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_labels" ADD CONSTRAINT "conversation_labels_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_labels" ADD CONSTRAINT "conversation_labels_conversation_fk" FOREIGN KEY ("workspace_id","conversation_id") REFERENCES "public"."conversations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_viewers" ADD CONSTRAINT "conversation_viewers_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_viewers" ADD CONSTRAINT "conversation_viewers_conversation_fk" FOREIGN KEY ("workspace_id","conversation_id") REFERENCES "public"."conversations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_contact_fk" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."contacts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_conversation_fk" FOREIGN KEY ("workspace_id","conversation_id") REFERENCES "public"."conversations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_fk" FOREIGN KEY ("workspace_id","conversation_id") REFERENCES "public"."conversations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_receipts" ADD CONSTRAINT "inbound_receipts_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_channels" ADD CONSTRAINT "inbox_channels_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_labels" ADD CONSTRAINT "inbox_labels_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_settings" ADD CONSTRAINT "inbox_settings_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_changes_age" ON "conversation_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversation_labels_conversation" ON "conversation_labels" USING btree ("workspace_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_viewers_age" ON "conversation_viewers" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("workspace_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_status" ON "conversations" USING btree ("workspace_id","status","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_unread" ON "conversations" USING btree ("workspace_id","last_message_at","id") WHERE "conversations"."unread" and "conversations"."merged_into" is null and "conversations"."snoozed_until" is null;--> statement-breakpoint
CREATE INDEX "conversations_assignee" ON "conversations" USING btree ("workspace_id","assignee_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_channel" ON "conversations" USING btree ("workspace_id","channel","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_contact" ON "conversations" USING btree ("workspace_id","contact_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_address" ON "conversations" USING btree ("workspace_id","channel","address","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_snoozed" ON "conversations" USING btree ("snoozed_until") WHERE "conversations"."snoozed_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_thread" ON "conversations" USING btree ("workspace_id","channel_id","thread_key") WHERE "conversations"."thread_key" <> '' and "conversations"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "message_files_message" ON "message_files" USING btree ("workspace_id","message_id");--> statement-breakpoint
CREATE INDEX "message_files_age" ON "message_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "message_files_key" ON "message_files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("workspace_id","conversation_id","at","seq");--> statement-breakpoint
CREATE INDEX "messages_seq" ON "messages" USING btree ("workspace_id","conversation_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_external" ON "messages" USING btree ("workspace_id","conversation_id","external_id","from_address") WHERE "messages"."external_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_external_id" ON "messages" USING btree ("workspace_id","external_id") WHERE "messages"."external_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("scheduled_for") WHERE "messages"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "messages_leased" ON "messages" USING btree ("lease_until") WHERE "messages"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin ("workspace_id","words");--> statement-breakpoint
CREATE INDEX "inbound_receipts_failed" ON "inbound_receipts" USING btree ("workspace_id","received_at","id") WHERE "inbound_receipts"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "inbound_receipts_waiting" ON "inbound_receipts" USING btree ("received_at") WHERE "inbound_receipts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "inbound_receipts_age" ON "inbound_receipts" USING btree ("read_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_channels_address" ON "inbox_channels" USING btree ("channel","address");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_labels_name" ON "inbox_labels" USING btree ("workspace_id",lower("name"));--> statement-breakpoint
-- By hand from here: tenants, live pages, counts, searching, erasing.
CALL make_tenant_table('conversations');--> statement-breakpoint
CALL make_tenant_table('conversation_changes');--> statement-breakpoint
CALL make_tenant_table('conversation_counts');--> statement-breakpoint
CALL make_tenant_table('conversation_drafts');--> statement-breakpoint
CALL make_tenant_table('conversation_labels');--> statement-breakpoint
CALL make_tenant_table('conversation_viewers');--> statement-breakpoint
CALL make_tenant_table('message_files');--> statement-breakpoint
CALL make_tenant_table('messages');--> statement-breakpoint
-- What has no workspace yet is seen by work across workspaces alone.
CALL make_tenant_table('inbound_receipts');--> statement-breakpoint
CALL make_tenant_table('inbox_channels');--> statement-breakpoint
CALL make_tenant_table('inbox_labels');--> statement-breakpoint
CALL make_tenant_table('inbox_settings');--> statement-breakpoint
CALL make_tenant_table('saved_replies');--> statement-breakpoint
GRANT USAGE ON SEQUENCE messages_seq_seq TO app, worker;--> statement-breakpoint
CALL make_live_table('conversations', 'conversation');--> statement-breakpoint
CALL make_live_table('messages', 'conversation');--> statement-breakpoint
CALL make_live_table('conversation_labels', 'conversation');--> statement-breakpoint
CALL make_live_table('inbox_channels', 'inbox');--> statement-breakpoint
CALL make_live_table('inbox_labels', 'inbox');--> statement-breakpoint
CALL make_live_table('inbox_settings', 'inbox');--> statement-breakpoint
CALL make_live_table('saved_replies', 'inbox');--> statement-breakpoint
-- Of all that comes in, pages show only what could not be read.
CREATE TRIGGER live AFTER UPDATE ON inbound_receipts FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state AND (OLD.state = 'failed' OR NEW.state = 'failed')) EXECUTE FUNCTION note_change('inbox');--> statement-breakpoint
ALTER TABLE conversations
  ADD CONSTRAINT conversations_channel_known CHECK (channel IN ('email', 'sms', 'facebook', 'instagram', 'livechat')),
  ADD CONSTRAINT conversations_status_known CHECK (status IN ('open', 'closed')),
  ADD CONSTRAINT conversations_priority_known CHECK (priority IN ('high', 'medium', 'low'));--> statement-breakpoint
ALTER TABLE messages
  ADD CONSTRAINT messages_kind_known CHECK (kind IN ('message', 'note', 'event')),
  ADD CONSTRAINT messages_sender_known CHECK (sender IN ('contact', 'ai', 'user')),
  ADD CONSTRAINT messages_state_known CHECK (state IN ('received', 'scheduled', 'sending', 'sent', 'delivered', 'read', 'failed', 'uncertain'));--> statement-breakpoint
-- The kinds that a conversation counts in. A merged one counts in none.
CREATE FUNCTION conversation_kinds(status text, unread boolean, snoozed timestamptz, merged uuid, assignee uuid) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN merged IS NOT NULL THEN '{}'::text[] ELSE array_remove(ARRAY[
    'all',
    CASE WHEN unread AND snoozed IS NULL THEN 'unread' END,
    CASE WHEN status = 'closed' THEN 'closed' WHEN snoozed IS NULL THEN 'open' END,
    CASE WHEN snoozed IS NOT NULL THEN 'snoozed' END,
    CASE WHEN status = 'open' AND snoozed IS NULL THEN 'of:' || assignee END
  ], NULL) END
$$;--> statement-breakpoint
-- Counts as steps, as those of contacts (0009): concurrent writers never wait for each other.
CREATE FUNCTION count_conversations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO conversation_counts (workspace_id, kind, step)
      SELECT a.workspace_id, k, count(*) FROM after_rows a CROSS JOIN LATERAL unnest(conversation_kinds(a.status, a.unread, a.snoozed_until, a.merged_into, a.assignee_id)) k GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO conversation_counts (workspace_id, kind, step)
      SELECT b.workspace_id, k, -count(*) FROM before_rows b JOIN workspaces w ON w.workspace_id = b.workspace_id CROSS JOIN LATERAL unnest(conversation_kinds(b.status, b.unread, b.snoozed_until, b.merged_into, b.assignee_id)) k GROUP BY 1, 2;
  ELSE
    INSERT INTO conversation_counts (workspace_id, kind, step)
      SELECT workspace_id, k, sum(step) FROM (
        SELECT a.workspace_id, k, 1 AS step FROM after_rows a CROSS JOIN LATERAL unnest(conversation_kinds(a.status, a.unread, a.snoozed_until, a.merged_into, a.assignee_id)) k
        UNION ALL SELECT b.workspace_id, k, -1 FROM before_rows b CROSS JOIN LATERAL unnest(conversation_kinds(b.status, b.unread, b.snoozed_until, b.merged_into, b.assignee_id)) k
      ) steps GROUP BY 1, 2 HAVING sum(step) <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON conversations REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_conversations();--> statement-breakpoint
CREATE TRIGGER count_changed AFTER UPDATE ON conversations REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_conversations();--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON conversations REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION count_conversations();--> statement-breakpoint
-- Whoever erases a message erases what it was read from.
CREATE FUNCTION forget_receipts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM inbound_receipts r USING gone WHERE r.id = gone.receipt_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_receipts AFTER DELETE ON messages REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_receipts();--> statement-breakpoint
-- Searching, as contacts are searched (decision 016): a policy keeps the condition out of the index, so the look-up runs
-- as the role for searching, in a function that names the workspace itself.
CREATE INDEX conversations_search ON conversations USING gin (workspace_id, search gin_trgm_ops);--> statement-breakpoint
GRANT SELECT (workspace_id, id, search, status, unread, channel, assignee_id, contact_id, snoozed_until, merged_into, last_message_at) ON conversations TO finder;--> statement-breakpoint
CREATE POLICY finder ON conversations FOR SELECT TO finder USING (true);--> statement-breakpoint
GRANT SELECT (workspace_id, conversation_id, words) ON messages TO finder;--> statement-breakpoint
CREATE POLICY finder ON messages FOR SELECT TO finder USING (true);--> statement-breakpoint
GRANT SELECT (workspace_id, label_id, conversation_id) ON conversation_labels TO finder;--> statement-breakpoint
CREATE POLICY finder ON conversation_labels FOR SELECT TO finder USING (true);--> statement-breakpoint
-- Newest first, behind a place of the list. As literals, so that the planner knows what is rare.
CREATE FUNCTION conversations_found(query tsquery, patterns text[], filters jsonb, after_at timestamptz, after_id uuid, wanted integer) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off SET enable_seqscan = off AS $$
DECLARE
  ws CONSTANT text := format('%L', public.current_workspace());
  said CONSTANT text := (SELECT string_agg(format('c.search LIKE %L', p), ' AND ') FROM unnest(patterns) p);
  kept text := 'c.workspace_id = ' || ws || ' AND c.merged_into IS NULL';
  found uuid[];
BEGIN
  IF said IS NULL THEN RETURN; END IF;
  IF filters ? 'status' THEN kept := kept || format(' AND c.status = %L', filters ->> 'status'); END IF;
  IF filters ? 'unread' THEN kept := kept || ' AND c.unread'; END IF;
  IF filters ? 'snoozed' THEN kept := kept || CASE WHEN (filters -> 'snoozed')::boolean THEN ' AND c.snoozed_until IS NOT NULL' ELSE ' AND c.snoozed_until IS NULL' END; END IF;
  IF filters ? 'channel' THEN kept := kept || format(' AND c.channel = %L', filters ->> 'channel'); END IF;
  IF filters ? 'assignee' THEN kept := kept || CASE WHEN filters ->> 'assignee' IS NULL THEN ' AND c.assignee_id IS NULL' ELSE format(' AND c.assignee_id = %L::uuid', filters ->> 'assignee') END; END IF;
  IF filters ? 'contact' THEN kept := kept || format(' AND c.contact_id = %L::uuid', filters ->> 'contact'); END IF;
  IF filters ? 'label' THEN kept := kept || format(' AND EXISTS (SELECT 1 FROM public.conversation_labels l WHERE l.workspace_id = %s AND l.label_id = %L::uuid AND l.conversation_id = c.id)', ws, filters ->> 'label'); END IF;
  IF after_id IS NOT NULL THEN kept := kept || format(' AND (c.last_message_at, c.id) < (%L::timestamptz, %L::uuid)', after_at, after_id); END IF;
  -- Frequent words are found by looking at the newest, rare ones by the index.
  EXECUTE format('SELECT array_agg(id) FROM (SELECT id FROM (SELECT c.id, c.search FROM public.conversations c WHERE %s ORDER BY c.last_message_at DESC, c.id DESC LIMIT 200) c
    WHERE %s OR (SELECT true FROM public.messages m WHERE m.workspace_id = %s AND m.conversation_id = c.id AND m.words @@ %L::tsquery LIMIT 1) LIMIT %s) found', kept, said, ws, query, wanted) INTO found;
  IF cardinality(found) >= wanted THEN RETURN QUERY SELECT unnest(found); RETURN; END IF;
  RETURN QUERY EXECUTE format('SELECT c.id FROM (SELECT m.conversation_id AS id FROM public.messages m WHERE m.workspace_id = %s AND m.words @@ %L::tsquery
    UNION SELECT c.id FROM public.conversations c WHERE c.workspace_id = %s AND %s) f JOIN public.conversations c ON c.workspace_id = %s AND c.id = f.id WHERE %s ORDER BY c.last_message_at DESC, c.id DESC LIMIT %s', ws, query, ws, said, ws, kept, wanted);
END $$;--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO finder;--> statement-breakpoint
ALTER FUNCTION conversations_found(tsquery, text[], jsonb, timestamptz, uuid, integer) OWNER TO finder;--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM finder;--> statement-breakpoint
REVOKE ALL ON FUNCTION conversations_found(tsquery, text[], jsonb, timestamptz, uuid, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION conversations_found(tsquery, text[], jsonb, timestamptz, uuid, integer) TO app, worker;--> statement-breakpoint
-- A campaign counts the people who answered it, too.
CREATE OR REPLACE FUNCTION count_added_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_steps (workspace_id, campaign_id, email_id, kind, step)
    SELECT d.workspace_id, d.campaign_id, d.email_id, v.kind, sum(v.n) FROM after_rows d CROSS JOIN LATERAL (VALUES
      ('total', 1::bigint), ('sent', (d.sent_at IS NOT NULL)::int), ('opens', (d.opened_at IS NOT NULL)::int), ('clicks', (d.clicked_at IS NOT NULL)::int),
      ('machineOpens', (d.machine_opened_at IS NOT NULL)::int), ('machineClicks', (d.machine_clicked_at IS NOT NULL)::int), ('conversions', (d.converted_at IS NOT NULL)::int), ('replies', (d.replied_at IS NOT NULL)::int), ('revenue', d.revenue),
      ('bounced', (d.state = 'bounced')::int), ('failed', (d.state = 'failed')::int), ('uncertain', (d.state = 'uncertain')::int), ('skipped', (d.state = 'skipped')::int),
      ('unsubscribed', (d.unsubscribed_at IS NOT NULL)::int), ('complained', (d.complained_at IS NOT NULL)::int)) AS v (kind, n)
    WHERE v.n <> 0 GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_changed_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_steps (workspace_id, campaign_id, email_id, kind, step)
    SELECT d.workspace_id, d.campaign_id, d.email_id, v.kind, sum(v.n * d.sign) FROM (SELECT *, 1 AS sign FROM after_rows UNION ALL SELECT *, -1 FROM before_rows) d CROSS JOIN LATERAL (VALUES
      ('sent', (d.sent_at IS NOT NULL)::int::bigint), ('opens', (d.opened_at IS NOT NULL)::int), ('clicks', (d.clicked_at IS NOT NULL)::int),
      ('machineOpens', (d.machine_opened_at IS NOT NULL)::int), ('machineClicks', (d.machine_clicked_at IS NOT NULL)::int),
      ('conversions', (d.converted_at IS NOT NULL)::int), ('replies', (d.replied_at IS NOT NULL)::int), ('revenue', d.revenue),
      ('bounced', (d.state = 'bounced')::int), ('failed', (d.state = 'failed')::int), ('uncertain', (d.state = 'uncertain')::int), ('skipped', (d.state = 'skipped')::int),
      ('unsubscribed', (d.unsubscribed_at IS NOT NULL)::int), ('complained', (d.complained_at IS NOT NULL)::int)) AS v (kind, n)
    WHERE v.n <> 0 GROUP BY 1, 2, 3, 4 HAVING sum(v.n * d.sign) <> 0;
  RETURN NULL;
END $$;
