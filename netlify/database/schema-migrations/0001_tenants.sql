-- Roles. The connection's own role migrates and owns; requests and jobs run as roles that own nothing:
--   app      a signed-in person's request, inside one workspace
--   worker   a job, inside one workspace, or across all of them when it says so by name
--   visitor  the public: published rows of real workspaces, read only
--   auth     accounts and sessions, and the workspaces they lead to
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['app', 'worker', 'visitor', 'auth'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE', name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- roles belong to the server, not to this database
    END;
    EXECUTE format('GRANT %I TO CURRENT_USER', name);
  END LOOP;
END $$;

GRANT USAGE ON SCHEMA public TO app, worker, visitor, auth;
GRANT USAGE ON SCHEMA auth TO auth;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA auth TO auth;

-- The workspace a transaction is bound to; null outside of one ('' is what a pooled connection is left with).
CREATE FUNCTION current_workspace() RETURNS uuid LANGUAGE sql STABLE AS
  $$ SELECT nullif(current_setting('app.workspace_id', true), '')::uuid $$;

-- A job that works across tenants by name (see acrossWorkspaces); only the role worker has policies that look at it.
CREATE FUNCTION is_across_workspaces() RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT coalesce(current_setting('app.across_workspaces', true), '') = 'on' $$;

-- Every table with a workspace_id goes through this door.
CREATE PROCEDURE make_tenant_table(target regclass) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO app, worker', target);
  EXECUTE format('CREATE POLICY tenant_app ON %s TO app USING (workspace_id = (SELECT current_workspace())) WITH CHECK (workspace_id = (SELECT current_workspace()))', target);
  EXECUTE format('CREATE POLICY tenant_worker ON %s TO worker USING (workspace_id = (SELECT current_workspace()) OR (SELECT is_across_workspaces())) WITH CHECK (workspace_id = (SELECT current_workspace()) OR (SELECT is_across_workspaces()))', target);
END $$;

CALL make_tenant_table('workspaces');
CALL make_tenant_table('usage_counters');
CALL make_tenant_table('profiles');
CALL make_tenant_table('engines');
CALL make_tenant_table('ideas');
CALL make_tenant_table('pieces');
CALL make_tenant_table('publications');
CALL make_tenant_table('pictures');

-- A request may rename its workspace, never make, delete, upgrade or extend one.
REVOKE INSERT, UPDATE, DELETE ON workspaces FROM app;
GRANT UPDATE (name, zone) ON workspaces TO app;

GRANT SELECT, INSERT, UPDATE ON workspaces TO auth;
CREATE POLICY accounts ON workspaces TO auth USING (true) WITH CHECK (true);

-- The public sees what was published by real workspaces, and of that only what a page shows.
GRANT SELECT (workspace_id, name, slug, zone, kind) ON workspaces TO visitor;
CREATE POLICY published ON workspaces FOR SELECT TO visitor USING (kind = 'real');
GRANT SELECT (workspace_id, id, title, body, alt_text, keywords, status, slug, published_at) ON pieces TO visitor;
CREATE POLICY published ON pieces FOR SELECT TO visitor
  USING (status = 'published' AND EXISTS (SELECT 1 FROM workspaces w WHERE w.workspace_id = pieces.workspace_id));
GRANT SELECT (workspace_id, id, piece_id, brief, storage_key, alt_text, aspect_ratio, width, height) ON pictures TO visitor;
CREATE POLICY published ON pictures FOR SELECT TO visitor
  USING (EXISTS (SELECT 1 FROM pieces p WHERE p.workspace_id = pictures.workspace_id AND p.id = pictures.piece_id));
GRANT SELECT (workspace_id, name, what, place) ON profiles TO visitor;
CREATE POLICY published ON profiles FOR SELECT TO visitor
  USING (EXISTS (SELECT 1 FROM workspaces w WHERE w.workspace_id = profiles.workspace_id));
