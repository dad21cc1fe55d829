import type { PlanState } from '../../../src/contracts/plan';
import type { Actor } from '../../../src/domain/activity';
import { activityEvents } from '../../../src/domain/activity-events';
import type { PaidPlanName } from '../../../src/domain/plan';
import type { InvoiceView } from '../../documents/render-invoice';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { PaymentsPort } from '../../ports/payments';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { PlanChanges } from './plan-change-service';
import { periodOf } from './plan-choices';
import type { Buyer } from './plan-decisions';
import type { PlanRepository, StoredPlan } from './plan-repository';
import { presentInvoice, viewInvoice } from './present-invoice';

/** A workspace's plan, as its people see and choose it. */
export function makePlanService({ repository, changes, payments, clock, ids }: Dependencies) {
  async function getPlan({ id, role, trialOwner }: Workspace, person: Actor): Promise<PlanState> {
    const [state, allowances] = await Promise.all([
      repository.readState(id),
      repository.readAllowances(id, clock.now()),
    ]);
    if (!state) throw notFound('workspace');
    const { plan, endsAt, subscription, open, coveredBy, running, next, zone } = state;
    const chooses = role === 'owner'; // invoices and prices are for owners
    return {
      plan,
      endsAt: endsAt?.toISOString() ?? null,
      subscription,
      coveredBy,
      agency: isAgency(state) ? { name: state.agencyName ?? '', contact: state.agencyContact } : null,
      // How many workspaces a person has is only for them to know.
      allowances: { ...allowances, sharedBy: trialOwner === person.id ? allowances.sharedBy : 1 },
      openInvoice: chooses && open[0] ? presentInvoice(open[0], zone) : null,
      pricing: chooses ? { period: periodOf(running), prepaid: next?.plan ?? null, taxRate: payments.taxRate } : null,
      payments: { provider: payments.name, sentence: payments.sentence },
    };
  }

  return {
    getPlan,

    /** Operators do not invoice themselves: in their own workspaces a plan starts at once and never ends. */
    async updatePlan(
      place: Workspace,
      plan: PaidPlanName,
      person: Actor & Buyer & { operator: boolean },
      origin: string,
    ): Promise<PlanState> {
      const { id, name, email, company } = person;
      const now = clock.now();
      const toActivities = () => [
        { ...activityEvents.planBegan(plan), id: ids.id(), workspaceId: place.id, actor: { id, name }, at: now },
      ];
      if (person.operator)
        await repository.givePlan(
          { workspaceId: place.id, plan, endsAt: null },
          now,
          place.plan === plan ? [] : toActivities(),
        );
      else await changes.choose(place.id, plan, { name, email, company }, { origin, actor: { id, name } });
      return getPlan(place, person);
    },

    async cancelPlan(place: Workspace, person: Actor, origin: string): Promise<PlanState> {
      await changes.cancel(place.id, { origin, actor: { id: person.id, name: person.name } });
      return getPlan(place, person);
    },

    async resumePlan(place: Workspace, person: Actor, origin: string): Promise<PlanState> {
      await changes.resume(place.id, { origin, actor: { id: person.id, name: person.name } });
      return getPlan(place, person);
    },

    async updateAgency(place: Workspace, wish: { name: string; contact: string }, person: Actor): Promise<PlanState> {
      const state = await repository.readState(place.id);
      if (!state) throw notFound('workspace');
      if (!isAgency(state))
        throw new AppError('conflict', 'Reports name an agency only where its Agency plan covers other workspaces.');
      await repository.nameAgency(
        place.id,
        { name: wish.name || null, contact: wish.contact },
        {
          ...activityEvents.agencyNamed(wish.name || state.name),
          id: ids.id(),
          workspaceId: place.id,
          actor: { id: person.id, name: person.name },
          at: clock.now(),
        },
      );
      return getPlan(place, person);
    },

    async listInvoices({ id }: Workspace, query: { cursor?: string; limit: number }) {
      const { rows, nextCursor } = await repository.listInvoices(id, query);
      return { items: rows.map(({ invoice, zone }) => presentInvoice(invoice, zone)), nextCursor };
    },

    async viewInvoice({ id }: Workspace, invoiceId: string): Promise<InvoiceView> {
      const found = await repository.findInvoice(id, invoiceId);
      if (!found) throw notFound('invoice');
      return viewInvoice(found.invoice, found.workspace, {
        label: 'Back to Settings, Plan',
        path: '/dashboard/settings?section=plan',
      });
    },
  };
}

/** Whose plan covers other workspaces; one that is covered itself covers none. */
const isAgency = ({ plan, paidBy }: Pick<StoredPlan, 'plan' | 'paidBy'>): boolean =>
  plan === 'Agency' && paidBy === null;

export type PlanService = ReturnType<typeof makePlanService>;

type Workspace = WorkspacePart<'id' | 'role' | 'plan' | 'trialOwner'>;

interface Dependencies {
  repository: PlanRepository;
  changes: PlanChanges;
  payments: PaymentsPort;
  clock: Clock;
  ids: Ids;
}
