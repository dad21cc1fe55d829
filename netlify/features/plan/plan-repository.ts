import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { NewActivity } from '../../../src/domain/activity';
import type { Subscription } from '../../../src/domain/billing';
import type { PlanName } from '../../../src/domain/plan-name';
import { logActivities } from '../../records/activity/activity-log';
import { asAuth, inWorkspace, type Transaction } from '../../database/client';
import { byId, byMoment, keyset } from '../../database/keyset';
import { followCover, givePlan, lockPlan, setPlan } from '../../records/plan/plan-terms';
import { invoiceNumbers, invoices, subscriptions } from '../../database/schema/plan';
import { workspaces } from '../../database/schema/workspace';
import { readAllowances } from '../../records/plan/usage';
import { enqueue } from '../../queue/enqueue';
import { sendPlanMail } from './plan-jobs';

export type PlanRepository = typeof planRepository;
export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = Omit<typeof invoices.$inferInsert, 'number' | 'state' | 'workspaceId'>;

export const planRepository = {
  readAllowances,
  givePlan,
  followCover,

  /** Everything that decides about a workspace's plan; null when the workspace is gone. */
  readState: async (workspaceId: string): Promise<StoredPlan | null> => {
    const found = await inWorkspace(workspaceId, async (tx) => {
      const [workspace] = await tx
        .select({
          name: workspaces.name,
          zone: workspaces.zone,
          kind: workspaces.kind,
          plan: workspaces.plan,
          endsAt: workspaces.endsAt,
          paidBy: workspaces.paidBy,
          deletesAt: workspaces.deletesAt,
          agencyName: workspaces.agencyName,
          agencyContact: workspaces.agencyContact,
        })
        .from(workspaces)
        .where(eq(workspaces.workspaceId, workspaceId));
      return workspace ? { ...workspace, ...(await readInvoicing(tx, workspaceId)) } : null;
    });
    if (!found) return null;
    const [payer] = found.paidBy
      ? await asAuth((tx) =>
          tx.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.workspaceId, found.paidBy!)),
        )
      : [];
    return { ...found, coveredBy: payer?.name ?? null };
  },

  /** Null is the workspace's own name. */
  nameAgency: (
    workspaceId: string,
    { name, contact }: { name: string | null; contact: string },
    activity: NewActivity,
  ): Promise<void> =>
    inWorkspace(workspaceId, async (tx) => {
      await tx
        .update(workspaces)
        .set({ agencyName: name, agencyContact: contact })
        .where(eq(workspaces.workspaceId, workspaceId));
      await logActivities(tx, [activity]);
    }),

  /**
   * Writes a change that was decided on `seen`, all or nothing; null when something has changed since: decide
   * again. A new invoice gets the next number of its year, which a rollback returns: numbers have no gaps.
   */
  write: (workspaceId: string, seen: StoredPlan, change: PlanChange): Promise<{ invoiceId: string | null } | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        if (!(await lockPlan(tx, workspaceId))) return null;
        const now = await readInvoicing(tx, workspaceId);
        if (fingerprint(now) !== fingerprint(seen)) return null;
        if (change.voided?.length)
          await tx.update(invoices).set({ state: 'void' }).where(inArray(invoices.id, change.voided));
        if (change.paid)
          await tx
            .update(invoices)
            .set({
              state: 'paid',
              paidAt: change.paid.at,
              periodStart: change.paid.periodStart,
              periodEnd: change.paid.periodEnd,
            })
            .where(eq(invoices.id, change.paid.invoiceId));
        if (change.subscription) {
          const row = { ...change.subscription, workspaceId, updatedAt: change.at };
          await tx
            .insert(subscriptions)
            .values(row)
            .onConflictDoUpdate({ target: subscriptions.workspaceId, set: row });
        }
        if (change.terms) await setPlan(tx, { workspaceId, ...change.terms });
        if (change.endsAt !== undefined)
          await tx.update(workspaces).set({ endsAt: change.endsAt }).where(eq(workspaces.workspaceId, workspaceId));
        if (change.opened)
          await tx
            .insert(invoices)
            .values({ ...change.opened, workspaceId, number: await nextNumber(tx, change.at), state: 'open' });
        await logActivities(tx, change.activities ?? []);
        for (const mail of change.mails ?? []) await enqueue(tx, sendPlanMail, { ...mail, workspaceId });
        return { invoiceId: change.opened?.id ?? null };
      },
      'worker',
    ),

  findInvoice: (workspaceId: string, invoiceId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [found] = await tx
        .select({ invoice: invoices, workspace: { name: workspaces.name, zone: workspaces.zone } })
        .from(invoices)
        .innerJoin(workspaces, eq(workspaces.workspaceId, invoices.workspaceId))
        .where(eq(invoices.id, invoiceId));
      return found ?? null;
    }),

  listInvoices: (workspaceId: string, { cursor, limit }: { cursor?: string; limit: number }) =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select({ invoice: invoices, zone: workspaces.zone, listPlace: NEWEST.listPlace })
        .from(invoices)
        .innerJoin(workspaces, eq(workspaces.workspaceId, invoices.workspaceId))
        .where(NEWEST.beyond(cursor))
        .orderBy(...NEWEST.order)
        .limit(limit + 1);
      return NEWEST.cut(rows, limit);
    }),
};

/** The subscription, open invoices, the current period's invoice, and the next one's if it is paid. */
async function readInvoicing(tx: Transaction, workspaceId: string): Promise<Invoicing> {
  const [found] = await tx
    .select({
      plan: subscriptions.plan,
      periodEnd: subscriptions.periodEnd,
      nextPlan: subscriptions.nextPlan,
      cancelled: subscriptions.cancelled,
    })
    .from(subscriptions)
    .where(eq(subscriptions.workspaceId, workspaceId));
  const subscription = found ?? null;
  const around =
    subscription &&
    or(
      and(eq(invoices.periodEnd, subscription.periodEnd), eq(invoices.plan, subscription.plan)),
      eq(invoices.periodStart, subscription.periodEnd),
    );
  const rows = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.workspaceId, workspaceId), or(eq(invoices.state, 'open'), around ?? sql`false`)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(MANY);
  const paid = rows.filter((row) => row.state === 'paid');
  return {
    subscription,
    open: rows.filter((row) => row.state === 'open'),
    running: paid.find((row) => row.periodEnd === subscription?.periodEnd) ?? null,
    next: paid.find((row) => row.periodStart === subscription?.periodEnd) ?? null,
    wasTakenBack: rows.some((row) => row.state === 'void' && row.periodStart === subscription?.periodEnd),
  };
}

const fingerprint = ({ subscription, open, next }: Invoicing): string =>
  JSON.stringify([
    subscription && [subscription.plan, subscription.periodEnd, subscription.nextPlan, subscription.cancelled],
    open.map(({ id }) => id),
    next?.id ?? null,
  ]);

/** Such as 2026-0001. The year's row stays locked until the transaction ends. */
async function nextNumber(tx: Transaction, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning({ last: invoiceNumbers.last });
  return `${year}-${String(row!.last).padStart(4, '0')}`;
}

/** More than a workspace has around one period. */
const MANY = 100;

interface Invoicing {
  subscription: Subscription | null;
  /** At most one. */
  open: InvoiceRow[];
  running: InvoiceRow | null;
  next: InvoiceRow | null;
  /** The next period's invoice existed and was cancelled. */
  wasTakenBack: boolean;
}

export interface StoredPlan extends Invoicing {
  name: string;
  zone: string;
  kind: 'real' | 'demo';
  plan: PlanName;
  endsAt: Date | null;
  paidBy: string | null;
  /** The name of the paying workspace. */
  coveredBy: string | null;
  deletesAt: Date | null;
  agencyName: string | null;
  agencyContact: string;
}

export interface PlanChange {
  at: Date;
  /** Ids of open invoices to cancel. */
  voided?: string[];
  paid?: { invoiceId: string; at: Date; periodStart: string; periodEnd: string };
  subscription?: Subscription;
  /** A different plan or end, on the workspace's own account. */
  terms?: { plan: PlanName; endsAt: Date };
  /** Only a different end. */
  endsAt?: Date;
  opened?: NewInvoice;
  activities?: NewActivity[];
  mails?: Omit<z.infer<typeof sendPlanMail.payload>, 'workspaceId'>[];
}

/** Newest first. */
const NEWEST = keyset('invoices', 'down', byMoment(invoices.issuedAt), byId(invoices.id));
