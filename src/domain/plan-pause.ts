import type { PlanName } from './plan-name';

/**
 * Why creating and sending are paused, or null; reading and exporting never are. A demo that has ended is
 * deleted, not paused.
 */
export function pauseOf({ kind, plan, endsAt, deletesAt }: Lifetime, now: Date): Pause | null {
  if (deletesAt !== null) return 'being_deleted';
  if (kind === 'demo' || endsAt === null || endsAt > now) return null;
  return plan === 'Trial' ? 'trial_ended' : 'plan_ended';
}

export type Pause = 'trial_ended' | 'plan_ended' | 'being_deleted';

interface Lifetime {
  kind: 'real' | 'demo';
  plan: PlanName;
  endsAt: Date | null;
  deletesAt: Date | null;
}
