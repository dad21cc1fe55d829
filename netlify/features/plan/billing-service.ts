import type { InvoiceState, OperatorInvoice } from '../../../src/contracts/plan';
import { monthAt, resetDay } from '../../../src/domain/allowance';
import { centsInWords, isBegunByPayment } from '../../../src/domain/billing';
import { DAY_MS } from '../../../src/domain/duration';
import { toInstant } from '../../../src/domain/zoned-time';
import type { PlanMail } from '../../documents/plan-mail';
import type { InvoiceView } from '../../documents/render-invoice';
import { notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { BillingRepository } from './billing-repository';
import type { PlanChanges } from './plan-change-service';
import type { InvoiceRow } from './plan-repository';
import { dayAt, inWords, presentInvoice, viewInvoice } from './present-invoice';
import type { SharedUsageRepository } from './shared-usage-repository';

/** Invoices as the operator sees and settles them, and what happens automatically: renewals, reminders, emails. */
export function makeBillingService({
  repository,
  sharedUsage,
  changes,
  followCover,
  mail,
  publicUrl,
  clock,
  ids,
  log,
}: Dependencies) {
  async function find(invoiceId: string) {
    const found = await repository.findInvoice(invoiceId);
    if (!found) throw notFound('invoice');
    return found;
  }

  return {
    async listInvoices(query: { state?: InvoiceState; cursor?: string; limit: number }) {
      const { rows, nextCursor } = await repository.listInvoices(query);
      return { items: rows.map(({ invoice, workspace }) => present(invoice, workspace)), nextCursor };
    },

    async viewInvoice(invoiceId: string): Promise<InvoiceView> {
      const { invoice, workspace } = await find(invoiceId);
      return viewInvoice(invoice, workspace, { label: 'Back to all invoices', path: OPERATOR_PAGE });
    },

    async payInvoice(invoiceId: string, origin: string): Promise<OperatorInvoice> {
      await changes.pay((await find(invoiceId)).workspace.id, invoiceId, origin);
      const { invoice, workspace } = await find(invoiceId);
      return present(invoice, workspace);
    },

    async voidInvoice(invoiceId: string, origin: string): Promise<OperatorInvoice> {
      await changes.takeBack((await find(invoiceId)).workspace.id, invoiceId, origin);
      const { invoice, workspace } = await find(invoiceId);
      return present(invoice, workspace);
    },

    /** This month's figures, by each workspace's own month, of those that share them. */
    async listSharedUsage(query: { cursor?: string; limit: number }) {
      const { rows, nextCursor } = await sharedUsage.list(query);
      const months = rows.map(({ id, zone }) => {
        const month = monthAt(clock.now(), zone);
        return {
          id,
          month,
          from: toInstant({ date: `${month}-01`, time: '00:00' }, zone),
          to: toInstant({ date: resetDay(month), time: '00:00' }, zone),
        };
      });
      const [counts, members] = await Promise.all([
        sharedUsage.count(months),
        sharedUsage.countMembers(rows.map(({ id }) => id)),
      ]);
      return {
        items: rows.map(({ id, name, plan }, at) => {
          const { pieces, published, images, videos } = counts.find((row) => row.id === id) ?? NOTHING;
          return {
            id,
            name,
            plan,
            month: months[at]!.month,
            pieces,
            published,
            images,
            videos,
            members: members.find((row) => row.id === id)?.members ?? 0,
          };
        }),
        nextCursor,
      };
    },

    /**
     * Job: see renew-plans.ts. A failure in one workspace does not affect the others; the job fails at the end, so
     * that it is retried.
     */
    async renewPlans(): Promise<void> {
      const now = clock.now();
      let failed = 0;
      const each = (id: string, work: () => Promise<void>) =>
        work().catch((error: unknown) => {
          failed += 1;
          log(`a plan could not be renewed: workspace ${id}, ${error instanceof Error ? error.name : 'unknown error'}`);
        });
      for (let after: string | null = null; ;) {
        const due: string[] = await repository.listRenewals(now, after);
        for (const id of due) await each(id, () => changes.renew(id));
        after = due.at(-1) ?? null;
        if (after === null) break;
      }
      for (const { id, workspaceId } of await repository.listOverdue(now))
        await each(workspaceId, () =>
          repository.remind(workspaceId, { invoiceId: id, mailId: ids.id(), letter: 'overdue' }, now),
        );
      for (const id of await repository.listStrayCovers()) await each(id, () => followCover(id, now));
      if (failed > 0) throw new Error(`${failed} plans could not be renewed`);
    },

    /**
     * Job: see send-plan-mail.ts. Sends nothing that is no longer true, such as about an invoice that was paid or
     * cancelled meanwhile.
     */
    async sendPlanMail({ workspaceId, invoiceId, mailId, letter, operatorId, origin }: PlanMailRequest): Promise<void> {
      const found = await repository.readLetter({ invoiceId, mailId });
      if (!found || found.invoice.state !== (letter === 'paid' ? 'paid' : 'open')) return;
      const recipient = operatorId
        ? (await repository.findOperators()).find(({ id }) => id === operatorId)?.email
        : found.invoice.buyer.email;
      if (!recipient) return;
      const now = clock.now();
      await repository.addMail(workspaceId, {
        id: mailId,
        recipient,
        ...write(found, letter, origin ?? publicUrl),
        createdAt: now,
        expiresAt: new Date(now.getTime() + LETTER_MS),
      });
    },

    /** Job: see settle-usage.ts. */
    async settleUsage(): Promise<void> {
      const settled = await repository.settleUsage(clock.now());
      const forgotten = await repository.forgetUsage(clock.now());
      if (settled + forgotten > 0)
        log(`gave back ${settled} units of allowances that were cut off, forgot ${forgotten} old entries`);
    },
  };

  function write({ invoice, workspace }: PlanMailFacts, letter: PlanMailRequest['letter'], origin: string | undefined) {
    const facts = {
      name: invoice.buyer.name,
      workspace: workspace.name,
      number: invoice.number,
      plan: invoice.plan,
      total: centsInWords(invoice.totalCents, invoice.currency),
      due: dayAt(invoice.dueAt, workspace.zone),
      url: origin ? `${origin.replace(/\/$/, '')}${letter === 'issued' ? OPERATOR_PAGE : PLAN_PAGE}` : null,
    };
    const begins = inWords(invoice.periodStart);
    if (letter === 'issued') return mail.issued({ ...facts, buyer: invoice.buyer });
    if (letter === 'paid') return mail.paid({ ...facts, begins, until: inWords(invoice.periodEnd) });
    if (letter === 'invoice')
      return mail.invoice({
        ...facts,
        payment: invoice.seller.payment,
        begins: isBegunByPayment(invoice, workspace.zone) ? 'on the day it is paid' : `on ${begins}`,
      });
    const pausing = workspace.plan !== 'Trial' && workspace.endsAt !== null && workspace.endsAt > clock.now();
    return mail.overdue({
      ...facts,
      payment: invoice.seller.payment,
      pauses: pausing ? dayAt(workspace.endsAt!, workspace.zone) : null,
    });
  }
}

const present = (invoice: InvoiceRow, { name, zone }: { name: string; zone: string }): OperatorInvoice => ({
  ...presentInvoice(invoice, zone),
  workspaceId: invoice.workspaceId,
  workspaceName: name,
  buyer: invoice.buyer.email,
});

const NOTHING = { pieces: 0, published: 0, images: 0, videos: 0 };
const PLAN_PAGE = '/dashboard/settings?section=plan';
const OPERATOR_PAGE = '/dashboard/operator?tab=invoices';
const LETTER_MS = 30 * DAY_MS;

export type BillingService = ReturnType<typeof makeBillingService>;

interface PlanMailFacts {
  invoice: InvoiceRow;
  workspace: { name: string; zone: string; plan: string; endsAt: Date | null };
}

interface PlanMailRequest {
  workspaceId: string;
  invoiceId: string;
  mailId: string;
  letter: 'invoice' | 'issued' | 'overdue' | 'paid';
  operatorId?: string | undefined;
  origin?: string | undefined;
}

interface Dependencies {
  repository: BillingRepository;
  sharedUsage: SharedUsageRepository;
  changes: PlanChanges;
  followCover(workspaceId: string, now: Date): Promise<void>;
  mail: PlanMail;
  /** The installation's public address; unknown until PUBLIC_URL is set. */
  publicUrl: string | undefined;
  clock: Clock;
  ids: Ids;
  /** Ids and numbers only. */
  log(sentence: string): void;
}
