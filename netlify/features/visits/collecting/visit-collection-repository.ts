import { and, eq, lt, sql } from 'drizzle-orm';
import type { AnalyticsEvent } from '../../../../src/domain/analytics-event';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import { visitConversions, visitSalts, visitSites } from '../../../database/schema/events';
import { workspaces } from '../../../database/schema/workspace';
import { addEvents } from '../../../records/events/event-inbox';
import { readClaimLimit } from '../../../records/sending/sending-identity';

export type VisitCollectionRepository = typeof visitCollectionRepository;

export const visitCollectionRepository = {
  /** The site that a key names, with what decides which reports count; null when there is none. */
  findSite: (workspaceId: string, key: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [found] = await tx
        .select({ id: visitSites.id, hosts: visitSites.hosts, zone: workspaces.zone })
        .from(visitSites)
        .innerJoin(workspaces, eq(workspaces.workspaceId, visitSites.workspaceId))
        .where(and(eq(visitSites.workspaceId, workspaceId), eq(visitSites.key, key)));
      return found ? { ...found, workspaceId, mostClaimed: await readClaimLimit(tx, workspaceId) } : null;
    }),

  /** The salt of a day (2026-11-27, UTC), created by the first request. */
  readSalt: (workspaceId: string, day: string, fresh: string): Promise<string> =>
    inWorkspace(workspaceId, async (tx) => {
      await tx.insert(visitSalts).values({ day, salt: fresh }).onConflictDoNothing();
      const [row] = await tx.select({ salt: visitSalts.salt }).from(visitSalts).where(eq(visitSalts.day, day));
      return row!.salt;
    }),

  /** Stores visits of one workspace together. A conversion that was stored before is left out. */
  add: (workspaceId: string, notes: readonly VisitNote[]): Promise<void> =>
    inWorkspace(workspaceId, async (tx) => {
      const events = notes.flatMap((note) => note.events);
      const fresh = await claimOnce(
        tx,
        workspaceId,
        events.filter(({ kind }) => kind === 'conversion'),
      );
      await addEvents(
        tx,
        workspaceId,
        events.filter((event) => event.kind !== 'conversion' || fresh.has(event)),
      );
      for (const { siteId, page, at } of notes.flatMap(({ seen }) => seen ?? []))
        await tx
          .update(visitSites)
          .set({ seenAt: at, seenPage: page })
          .where(
            and(
              eq(visitSites.workspaceId, workspaceId),
              eq(visitSites.id, siteId),
              sql`(${visitSites.seenAt} is null or ${visitSites.seenAt} < ${at.toISOString()})`,
            ),
          );
    }),

  /** Deletes salts of days before `day`, so that nobody can be recognised, and conversions stored before `before`. */
  deleteOld: (day: string, before: Date): Promise<void> =>
    acrossWorkspaces('delete old salts of visits', async (tx) => {
      await tx.delete(visitSalts).where(lt(visitSalts.day, day));
      await tx.delete(visitConversions).where(lt(visitConversions.at, before));
    }),
};

/** Those whose id is new, in id order, so that two processes never wait for each other. */
async function claimOnce(
  tx: Transaction,
  workspaceId: string,
  conversions: readonly AnalyticsEvent[],
): Promise<Set<AnalyticsEvent>> {
  const first = new Map<string, AnalyticsEvent>();
  for (const event of conversions) if (!first.has(event.id)) first.set(event.id, event);
  if (first.size === 0) return new Set();
  const rows = [...first.values()]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, at }) => ({ workspaceId, id, at }));
  const fresh = await tx
    .insert(visitConversions)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: visitConversions.id });
  return new Set(fresh.map(({ id }) => first.get(id)!));
}

export interface VisitNote {
  events: AnalyticsEvent[];
  /** Set when the owner should learn that the site reports. */
  seen: { siteId: string; page: string; at: Date } | null;
}
