import type { Session, Workspace } from '../../../src/contracts/auth';

/** A session as the browser sees it. In a demo, the typed address replaces the synthetic owner's. */
export const presentSession = (user: SessionUser, workspace: WorkspaceView): Session => ({
  user: {
    id: user.id,
    email: workspace.demoEmail ?? user.email,
    name: user.name,
    company: user.company || workspace.name,
    plan: workspace.plan,
    emailVerified: user.emailVerified,
    operator: user.operator,
    deletesAt: user.deletesAt?.toISOString() ?? null,
  },
  workspace: presentWorkspace(workspace),
  demo:
    workspace.kind === 'demo' && workspace.endsAt
      ? { email: workspace.demoEmail ?? '', endsAt: workspace.endsAt.toISOString() }
      : null,
});

export const presentWorkspace = ({
  id,
  name,
  slug,
  zone,
  kind,
  plan,
  role,
  endsAt,
  deletesAt,
  profilePublic,
}: WorkspaceView): Workspace => ({
  id,
  name,
  slug,
  zone,
  kind,
  plan,
  role,
  endsAt: endsAt?.toISOString() ?? null,
  deletesAt: deletesAt?.toISOString() ?? null,
  profilePublic,
});

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  operator: boolean;
  company: string;
  deletesAt: Date | null;
}

export interface WorkspaceView extends Omit<Workspace, 'endsAt' | 'deletesAt'> {
  endsAt: Date | null;
  deletesAt: Date | null;
  demoEmail: string | null;
}
