import type { Actor, ActivityEvent, NewActivity } from '../../../src/domain/activity';
import { addMonth, pausesAt, renewalIsDue, type Credit, type Subscription } from '../../../src/domain/billing';
import type { PaidPlanName } from '../../../src/domain/plan';
import { toLocal } from '../../../src/domain/zoned-time';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { PaymentsPort } from '../../ports/payments';
import type { BillingRepository } from './billing-repository';
import type { InvoiceRow, NewInvoice, PlanChange, PlanRepository, StoredPlan } from './plan-repository';

/** Decides about a change of a plan and writes it; with its parts: invoice, renewal, how a plan continues. */
export function makePlanDecisions({ repository, people, payments, clock, ids }: PlanDependencies) {
  /**
   * Decides on the current state and writes the result; if something else was faster, decides again on the new
   * state.
   */
  async function change(
    workspaceId: string,
    decideOn: (at: Moment) => Promise<Omit<PlanChange, 'at'> | null>,
  ): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const seen = await repository.readState(workspaceId);
      if (!seen) throw notFound('workspace');
      const now = clock.now();
      const wanted = await decideOn({ workspaceId, seen, now, today: toLocal(now, seen.zone).date });
      if (!wanted) return;
      if (await repository.write(workspaceId, seen, { ...wanted, at: now })) {
        if (wanted.terms || wanted.endsAt) await repository.followCover(workspaceId, now);
        return;
      }
    }
    throw new AppError(
      'conflict',
      'The plan is being changed elsewhere at this moment. Look again and choose once more.',
    );
  }

  async function invoice(
    { now }: Moment,
    { plan, periodStart, credit, buyer }: Sale,
    origin?: string,
  ): Promise<Pick<PlanChange, 'opened' | 'mails'>> {
    const bill = await payments.begin({ plan, credit, now });
    const id = ids.id();
    const opened: NewInvoice = {
      id,
      plan,
      ...bill,
      periodStart,
      periodEnd: addMonth(periodStart),
      buyer: { ...buyer, ...(credit && { credit }) },
      issuedAt: now,
    };
    const operators = await people.findOperators();
    const mail = { invoiceId: id, ...(origin && { origin }) };
    return {
      opened,
      mails: [
        { ...mail, mailId: ids.id(), letter: 'invoice' },
        ...operators.map((operator) => ({
          ...mail,
          mailId: ids.id(),
          letter: 'issued' as const,
          operatorId: operator.id,
        })),
      ],
    };
  }

  /** The invoice for the next period, if it is due and none is open or paid. */
  async function renewal(
    moment: Moment,
    subscription: Subscription,
    voided: string[],
    origin?: string,
  ): Promise<Pick<PlanChange, 'opened' | 'mails'>> {
    const { seen, workspaceId, today } = moment;
    if (
      !renewalIsDue(subscription, today) ||
      seen.next ||
      seen.deletesAt ||
      seen.open.some(({ id }) => !voided.includes(id))
    )
      return {};
    const buyer = await people.findBuyer(workspaceId, seen.running?.buyer.email ?? null);
    if (!buyer) return {};
    return invoice(
      moment,
      { plan: subscription.nextPlan ?? subscription.plan, periodStart: subscription.periodEnd, credit: null, buyer },
      origin,
    );
  }

  const tell = ({ workspaceId, now }: Moment, event: ActivityEvent, actor?: Actor): NewActivity => ({
    ...event,
    id: ids.id(),
    workspaceId,
    actor,
    at: now,
  });

  const endOf = ({ seen }: Moment, { periodEnd, cancelled }: Subscription): Date =>
    pausesAt({ periodEnd: seen.next?.periodEnd ?? periodEnd, cancelled }, seen.zone);

  /** Changes how a running plan continues; invoices for the previous choice are cancelled. */
  async function continueAs(
    moment: Moment,
    subscription: Subscription,
    keeps: (open: InvoiceRow) => boolean,
    event: ActivityEvent,
    { origin, actor }: By,
  ) {
    const voided = moment.seen.open.filter((open) => !keeps(open)).map(({ id }) => id);
    const before = moment.seen.subscription;
    const changed =
      voided.length > 0 || before?.nextPlan !== subscription.nextPlan || before?.cancelled !== subscription.cancelled;
    return {
      voided,
      subscription,
      ...(changed && { activities: [tell(moment, event, actor)] }),
      endsAt: endOf(moment, subscription),
      ...(await renewal(moment, subscription, voided, origin)),
    };
  }

  return { change, invoice, renewal, tell, continueAs };
}

const ATTEMPTS = 5;

export type PlanDecisions = ReturnType<typeof makePlanDecisions>;

export interface Buyer {
  name: string;
  email: string;
  company: string;
}

/** The actor, and the origin of the request. */
export interface By {
  actor: Actor;
  origin: string;
}

interface Sale {
  plan: PaidPlanName;
  periodStart: string;
  credit: Credit | null;
  buyer: Buyer;
}

interface Moment {
  workspaceId: string;
  seen: StoredPlan;
  now: Date;
  /** In the workspace's zone. */
  today: string;
}

export interface PlanDependencies {
  repository: Pick<PlanRepository, 'readState' | 'write' | 'followCover' | 'findInvoice'>;
  people: Pick<BillingRepository, 'findOperators' | 'findBuyer'>;
  payments: PaymentsPort;
  clock: Clock;
  ids: Ids;
}
