import { sql } from 'drizzle-orm';
import { acrossWorkspaces } from '../../database/client';

/**
 * Paces emails to receiving domains across all workspaces: the generic cell rate algorithm (ITU-T I.371), with
 * one time per domain when its next email may be sent. `perMinute` 0 means no pacing; a domain that asked to
 * slow down still waits.
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
      const paused = new Map(rows.map(({ domain, next_at }) => [domain, new Date(next_at)]));
      return new Map(
        domains.map((domain, n): [string, Pace] => [
          domain,
          paused.has(domain)
            ? { allowed: 0, nextAt: paused.get(domain)!, everyMs: AFTER_PAUSE_MS }
            : { allowed: counts[n]!, nextAt: now, everyMs: 0 },
        ]),
      );
    }
    // Locked in a fixed order to avoid deadlocks.
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

/** A domain asked for fewer emails: nothing is sent there before `until`. */
export const slowDomain = (domain: string, until: Date): Promise<void> =>
  acrossWorkspaces('slow down campaign mail', async (tx) => {
    await tx.execute(
      sql`insert into mail_paces (domain, next_at) values (${domain}, ${until.toISOString()}::timestamptz) on conflict (domain) do update set next_at = greatest(mail_paces.next_at, excluded.next_at)`,
    );
  });

/** Up to a second's worth may be sent at once. */
const BURST_MS = 1_000;
/** After a pause, waiting emails are spaced out. */
const AFTER_PAUSE_MS = 100;

export interface Pace {
  /** How many of the requested ones may be sent now. */
  allowed: number;
  /** When the next one may be sent. */
  nextAt: Date;
  /** The interval after that. */
  everyMs: number;
}
