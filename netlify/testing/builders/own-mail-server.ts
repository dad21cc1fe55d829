import { credentialBox } from '../../features/credential/credential-wiring';
import { asOwner } from '../database';

/** A mail server that a workspace stored as its own; the screen takes only the usual ports. */
export async function ownMailServer(
  workspaceId: string,
  values: Partial<Record<'smtpHost' | 'smtpPort' | 'smtpFrom' | 'smtpUser' | 'smtpPassword', string>>,
): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    const { keyId, sealed } = credentialBox().seal(value, [workspaceId, field]);
    await asOwner(
      "INSERT INTO credentials (workspace_id, field, key_id, sealed, shown, updated_by, updated_at) VALUES ($1, $2, $3, $4, $5, 'Ada', now())",
      [workspaceId, field, keyId, sealed, value],
    );
  }
}
