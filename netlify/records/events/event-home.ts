import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import type { EventHome, EventPlace } from '../../ports/event-archive';

export async function readEventHome(tx: Transaction): Promise<EventHome> {
  const { rows } = await tx.execute<EventHome & Record<string, unknown>>(
    sql`select store, moving_to as "movingTo" from event_home`,
  );
  return rows[0]!;
}

export const setEventHome = async (tx: Transaction, { store, movingTo }: EventHome): Promise<void> => {
  await tx.execute(sql`update event_home set store = ${store}, moving_to = ${movingTo}`);
};

/** A condition: this installation writes where the history is. Otherwise a day would be summed from a part of its events. */
export const isAtHome = (store: EventPlace): SQL =>
  sql`exists (select 1 from event_home h where h.store = ${store} and h.moving_to is null)`;

/** One at a time moves events, whatever is moved; false while somebody else does. To the end of the transaction. */
export async function takeEventTurn(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('fold-events')) as free`,
  );
  return rows[0]!.free;
}
