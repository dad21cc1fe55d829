import type { PlanName } from '../../src/domain/plan';

/** The workspace that a call is made in, and what its session knows of it. `zone` is an IANA name; dates are instants. */
export interface WorkspaceScope {
  id: string;
  name: string;
  slug: string;
  zone: string;
  kind: 'real' | 'demo';
  plan: PlanName;
  role: 'owner' | 'member';
  endsAt: Date | null;
  demoEmail: string | null;
  /** Whose trial it is or was; null where none was given. */
  trialOwner: string | null;
  profilePublic: boolean;
  deletesAt: Date | null;
}

/** What a service needs of it. */
export type WorkspacePart<Field extends keyof WorkspaceScope> = Pick<WorkspaceScope, Field>;
