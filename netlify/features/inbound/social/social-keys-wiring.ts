import packageJson from '../../../../package.json';
import { env } from '../../../config/env';
import { fingerprint } from '../../../keys/keys';
import type { OpenConnection } from '../../../ports/network';
import { makeGuardedWeb } from '../../../providers/guarded-web/guarded-web';
import { sameSecret } from '../../../providers/system/same-secret';
import { readCredentials } from '../../credential/credential-wiring';

/** The workspace's account at Twilio; null until both of its keys are stored. */
export async function twilioKeys(workspaceId: string): Promise<{ sid: string; token: string } | null> {
  const { twilioSid: sid, twilioToken: token } = (await readCredentials(workspaceId, 'twilio')) ?? {};
  return sid && token ? { sid, token } : null;
}

/** The workspace's page at Meta, as posts go out by it; null until its keys are stored. */
export async function metaPage(workspaceId: string): Promise<OpenConnection | null> {
  const keys = (await readCredentials(workspaceId, 'meta')) ?? {};
  const { metaAccessToken: accessToken, metaPageId: pageId, metaAppSecret: appSecret = '' } = keys;
  return accessToken && pageId ? { workspaceId, settings: { pageId }, secrets: { accessToken, appSecret } } : null;
}

export const socialWeb = () =>
  makeGuardedWeb({ allowedOrigins: env().webAllowedOrigins, version: packageJson.version, home: env().publicUrl });

/** Where strangers reach this installation; null when they cannot. */
export const publicOrigin = (): string | null => env().publicUrl?.replace(/\/$/, '') ?? null;

/** What Meta shows when it asks whether an address is ours: of each workspace its own, and nothing to look up. */
export const metaToken = (workspaceId: string): string => `${workspaceId}.${fingerprint('meta-hook', workspaceId)}`;

export function isMetaToken(token: string): boolean {
  const workspaceId = token.slice(0, Math.max(0, token.indexOf('.')));
  return workspaceId !== '' && sameSecret(token, metaToken(workspaceId));
}
