import type { Session, Workspace } from '../../contracts/auth';
import { DAY_MS } from '../../domain/duration';

/** Somebody signed in to a real workspace on the Pro plan. */
export function buildSession({ user, workspace, demo = null }: SessionParts = {}): Session {
  return {
    user: {
      id: '6f1d2c1e-6f0e-4c3a-9d55-0f8b7f6f5a01',
      email: 'maya@cornergrill.example',
      name: 'Maya Okafor',
      company: 'Corner Grill',
      plan: 'Pro',
      emailVerified: true,
      operator: false,
      deletesAt: null,
      ...user,
    },
    workspace: buildWorkspace(workspace),
    demo,
  };
}

export function buildWorkspace(partial: Partial<Workspace> = {}): Workspace {
  return {
    id: '0d5c9c35-3a27-4b50-8c3e-6a2f3f6b1c02',
    name: 'Corner Grill',
    slug: 'corner-grill',
    zone: 'Europe/London',
    kind: 'real',
    plan: 'Pro',
    role: 'owner',
    endsAt: null,
    deletesAt: null,
    profilePublic: true,
    ...partial,
  };
}

/** What somebody without an account gets: a demo that ends in a day. */
export function buildDemoSession(email = 'visitor@example.com'): Session {
  const endsAt = new Date(Date.now() + DAY_MS).toISOString();
  return buildSession({ workspace: { kind: 'demo', endsAt }, demo: { email, endsAt } });
}

interface SessionParts {
  user?: Partial<Session['user']>;
  workspace?: Partial<Workspace>;
  demo?: Session['demo'];
}
