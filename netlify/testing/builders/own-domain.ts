import { randomUUID } from 'node:crypto';
import { sendingBox } from '../../features/sending/sending-wiring';
import { asOwner } from '../database';
import { signingKeys } from '../dkim';

/** A verified domain with its own key, from which the workspace sends from now on. */
export async function ownDomain(workspaceId: string, domain: string): Promise<{ publicKey: string; domainId: string }> {
  const [keys, domainId] = [signingKeys(), randomUUID()];
  const sealed = sendingBox().seal(keys.privateKey, [workspaceId, domainId]);
  await asOwner(
    "INSERT INTO sending_domains (workspace_id, id, domain, selector, public_key, private_key, private_key_id, records, verified_at, created_at) VALUES ($1, $2, $3, 'fb1', $4, $5, $6, '[]', now(), now())",
    [workspaceId, domainId, domain, keys.publicKey, sealed.sealed, sealed.keyId],
  );
  await asOwner(
    "INSERT INTO sending_settings (workspace_id, sender_name, local_part, domain_id, reply_to, updated_at) VALUES ($1, 'The bakery', 'news', $2, 'shop@bakery.example', now())",
    [workspaceId, domainId],
  );
  return { publicKey: keys.publicKey, domainId };
}
