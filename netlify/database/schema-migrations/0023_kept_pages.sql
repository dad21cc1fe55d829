-- A page whose last post was taken down stays while there is something on it: a visitor may see that there was one.
GRANT SELECT (workspace_id) ON publications TO visitor;
CREATE POLICY published ON publications FOR SELECT TO visitor USING (EXISTS (SELECT 1 FROM workspaces w WHERE w.workspace_id = publications.workspace_id));
