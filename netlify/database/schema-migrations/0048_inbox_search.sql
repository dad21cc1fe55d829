CREATE INDEX "conversations_campaign" ON "conversations" USING btree ("workspace_id","campaign_id","last_message_at","id") WHERE "conversations"."campaign_id" is not null;--> statement-breakpoint
GRANT SELECT (campaign_id) ON conversations TO finder;--> statement-breakpoint
DROP FUNCTION conversations_found(tsquery, text[], jsonb, timestamptz, uuid, integer);--> statement-breakpoint
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
  IF filters ? 'campaign' THEN kept := kept || format(' AND c.campaign_id = %L::uuid', filters ->> 'campaign'); END IF;
  IF filters ? 'label' THEN kept := kept || format(' AND EXISTS (SELECT 1 FROM public.conversation_labels l WHERE l.workspace_id = %s AND l.label_id = %L::uuid AND l.conversation_id = c.id)', ws, filters ->> 'label'); END IF;
  IF after_id IS NOT NULL THEN kept := kept || format(' AND (c.last_message_at, c.id) < (%L::timestamptz, %L::uuid)', after_at, after_id); END IF;
  -- Frequent words are found by looking at the newest, rare ones by the index.
  EXECUTE format('SELECT array_agg(id) FROM (SELECT id FROM (SELECT c.id, c.search FROM public.conversations c WHERE %s ORDER BY c.last_message_at DESC, c.id DESC LIMIT 200) c
    WHERE %s OR (SELECT true FROM public.messages m WHERE m.workspace_id = %s AND m.conversation_id = c.id AND m.words @@ %L::tsquery LIMIT 1) LIMIT %s) found', kept, said, ws, query, wanted) INTO found;
  IF cardinality(found) >= wanted THEN RETURN QUERY SELECT unnest(found); RETURN; END IF;
  -- First the ids and then their rows: how many a word finds is only known afterwards, and the planner, which expects 2 %
  -- of all messages, would read every conversation of the workspace to join them.
  EXECUTE format('SELECT array_agg(id) FROM (SELECT m.conversation_id AS id FROM public.messages m WHERE m.workspace_id = %s AND m.words @@ %L::tsquery
    UNION SELECT c.id FROM public.conversations c WHERE c.workspace_id = %s AND %s) f', ws, query, ws, said) INTO found;
  RETURN QUERY EXECUTE format('SELECT c.id FROM unnest($1) f (id) JOIN public.conversations c ON c.workspace_id = %s AND c.id = f.id WHERE %s ORDER BY c.last_message_at DESC, c.id DESC LIMIT %s', ws, kept, wanted) USING found;
END $$;--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO finder;--> statement-breakpoint
ALTER FUNCTION conversations_found(tsquery, text[], jsonb, timestamptz, uuid, integer) OWNER TO finder;--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM finder;--> statement-breakpoint
REVOKE ALL ON FUNCTION conversations_found(tsquery, text[], jsonb, timestamptz, uuid, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION conversations_found(tsquery, text[], jsonb, timestamptz, uuid, integer) TO app, worker;
