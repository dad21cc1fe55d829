import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';
import { GRACE_DAYS } from '../../../src/domain/plan';
import { addDays } from '../../../src/domain/zoned-time';
import { acrossWorkspaces, asAuth, inWorkspace } from '../../database/client';
import { byId, byMoment, keyset } from '../../database/keyset';
import { addMail, type NewMail } from '../../records/mails/outbox';
import { member, operator, user } from '../../database/schema/auth';
import { mails } from '../../database/schema/mail';
import { invoices, subscriptions } from '../../database/schema/plan';
import { workspaces } from '../../database/schema/workspace';
import { forgetUsage, settleUsage } from '../../records/plan/usage';
import { enqueue } from '../../queue/enqueue';
import { sendPlanMail } from './plan-jobs';
import type { InvoiceState } from '../../../src/contracts/plan';

export type BillingRepository = ReturnType<typeof makeBillingRepository>;

/** Invoices across workspaces, for the operator and the jobs. `operatorEmail` as in src/domain/operator.ts. */
export const makeBillingRepository = (operatorEmail: string | undefined) => ({
  settleUsage,
  forgetUsage,

  /** The operators. */
  findOperators: () =>
    asAuth((tx) => {
      const people = tx.select({ id: user.id, email: user.email }).from(user);
      return operatorEmail
        ? people.where(and(eq(user.email, operatorEmail), eq(user.emailVerified, true)))
        : people.innerJoin(operator, eq(operator.userId, user.id)).orderBy(asc(operator.grantedAt)).limit(OPERATORS);
    }),

  /** The recipient of the next invoice: the owner who bought last, if still one, otherwise the first owner. */
  findBuyer: (workspaceId: string, lastEmail: string | null) =>
    asAuth(async (tx) => {
      const [found] = await tx
        .select({ name: user.name, email: user.email, company: user.company })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .where(and(eq(member.organizationId, workspaceId), eq(member.role, 'owner')))
        .orderBy(desc(sql`${user.email} = ${lastEmail ?? ''}`), asc(member.createdAt), asc(member.id))
        .limit(1);
      return found ?? null;
    }),

  listInvoices: ({ state, cursor, limit }: { state?: InvoiceState; cursor?: string; limit: number }) =>
    acrossWorkspaces('operator reads invoices', async (tx) => {
      const rows = await tx
        .select({
          invoice: invoices,
          workspace: { name: workspaces.name, zone: workspaces.zone },
          listPlace: NEWEST.listPlace,
        })
        .from(invoices)
        .innerJoin(workspaces, eq(workspaces.workspaceId, invoices.workspaceId))
        .where(and(state && eq(invoices.state, state), NEWEST.beyond(cursor)))
        .orderBy(...NEWEST.order)
        .limit(limit + 1);
      return NEWEST.cut(rows, limit);
    }),

  findInvoice: (invoiceId: string) =>
    acrossWorkspaces('operator reads an invoice', async (tx) => {
      const [found] = await tx
        .select({
          invoice: invoices,
          workspace: {
            id: workspaces.workspaceId,
            name: workspaces.name,
            zone: workspaces.zone,
            endsAt: workspaces.endsAt,
            plan: workspaces.plan,
          },
        })
        .from(invoices)
        .innerJoin(workspaces, eq(workspaces.workspaceId, invoices.workspaceId))
        .where(eq(invoices.id, invoiceId));
      return found ?? null;
    }),

  /**
   * Workspaces whose period ends before `until` or has ended within the days of grace, by id, starting after
   * `after`.
   */
  listRenewals: (now: Date, after: string | null) =>
    acrossWorkspaces('renew plans', async (tx) => {
      const today = now.toISOString().slice(0, 10); // zones differ by a day at most
      const rows = await tx
        .select({ id: subscriptions.workspaceId })
        .from(subscriptions)
        .where(
          and(
            after ? gt(subscriptions.workspaceId, after) : undefined,
            lte(subscriptions.periodEnd, addDays(today, AHEAD_DAYS)),
            gte(subscriptions.periodEnd, addDays(today, -GRACE_DAYS - 2)),
          ),
        )
        .orderBy(asc(subscriptions.workspaceId))
        .limit(BATCH);
      return rows.map(({ id }) => id);
    }),

  /** Overdue open invoices without a reminder; oldest first. */
  listOverdue: (now: Date) =>
    acrossWorkspaces('remind of invoices', (tx) =>
      tx
        .select({ id: invoices.id, workspaceId: invoices.workspaceId })
        .from(invoices)
        .innerJoin(workspaces, eq(workspaces.workspaceId, invoices.workspaceId))
        .where(
          and(
            eq(invoices.state, 'open'),
            lte(invoices.dueAt, now),
            isNull(invoices.remindedAt),
            isNull(workspaces.deletesAt),
          ),
        )
        .orderBy(asc(invoices.issuedAt), asc(invoices.id))
        .limit(BATCH),
    ),

  /** Enqueues the reminder, once. */
  remind: (workspaceId: string, request: Omit<z.infer<typeof sendPlanMail.payload>, 'workspaceId'>, now: Date) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const marked = await tx
          .update(invoices)
          .set({ remindedAt: now })
          .where(and(eq(invoices.id, request.invoiceId), eq(invoices.state, 'open'), isNull(invoices.remindedAt)))
          .returning({ id: invoices.id });
        if (marked.length > 0) await enqueue(tx, sendPlanMail, { ...request, workspaceId });
      },
      'worker',
    ),

  /** Paying workspaces whose covered workspaces are out of step, because a process died between the two. */
  listStrayCovers: () =>
    acrossWorkspaces('see whom an Agency plan covers', async (tx) => {
      const payer = alias(workspaces, 'payer');
      const rows = await tx
        .selectDistinct({ id: workspaces.paidBy })
        .from(workspaces)
        .leftJoin(payer, eq(payer.workspaceId, workspaces.paidBy))
        .where(
          and(
            isNotNull(workspaces.paidBy),
            or(
              isNull(payer.workspaceId),
              ne(payer.plan, 'Agency'),
              isNotNull(payer.paidBy),
              ne(workspaces.plan, 'Agency'),
              sql`${workspaces.endsAt} is distinct from ${payer.endsAt}`,
            ),
          ),
        )
        .limit(BATCH);
      return rows.flatMap(({ id }) => id ?? []);
    }),

  /** The data for an email about an invoice, and whether it was written before. */
  readLetter: ({ invoiceId, mailId }: { invoiceId: string; mailId: string }) =>
    acrossWorkspaces('write about an invoice', async (tx) => {
      const [found] = await tx
        .select({
          invoice: invoices,
          workspace: { name: workspaces.name, zone: workspaces.zone, plan: workspaces.plan, endsAt: workspaces.endsAt },
        })
        .from(invoices)
        .innerJoin(workspaces, eq(workspaces.workspaceId, invoices.workspaceId))
        .where(eq(invoices.id, invoiceId));
      return found && (await tx.$count(mails, eq(mails.id, mailId))) === 0 ? found : null;
    }),

  addMail: (workspaceId: string, mail: NewMail) => inWorkspace(workspaceId, (tx) => addMail(tx, mail), 'worker'),
});

const BATCH = 200;
/** Invoices are issued seven days ahead. */
const AHEAD_DAYS = 9;
const OPERATORS = 20;

/** Newest first. */
const NEWEST = keyset('all-invoices', 'down', byMoment(invoices.issuedAt), byId(invoices.id));
