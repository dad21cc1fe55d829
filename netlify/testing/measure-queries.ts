import pg from 'pg';

/** Measures how long at least one query of this test file is running, for the times that `npm test` reports. */
export function measureQueries(): void {
  if (!process.env.TEST_TIMES_FILE || measured) return;
  measured = true;
  const ask = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  const busy = new Set<pg.Client>();
  let since = 0;
  const ended = (client: pg.Client) => {
    if (!busy.delete(client) || busy.size > 0) return;
    const totals = globalThis as { databaseMs?: number };
    totals.databaseMs = (totals.databaseMs ?? 0) + now() - since;
  };
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    if (!busy.has(this)) {
      if (busy.size === 0) since = now();
      busy.add(this);
      this.once('drain', () => ended(this)); // the queue is empty
      this.once('end', () => ended(this));
    }
    return ask.apply(this, args);
  } as typeof pg.Client.prototype.query;
}

const now = performance.now.bind(performance); // tests move the clock
let measured = false;
