import type { analyticsRetentionContract } from '../../../../src/contracts/analytics-retention';
import type { Handlers } from '../../../http/call';
import { systemClock } from '../../../providers/system/clock';
import { makePostgresEventStore } from '../../../records/events/postgres-event-store';
import { makeRetentionService } from './retention-service';

export function retentionWiring(): Handlers<typeof analyticsRetentionContract> {
  const service = makeRetentionService({ events: makePostgresEventStore({ clock: systemClock }), clock: systemClock });
  return { getRetention: (_input, { workspace }) => service.getRetention(workspace) };
}
