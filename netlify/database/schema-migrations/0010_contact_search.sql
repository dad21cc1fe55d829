-- A page of a search is found, filtered and ordered where the trigram index can be used: as `finder`, who sees the
-- columns that order and filter, too, of one table, of the workspace that the transaction is bound to.
GRANT SELECT (status, touched_at, name_key, value_key, archived_at) ON contacts TO finder;

/* The condition for words as netlify/database/contact-search.ts makes them, in the bound workspace. As literals, so that
   the planner knows whether a word is rare or everywhere; what is not indexed is kept out of the index. */
CREATE FUNCTION contacts_looked_for(words jsonb, kept_status text DEFAULT NULL, in_archive boolean DEFAULT NULL) RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
  SELECT format('workspace_id = %L', public.current_workspace())
    || coalesce((SELECT string_agg(format(' AND %s %s %L', CASE WHEN "isIndexed" THEN 'search' ELSE 'search || ''''' END, CASE WHEN begins THEN '~' ELSE 'LIKE' END, pattern), '')
      FROM jsonb_to_recordset(words) AS word (pattern text, begins boolean, "isIndexed" boolean)), '')
    || CASE WHEN kept_status IS NULL THEN '' ELSE format(' AND status = %L', kept_status) END
    || CASE in_archive WHEN true THEN ' AND archived_at IS NOT NULL' WHEN false THEN ' AND archived_at IS NULL' ELSE '' END
$$;

/* Ids of contacts whose folded text has all words, `most` at most. */
CREATE FUNCTION contacts_matching(words jsonb, most integer) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public SET jit = off AS $$
BEGIN
  RETURN QUERY EXECUTE format('SELECT id FROM public.contacts WHERE %s LIMIT %s', public.contacts_looked_for(words), most);
END $$;

/* How many of them the list shows, `most` at most. */
CREATE FUNCTION contacts_counted(words jsonb, kept_status text, in_archive boolean, most integer) RETURNS integer
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public SET jit = off AS $$
DECLARE
  counted integer;
BEGIN
  EXECUTE format('SELECT count(*) FROM (SELECT 1 FROM public.contacts WHERE %s LIMIT %s) found', public.contacts_looked_for(words, kept_status, in_archive), most) INTO counted;
  RETURN counted;
END $$;

/* A page of them in one of the list's orders, behind the row that has `after_key` and `after_id`. From the trigram index
   and never by walking: whoever asks has looked at the rows that come next already. */
CREATE FUNCTION contacts_page(words jsonb, kept_status text, in_archive boolean, sort text, after_key text, after_id uuid, wanted integer) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public SET jit = off SET enable_indexscan = off SET enable_seqscan = off AS $$
DECLARE
  key CONSTANT text := CASE sort WHEN 'last-contact' THEN 'touched_at' WHEN 'name' THEN 'name_key' WHEN 'value' THEN 'value_key' ELSE 'id' END;
  turn CONSTANT text := CASE sort WHEN 'name' THEN 'ASC' ELSE 'DESC' END;
  beyond CONSTANT text := CASE sort WHEN 'name' THEN '>' ELSE '<' END;
  behind CONSTANT text := CASE WHEN after_id IS NULL THEN '' ELSE format(' AND (%I, id) %s (%L, %L)', key, beyond, after_key, after_id) END;
BEGIN
  RETURN QUERY EXECUTE format('SELECT id FROM public.contacts WHERE %s%s ORDER BY %I %s, id %s LIMIT %s', public.contacts_looked_for(words, kept_status, in_archive), behind, key, turn, turn, wanted);
END $$;

GRANT CREATE ON SCHEMA public TO finder;
ALTER FUNCTION contacts_matching(jsonb, integer) OWNER TO finder;
ALTER FUNCTION contacts_counted(jsonb, text, boolean, integer) OWNER TO finder;
ALTER FUNCTION contacts_page(jsonb, text, boolean, text, text, uuid, integer) OWNER TO finder;
REVOKE CREATE ON SCHEMA public FROM finder;
REVOKE ALL ON FUNCTION contacts_matching(jsonb, integer), contacts_counted(jsonb, text, boolean, integer), contacts_page(jsonb, text, boolean, text, text, uuid, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION contacts_matching(jsonb, integer), contacts_counted(jsonb, text, boolean, integer), contacts_page(jsonb, text, boolean, text, text, uuid, integer) TO app, worker;

DROP FUNCTION contacts_matching(text, integer);

-- Who deletes many contacts takes their tags off first, in one statement. Looking before deleting keeps the counting of
-- steps, which every statement sets off, from running for each contact for nothing.
CREATE OR REPLACE FUNCTION untag_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM contact_tags WHERE workspace_id = OLD.workspace_id AND contact_id = OLD.id) THEN
    DELETE FROM contact_tags WHERE workspace_id = OLD.workspace_id AND contact_id = OLD.id;
  END IF;
  RETURN OLD;
END $$;
