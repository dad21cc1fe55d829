import { Badge } from '../../../ui/badge';

/** Whether new weeks begin automatically. */
export function RunningBadge({ running }: { running: boolean }) {
  return running ? <Badge status="active">Running</Badge> : <Badge status="paused" />;
}
