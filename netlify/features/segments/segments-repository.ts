import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { FieldKind } from '../../../src/domain/contact';
import type { SegmentGroup } from '../../../src/domain/segment';
import { noteMembers } from '../../records/automations/automation-members';
import { inWorkspace, type Transaction } from '../../database/client';
import { countReachableByEmail } from '../../records/consent/contact-reach';
import { campaigns } from '../../database/schema/campaigns';
import { contactFields, contactPoints, contacts } from '../../database/schema/contacts';
import { segments } from '../../database/schema/segments';
import { segmentCondition } from '../../records/segments/segment-conditions';
import { giveUpAfter, tookTooLong } from '../../database/statement-timeout';
import { patience } from '../../ports/patience';

export type SegmentsRepository = typeof segmentsRepository;
export type SegmentRow = typeof segments.$inferSelect;

export const segmentsRepository = {
  /** By name. */
  list: (workspaceId: string): Promise<SegmentRow[]> =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select()
        .from(segments)
        .where(eq(segments.workspaceId, workspaceId))
        .orderBy(sql`lower(${segments.name})`, asc(segments.id)),
    ),

  /** 'taken' when a segment already has this name, ignoring case; 'full' when there are `limit`. */
  add: (row: SegmentRow, limit: number): Promise<'added' | 'taken' | 'full'> =>
    inWorkspace(row.workspaceId, async (tx) => {
      await hold(tx, row.workspaceId);
      if (await isTaken(tx, row)) return 'taken';
      if ((await tx.$count(segments, eq(segments.workspaceId, row.workspaceId))) >= limit) return 'full';
      await tx.insert(segments).values(row);
      return 'added';
    }),

  /**
   * The changed segment; null when it does not exist. Contacts who already match the new rules are recorded for
   * automations triggered by it: changing rules emails nobody, only joining later does.
   */
  change: (
    workspaceId: string,
    { id, ...change }: Pick<SegmentRow, 'id' | 'name' | 'rules' | 'updatedAt'>,
  ): Promise<SegmentRow | 'taken' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      await hold(tx, workspaceId);
      const its = and(eq(segments.workspaceId, workspaceId), eq(segments.id, id));
      const [before] = await tx.select({ rules: segments.rules }).from(segments).where(its);
      if (!before) return null;
      if (await isTaken(tx, { workspaceId, id, name: change.name })) return 'taken';
      const [after] = await tx.update(segments).set(change).where(its).returning();
      if (!isDeepStrictEqual(before.rules, change.rules))
        await noteInAutomations(tx, workspaceId, id, change.updatedAt);
      return after ?? null;
    }),

  /** False when it did not exist. */
  remove: (workspaceId: string, id: string): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .delete(segments)
            .where(and(eq(segments.workspaceId, workspaceId), eq(segments.id, id)))
            .returning({ id: segments.id })
        ).length > 0,
    ),

  /** Who matches now, without archived contacts; the first few by name. 'too-long' when a statement timed out. */
  count: (workspaceId: string, rules: SegmentGroup, now: Date): Promise<Counted | 'too-long'> =>
    inWorkspace(workspaceId, async (tx) => {
      await giveUpAfter(tx, PATIENCE_MS);
      await tx.execute(sql`select set_config('work_mem', ${LISTS}, true)`);
      const fields = await tx
        .select({ id: contactFields.id, kind: contactFields.kind })
        .from(contactFields)
        .where(eq(contactFields.workspaceId, workspaceId));
      const found = and(
        eq(contacts.workspaceId, workspaceId),
        isNull(contacts.archivedAt),
        segmentCondition(rules, now, new Map(fields.map(({ id, kind }): [string, FieldKind] => [id, kind]))),
      )!;
      const count = await tx.$count(contacts, found);
      if (count === 0) return { count, reachableByEmail: 0, sample: [] };
      const sample = await tx
        .select({
          id: contacts.id,
          name: contacts.name,
          company: contacts.company,
          email: firstPoint('email'),
          phone: firstPoint('phone'),
        })
        .from(contacts)
        .where(found)
        .orderBy(asc(contacts.nameKey), asc(contacts.id))
        .limit(SHOWN);
      return { count, reachableByEmail: await countReachableByEmail(tx, found), sample };
    }).catch((error: unknown) => {
      if (tookTooLong(error)) return 'too-long';
      throw error;
    }),
};

async function noteInAutomations(tx: Transaction, workspaceId: string, segmentId: string, now: Date): Promise<void> {
  const started = await tx
    .select({ campaignId: campaigns.id, trigger: campaigns.trigger })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.workspaceId, workspaceId),
        inArray(campaigns.status, ['active', 'paused']),
        sql`${campaigns.trigger} ->> 'segmentId' = ${segmentId}`,
      ),
    )
    .orderBy(campaigns.id);
  for (const { campaignId, trigger } of started)
    if (trigger) await noteMembers(tx, { workspaceId, campaignId, trigger }, now);
}

/** Serialised per workspace: names are compared and counted before one is written. */
const hold = (tx: Transaction, workspaceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`segments ${workspaceId}`}))`);

const isTaken = async (
  tx: Transaction,
  { id, workspaceId, name }: Pick<SegmentRow, 'id' | 'workspaceId' | 'name'>,
): Promise<boolean> =>
  (
    await tx
      .select({ id: segments.id })
      .from(segments)
      .where(
        and(eq(segments.workspaceId, workspaceId), ne(segments.id, id), sql`lower(${segments.name}) = lower(${name})`),
      )
  ).length > 0;

const firstPoint = (kind: 'email' | 'phone') =>
  sql<
    string | null
  >`(select p.shown from ${contactPoints} p where p.workspace_id = ${contacts.workspaceId} and p.contact_id = ${contacts.id} and p.kind = ${kind} order by p.position, p.value limit 1)`;

/** Somebody is building rules and waits for the count. */
const PATIENCE_MS = patience(6_000);
/** Memory for lists of all addresses: with the default of four megabytes they would be written to disk and back. */
const LISTS = '64MB';
const SHOWN = 5;

interface Counted {
  count: number;
  reachableByEmail: number;
  sample: { id: string; name: string; company: string; email: string | null; phone: string | null }[];
}
