import type { PlanName } from '../../src/domain/plan-name';

/** The workspace of a call, and what its session knows about it. `zone` is an IANA name; dates are instants. */
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
  /** Whose trial it is or was; null when there was none. */
  trialOwner: string | null;
  profilePublic: boolean;
  deletesAt: Date | null;
}

/** The fields that a service needs. */
export type WorkspacePart<Field extends keyof WorkspaceScope> = Pick<WorkspaceScope, Field>;
