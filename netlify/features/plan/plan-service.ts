import type { PlanState } from '../../../src/contracts/plan';
import type { PaidPlanName } from '../../../src/domain/plan';
import type { InvoiceView } from '../../documents/render-invoice';
import { notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { PaymentsPort } from '../../ports/payments';
import type { Buyer, PlanChanges } from './plan-change-service';
import type { PlanRepository } from './plan-repository';
import { presentInvoice, viewInvoice } from './present-invoice';

/** A workspace's plan, as its people see and choose it. */
export function makePlanService({ repository, changes, payments, clock }: Dependencies) {
  async function getPlan({ id, role }: Place): Promise<PlanState> {
    const [state, allowances] = await Promise.all([repository.readState(id), repository.readAllowances(id, clock.now())]);
    if (!state) throw notFound('workspace');
    const { plan, endsAt, subscription, open, coveredBy } = state;
    return {
      plan, endsAt: endsAt?.toISOString() ?? null, subscription, coveredBy, allowances,
      openInvoice: role === 'owner' && open[0] ? presentInvoice(open[0]) : null, // invoices are for owners
      payments: { provider: payments.name, sentence: payments.sentence },
    };
  }

  return {
    getPlan,

    /** Whoever runs the installation invoices nobody for the own workspace: the plan is there at once and never ends. */
    async updatePlan(place: Place, plan: PaidPlanName, buyer: Buyer & { operator: boolean }, origin: string): Promise<PlanState> {
      if (buyer.operator) await repository.givePlan({ workspaceId: place.id, plan, endsAt: null }, clock.now());
      else await changes.choose(place.id, plan, { name: buyer.name, email: buyer.email, company: buyer.company }, origin);
      return getPlan(place);
    },

    async cancelPlan(place: Place, origin: string): Promise<PlanState> {
      await changes.cancel(place.id, origin);
      return getPlan(place);
    },

    async resumePlan(place: Place, origin: string): Promise<PlanState> {
      await changes.resume(place.id, origin);
      return getPlan(place);
    },

    async listInvoices({ id }: Place, query: { cursor?: string; limit: number }) {
      const { rows, nextCursor } = await repository.listInvoices(id, query);
      return { items: rows.map(presentInvoice), nextCursor };
    },

    async viewInvoice({ id }: Place, invoiceId: string): Promise<InvoiceView> {
      const found = await repository.findInvoice(id, invoiceId);
      if (!found) throw notFound('invoice');
      return viewInvoice(found.invoice, found.workspace);
    },
  };
}

export type PlanService = ReturnType<typeof makePlanService>;

interface Place {
  id: string;
  role: 'owner' | 'member';
}

interface Dependencies {
  repository: PlanRepository;
  changes: PlanChanges;
  payments: PaymentsPort;
  clock: Clock;
}
