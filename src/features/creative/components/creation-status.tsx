import type { Creation } from '../../../contracts/creative';
import { Badge } from '../../../ui/badge';
import { statuses } from '../../../ui/status';

/** How far it is. A rough picture that is being finished says so. */
export function CreationStatus({ creation: { status, progress } }: { creation: Pick<Creation, 'status' | 'progress'> }) {
  if (status === 'refining') return <Badge status="in-progress">Refining</Badge>;
  if (status === 'cancelled') return <Badge status="inactive">Cancelled</Badge>;
  if (status === 'generating') return <Badge status="generating">{progress > 0 ? `${statuses.generating.label} ${progress}%` : statuses.generating.label}</Badge>;
  return <Badge status={status} />;
}
