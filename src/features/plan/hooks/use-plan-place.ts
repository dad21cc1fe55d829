import { useSession } from '../../auth/auth-parts';
import type { PlanPlace } from '../plan-words';

/** What the session knows that matters for the plan. */
export function usePlanPlace(): PlanPlace {
  const {
    user,
    workspace: { kind, zone, deletesAt },
  } = useSession();
  return { kind, zone, deletesAt, givesPlans: user.operator };
}
