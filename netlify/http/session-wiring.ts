import { isTrialOver } from '../../src/domain/plan';
import type { Caller } from '../ports/identity';
import { systemClock } from '../providers/system/clock';
import type { ActiveSession, WorkspaceRef } from './call';
import { identity } from './identity-wiring';
import { bindSession, listMemberships } from './session-repository';

/** The signed-in user of a request with the workspace the session is in; null without a session or when a demo is over. */
export async function findActiveSession(caller: Caller, cookies: string[]): Promise<ActiveSession | null> {
  const found = await identity.find(caller);
  if (!found) return null;
  const memberships = await listMemberships(found.user.id);
  const chosen = memberships.find(({ workspace }) => workspace.workspaceId === found.workspaceId) ?? memberships[0];
  if (!chosen) return null;
  const workspace = toWorkspaceRef(chosen);
  const now = systemClock.now();
  if (workspace.kind === 'demo' && workspace.endsAt && workspace.endsAt <= now) return null;
  if (workspace.id !== found.workspaceId) await bindSession(found.sessionId, workspace.id);
  cookies.push(...found.setCookies);
  return { sessionId: found.sessionId, user: found.user, workspace, canCreate: !isTrialOver(workspace, now) };
}

export const toWorkspaceRef = ({ workspace, role }: Awaited<ReturnType<typeof listMemberships>>[number]): WorkspaceRef => ({
  id: workspace.workspaceId,
  name: workspace.name,
  slug: workspace.slug,
  zone: workspace.zone,
  kind: workspace.kind,
  plan: workspace.plan,
  role: role === 'owner' ? 'owner' : 'member',
  endsAt: workspace.endsAt,
  demoEmail: workspace.demoEmail,
});
