import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import type { Language } from '../../../src/domain/language';
import { logActivities } from '../../records/activity/activity-log';
import { acrossWorkspaces, inWorkspace } from '../../database/client';
import { workspaces } from '../../database/schema/workspace';
import { sendingDomains, sendingSettings } from '../../database/schema/sending';

export type SendingRepository = typeof sendingRepository;
export type SendingDomainRow = typeof sendingDomains.$inferSelect;
export type SendingSettingsRow = typeof sendingSettings.$inferSelect;

export const sendingRepository = {
  read: (
    workspaceId: string,
  ): Promise<{ settings: SendingSettingsRow | undefined; domains: SendingDomainRow[]; language: Language }> =>
    inWorkspace(workspaceId, async (tx) => ({
      language:
        (
          await tx
            .select({ language: workspaces.language })
            .from(workspaces)
            .where(eq(workspaces.workspaceId, workspaceId))
        )[0]?.language ?? 'en',
      settings: (await tx.select().from(sendingSettings).where(eq(sendingSettings.workspaceId, workspaceId)))[0],
      domains: await tx
        .select()
        .from(sendingDomains)
        .where(eq(sendingDomains.workspaceId, workspaceId))
        .orderBy(asc(sendingDomains.domain)),
    })),

  save: (
    change: Partial<SendingSettingsRow> & Pick<SendingSettingsRow, 'workspaceId' | 'updatedAt'>,
    language?: Language,
  ): Promise<void> =>
    inWorkspace(change.workspaceId, async (tx) => {
      if (language) await tx.update(workspaces).set({ language }).where(eq(workspaces.workspaceId, change.workspaceId));
      await tx
        .insert(sendingSettings)
        .values(change)
        .onConflictDoUpdate({ target: sendingSettings.workspaceId, set: change });
    }),

  findDomain: (workspaceId: string, id: string): Promise<SendingDomainRow | undefined> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select()
            .from(sendingDomains)
            .where(and(eq(sendingDomains.workspaceId, workspaceId), eq(sendingDomains.id, id)))
        )[0],
    ),

  /** 'taken' when the workspace already has this domain, 'full' when it has `limit`. */
  addDomain: (row: SendingDomainRow, limit: number, activity: NewActivity): Promise<'added' | 'taken' | 'full'> =>
    inWorkspace(row.workspaceId, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`sending ${row.workspaceId}`}))`);
      const there = await tx
        .select({ domain: sendingDomains.domain })
        .from(sendingDomains)
        .where(eq(sendingDomains.workspaceId, row.workspaceId));
      if (there.some(({ domain }) => domain === row.domain)) return 'taken';
      if (there.length >= limit) return 'full';
      await tx.insert(sendingDomains).values(row);
      await logActivities(tx, [activity]);
      return 'added';
    }),

  /** Stores DNS's answers; the row, or undefined when it was deleted meanwhile. */
  keepCheck: (
    workspaceId: string,
    id: string,
    found: Pick<SendingDomainRow, 'records' | 'verifiedAt' | 'checkedAt'>,
    activities: NewActivity[],
  ): Promise<SendingDomainRow | undefined> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .update(sendingDomains)
        .set(found)
        .where(and(eq(sendingDomains.workspaceId, workspaceId), eq(sendingDomains.id, id)))
        .returning();
      if (row) await logActivities(tx, activities);
      // The first verified domain is used until somebody chooses otherwise.
      if (row?.verifiedAt && activities.length > 0) {
        await tx
          .insert(sendingSettings)
          .values({ workspaceId, domainId: id, updatedAt: found.checkedAt! })
          .onConflictDoUpdate({
            target: sendingSettings.workspaceId,
            set: { domainId: id },
            setWhere: isNull(sendingSettings.domainId),
          });
      }
      return row;
    }),

  /** Its key is deleted too. False when it did not exist. */
  removeDomain: (workspaceId: string, id: string, now: Date): Promise<boolean> =>
    inWorkspace(workspaceId, async (tx) => {
      await tx
        .update(sendingSettings)
        .set({ domainId: null, updatedAt: now })
        .where(and(eq(sendingSettings.workspaceId, workspaceId), eq(sendingSettings.domainId, id)));
      return (
        (
          await tx
            .delete(sendingDomains)
            .where(and(eq(sendingDomains.workspaceId, workspaceId), eq(sendingDomains.id, id)))
            .returning({ id: sendingDomains.id })
        ).length > 0
      );
    }),

  /** Domains that were not checked since `since`, the longest ago first. */
  dueForCheck: (since: Date, most: number): Promise<SendingDomainRow[]> =>
    acrossWorkspaces('check sending domains', (tx) =>
      tx
        .select()
        .from(sendingDomains)
        .where(or(isNull(sendingDomains.checkedAt), lte(sendingDomains.checkedAt, since)))
        .orderBy(sql`${sendingDomains.checkedAt} nulls first`)
        .limit(most),
    ),
};
