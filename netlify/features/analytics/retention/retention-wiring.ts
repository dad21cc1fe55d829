import type { analyticsRetentionContract } from '../../../../src/contracts/analytics-retention';
import type { Handlers } from '../../../http/call';
import { systemClock } from '../../../providers/system/clock';
import { makeRetentionService } from './retention-service';
import { eventStore } from '../store/event-store-wiring';

export function retentionWiring(): Handlers<typeof analyticsRetentionContract> {
  const service = makeRetentionService({ events: eventStore({ clock: systemClock }), clock: systemClock });
  return { getRetention: (_input, { workspace }) => service.getRetention(workspace) };
}
