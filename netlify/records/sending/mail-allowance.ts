import { and, eq, sql } from 'drizzle-orm';
import type { Returns, SendingAllowance, SendingTerms } from '../../../src/domain/sending-allowance';
import type { Transaction } from '../../database/client';
import { campaignSteps } from '../../database/schema/campaigns';
import { trialCounters, workspaces } from '../../database/schema/workspace';

/**
 * How much a trial has sent, counted per owner across all their workspaces, like pictures. The delivery ledger
 * alone could be emptied by deleting campaigns. Days and hours are in UTC, because a workspace can choose its
 * zone.
 */

/** The facts that decide how much a workspace may send; null when it does not exist. */
export async function readSendingTerms(tx: Transaction, workspaceId: string): Promise<SendingTerms | null> {
  const [terms] = await tx
    .select({
      plan: workspaces.plan,
      endsAt: workspaces.endsAt,
      createdAt: workspaces.createdAt,
      trialOwner: workspaces.trialOwner,
    })
    .from(workspaces)
    .where(eq(workspaces.workspaceId, workspaceId));
  if (!terms) return null;
  const count = (kind: string) =>
    sql<number>`coalesce(sum(${campaignSteps.step}) filter (where ${campaignSteps.kind} = ${kind}), 0)::int`;
  const [returns] = await tx
    .select({ sent: count('sent'), bounced: count('bounced'), complained: count('complained') })
    .from(campaignSteps)
    .where(eq(campaignSteps.workspaceId, workspaceId));
  return { ...terms, ...returns! };
}

export const readSentToday = async (tx: Transaction, trialOwner: string, now: Date): Promise<number> =>
  (await readUsed(tx, trialOwner, dayOf(now))) ?? 0;

/**
 * How many may be sent now, and which of the two limits decides. Concurrent counts for the same owner wait for
 * this transaction.
 */
export async function lockAllowance(
  tx: Transaction,
  trialOwner: string,
  { aDay, anHour }: SendingAllowance,
  now: Date,
): Promise<{ left: number; spent: 'day' | 'hour' }> {
  const periods = [dayOf(now), hourOf(now)];
  await tx
    .insert(trialCounters)
    .values(periods.map((month) => ({ ownerId: trialOwner, kind: MAILS, month, used: 0 })))
    .onConflictDoNothing();
  const used = new Map(
    (
      await tx
        .select({ month: trialCounters.month, used: trialCounters.used })
        .from(trialCounters)
        .where(
          and(
            eq(trialCounters.ownerId, trialOwner),
            eq(trialCounters.kind, MAILS),
            sql`${trialCounters.month} in ${periods}`,
          ),
        )
        .orderBy(trialCounters.month)
        .for('update')
    ).map((row) => [row.month, row.used]),
  );
  const [today, thisHour] = [aDay - (used.get(periods[0]!) ?? 0), anHour - (used.get(periods[1]!) ?? 0)];
  return { left: Math.max(0, Math.min(today, thisHour)), spent: today <= thisHour ? 'day' : 'hour' };
}

/** Counts emails being sent now; a retry counts again. */
export async function countMails(tx: Transaction, trialOwner: string, mails: number, now: Date): Promise<void> {
  if (mails === 0) return;
  await tx
    .update(trialCounters)
    .set({ used: sql`${trialCounters.used} + ${mails}` })
    .where(
      and(
        eq(trialCounters.ownerId, trialOwner),
        eq(trialCounters.kind, MAILS),
        sql`${trialCounters.month} in ${[dayOf(now), hourOf(now)]}`,
      ),
    );
}

/** The results of a campaign's emails since somebody last resumed it. */
export async function readReturnsSince(
  tx: Transaction,
  workspaceId: string,
  campaignId: string,
  since: Date,
): Promise<Returns> {
  const at = sql`${since.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ sent: number; bounced: number; complained: number }>(sql`
    select count(*)::int as sent, count(*) filter (where bounced_at > ${at})::int as bounced, count(*) filter (where complained_at > ${at})::int as complained
    from deliveries where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and (sent_at > ${at} or bounced_at > ${at})`);
  return rows[0]!;
}

async function readUsed(tx: Transaction, trialOwner: string, month: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ used: trialCounters.used })
    .from(trialCounters)
    .where(and(eq(trialCounters.ownerId, trialOwner), eq(trialCounters.kind, MAILS), eq(trialCounters.month, month)));
  return row?.used;
}

/** Such as 2026-11-23, and 2026-11-23T08. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const hourOf = (now: Date): string => now.toISOString().slice(0, 13);

const MAILS = 'mails' as const;
