import { DAY_MS } from '../../src/domain/duration';
import { isOperator } from '../../src/domain/operator';
import { pauseOf } from '../../src/domain/plan-pause';
import { env } from '../config/env';
import type { Caller } from '../ports/identity';
import type { WorkspaceScope } from '../ports/workspace-scope';
import { systemClock } from '../providers/system/clock';
import type { ActiveSession, SessionUser } from './call';
import { PROLONG_AFTER_DAYS, readSessionToken, SESSION_DAYS } from './session-cookie';
import { bindSession, findSession, type findPerson, type Membership } from './session-repository';

/** The signed-in user of a request and the session's workspace; null without a session or when a demo has ended. */
export async function findActiveSession(caller: Caller, cookies: string[]): Promise<ActiveSession | null> {
  const token = await readSessionToken(caller);
  const now = systemClock.now();
  const found = token && (await findSession(token, now));
  if (!found) return null;
  const chosen =
    found.memberships.find(({ workspace }) => workspace.workspaceId === found.workspaceId) ?? found.memberships[0];
  if (!chosen) return null;
  const workspace = toWorkspaceScope(chosen);
  if (workspace.kind === 'demo' && workspace.endsAt && workspace.endsAt <= now) return null;
  if (workspace.id !== found.workspaceId) await bindSession(found.sessionId, workspace.id);
  if (found.expiresAt.getTime() - now.getTime() < (SESSION_DAYS - PROLONG_AFTER_DAYS) * DAY_MS) {
    // Imported only here: the account library is most of a cold start, and only one request a day needs it.
    cookies.push(...(await (await import('./identity-wiring')).identity.prolong(caller)));
  }
  return {
    sessionId: found.sessionId,
    user: toSessionUser(found.user),
    workspace,
    pause: pauseOf(workspace, now),
    samplesDue: chosen.workspace.sampleDue,
  };
}

export const toSessionUser = ({
  granted,
  ...user
}: NonNullable<Awaited<ReturnType<typeof findPerson>>>): SessionUser => ({
  ...user,
  operator: isOperator({ ...user, granted: granted !== null }, env().operatorEmail),
});

export const toWorkspaceScope = ({ workspace, role }: Membership): WorkspaceScope => ({
  id: workspace.workspaceId,
  name: workspace.name,
  slug: workspace.slug,
  zone: workspace.zone,
  kind: workspace.kind,
  plan: workspace.plan,
  role: role === 'owner' ? 'owner' : 'member',
  endsAt: workspace.endsAt,
  demoEmail: workspace.demoEmail,
  trialOwner: workspace.trialOwner,
  profilePublic: workspace.profilePublic,
  deletesAt: workspace.deletesAt,
});
