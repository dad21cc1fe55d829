import { sql } from 'drizzle-orm';
import { acrossWorkspaces } from '../../database/client';

/**
 * How fast receiving domains are written to by all workspaces together: the generic cell rate algorithm (ITU-T I.371), one
 * time per domain at which its next mail may go. `perMinute` 0 asks for no pace; a domain that asked to slow down waits all
 * the same.
 */
export async function takePaces(
  wanted: ReadonlyMap<string, number>,
  { perMinute, now }: { perMinute: number; now: Date },
): Promise<Map<string, Pace>> {
  if (wanted.size === 0) return new Map();
  const [domains, counts] = [[...wanted.keys()], [...wanted.values()]];
  const everyMs = perMinute > 0 ? 60_000 / perMinute : 0;
  return acrossWorkspaces('pace campaign mail', async (tx) => {
    if (everyMs === 0) {
      const { rows } = await tx.execute<{ domain: string; next_at: Date | string }>(
        sql`select domain, next_at from mail_paces where domain = any(${sql.param(domains)}::text[]) and next_at > ${now.toISOString()}::timestamptz`,
      );
      const held = new Map(rows.map(({ domain, next_at }) => [domain, new Date(next_at)]));
      return new Map(
        domains.map((domain, n): [string, Pace] => [
          domain,
          held.has(domain)
            ? { allowed: 0, nextAt: held.get(domain)!, everyMs: AFTER_PAUSE_MS }
            : { allowed: counts[n]!, nextAt: now, everyMs: 0 },
        ]),
      );
    }
    // Locked in one order, so that two who take for several domains never wait in a ring.
    await tx.execute(
      sql`insert into mail_paces (domain, next_at) select d, ${now.toISOString()}::timestamptz from unnest(${sql.param([...domains].sort())}::text[]) as d on conflict (domain) do nothing`,
    );
    const { rows } = await tx.execute<{ domain: string; next_at: Date | string }>(
      sql`select domain, next_at from mail_paces where domain = any(${sql.param(domains)}::text[]) order by domain for update`,
    );
    const taken = rows.map(({ domain, next_at }): [string, Pace] => {
      const from = Math.max(new Date(next_at).getTime(), now.getTime());
      const room = Math.max(0, Math.floor((now.getTime() + BURST_MS - from) / everyMs));
      const allowed = Math.min(wanted.get(domain)!, from <= now.getTime() ? Math.max(1, room) : room);
      return [domain, { allowed, nextAt: new Date(from + allowed * everyMs), everyMs }];
    });
    await tx.execute(
      sql`update mail_paces p set next_at = n.next_at from unnest(${sql.param(taken.map(([domain]) => domain))}::text[], ${sql.param(taken.map(([, { nextAt }]) => nextAt.toISOString()))}::timestamptz[]) as n (domain, next_at) where p.domain = n.domain`,
    );
    return new Map(taken);
  });
}

/** A domain asked for less: nothing more goes there before `until`. */
export const slowDomain = (domain: string, until: Date): Promise<void> =>
  acrossWorkspaces('slow down campaign mail', async (tx) => {
    await tx.execute(
      sql`insert into mail_paces (domain, next_at) values (${domain}, ${until.toISOString()}::timestamptz) on conflict (domain) do update set next_at = greatest(mail_paces.next_at, excluded.next_at)`,
    );
  });

/** A second's worth may go at once. */
const BURST_MS = 1_000;
/** What waited for the end of a pause goes one after the other. */
const AFTER_PAUSE_MS = 100;

export interface Pace {
  /** So many of those that were wanted may go now. */
  allowed: number;
  /** When the next one may go. */
  nextAt: Date;
  /** How far apart they go then. */
  everyMs: number;
}
