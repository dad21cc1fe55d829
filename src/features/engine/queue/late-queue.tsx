import { deferred } from '../../../ui/deferred';
import { PartLoading } from '../../../ui/late-part';
import type { QueueTabProps } from './queue-tab';

/** The page opens on its ideas: lists, filters and calendar load after them. */
export const LateQueueTab = deferred<QueueTabProps>(async () => (await import('./queue-tab')).QueueTab, PartLoading);
