import type { Session, Workspace } from '../../../src/contracts/auth';

/** A session as the browser knows it. In a demo, the address that was typed stands for the made-up owner's. */
export const presentSession = (user: SessionUser, workspace: WorkspaceView): Session => ({
  user: { id: user.id, email: workspace.demoEmail ?? user.email, name: user.name, company: workspace.name, plan: workspace.plan, emailVerified: user.emailVerified, operator: user.operator },
  workspace: presentWorkspace(workspace),
  demo: workspace.kind === 'demo' && workspace.endsAt ? { email: workspace.demoEmail ?? '', endsAt: workspace.endsAt.toISOString() } : null,
});

export const presentWorkspace = ({ id, name, slug, zone, kind, plan, role, endsAt }: WorkspaceView): Workspace => ({
  id, name, slug, zone, kind, plan, role, endsAt: endsAt?.toISOString() ?? null,
});

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  operator: boolean;
}

export interface WorkspaceView extends Omit<Workspace, 'endsAt'> {
  endsAt: Date | null;
  demoEmail: string | null;
}
