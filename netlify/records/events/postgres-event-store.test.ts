import { foldService } from '../../features/analytics/store/fold-wiring';
import { systemClock } from '../../providers/system/clock';
import { asOwner, useDatabase } from '../../testing/database';
import { eventStoreBehaviour } from '../../testing/event-store-behaviour';
import { register } from '../../testing/world';
import { eventIdIn, eventIdOf } from './event-id';
import { makePostgresEventStore } from './postgres-event-store';
import { acrossWorkspaces } from '../../database/client';
import { sql } from 'drizzle-orm';

useDatabase();

eventStoreBehaviour('PostgreSQL', () => ({
  store: makePostgresEventStore({ clock: systemClock }),
  fold: () => foldService().foldEvents(),
  open: async (zone) => {
    const { workspaceId } = await register();
    await asOwner('UPDATE workspaces SET zone = $2 WHERE workspace_id = $1', [workspaceId, zone]);
    return workspaceId;
  },
}));

it('the id of an event is the same in SQL as in code', async () => {
  const row = crypto.randomUUID();
  const { rows } = await acrossWorkspaces('test', (tx) =>
    tx.execute<{ id: string }>(sql`select ${eventIdIn(sql`'open'`, sql`${row}::text`)} as id`),
  );
  expect(rows).toEqual([{ id: eventIdOf('open', row) }]);
});
