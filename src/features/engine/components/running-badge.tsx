import type { Cycle } from '../../../contracts/engine-cycle';
import { Badge } from '../../../ui/badge';

/** Whether new weeks begin automatically; none does before the business is described. */
export function RunningBadge({ cycle: { running, hasProfile } }: { cycle: Pick<Cycle, 'running' | 'hasProfile'> }) {
  if (!running) return <Badge status="paused" />;
  return hasProfile ? <Badge status="active">Running</Badge> : <Badge status="draft">Not started</Badge>;
}
