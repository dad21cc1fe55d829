import { makeVisitKey } from '../../src/domain/visit-key';
import { asOwner } from './database';

/** A website that reports visits, and a conversion that it reported. Returns the website's id and key. */
export async function keepVisitRows(workspaceId: string) {
  const site = { id: crypto.randomUUID(), key: makeVisitKey(workspaceId, 'abcdefghijkl') };
  await asOwner(
    "INSERT INTO visit_sites (workspace_id, id, key, hosts, created_at) VALUES ($1, $2, $3, '{corner-grill.example}', now())",
    [workspaceId, site.id, site.key],
  );
  await asOwner('INSERT INTO visit_conversions (workspace_id, id, at) VALUES ($1, gen_random_uuid(), now())', [
    workspaceId,
  ]);
  return site;
}
