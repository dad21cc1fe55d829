import { env } from '../../config/env';
import { ownServer, type OwnServer } from '../../providers/smtp/own-server';
import { readCredentials } from '../credential/credential-wiring';

/** The mail server that a workspace's campaigns go out through, if its keys name one; otherwise the installation's. */
export async function ownServerOf(workspaceId: string): Promise<OwnServer | null> {
  const values = await readCredentials(workspaceId, 'smtp');
  return values && ownServer(values, (place) => env().webAllowedOrigins.includes(place));
}
