import type { Actor, Happening, NewActivity } from '../../../src/domain/activity';
import {
  addMonth,
  book,
  decide,
  isRenewal,
  isRunning,
  pausesAt,
  renewalIsDue,
  type Credit,
  type Period,
  type Subscription,
} from '../../../src/domain/billing';
import { dayInWords } from '../../../src/domain/day-in-words';
import { happenings } from '../../../src/domain/happenings';
import type { PaidPlanName } from '../../../src/domain/plan';
import { addDays, toLocal } from '../../../src/domain/zoned-time';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { PaymentsPort } from '../../ports/payments';
import type { BillingRepository } from './billing-repository';
import type { InvoiceRow, NewInvoice, PlanChange, PlanRepository, StoredPlan } from './plan-repository';

/** Everything that changes a workspace's plan: what people choose, what is paid, what a day brings. Src/domain/billing.ts has the rules. */
export function makePlanChanges({ repository, people, payments, clock, ids }: Dependencies) {
  /** Decides on what stands and writes it; when something else was quicker, decides again on what stands then. */
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
  ): Promise<Pick<PlanChange, 'opened' | 'letters'>> {
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
    const letter = { invoiceId: id, ...(origin && { origin }) };
    return {
      opened,
      letters: [
        { ...letter, mailId: ids.id(), letter: 'invoice' },
        ...operators.map((operator) => ({
          ...letter,
          mailId: ids.id(),
          letter: 'issued' as const,
          operatorId: operator.id,
        })),
      ],
    };
  }

  /** The invoice of the next period, where it is time for it and none is open or paid. */
  async function renewal(
    moment: Moment,
    subscription: Subscription,
    voided: string[],
    origin?: string,
  ): Promise<Pick<PlanChange, 'opened' | 'letters'>> {
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

  const tell = ({ workspaceId, now }: Moment, happening: Happening, actor?: Actor): NewActivity => ({
    ...happening,
    id: ids.id(),
    workspaceId,
    actor,
    at: now,
  });

  const endOf = ({ seen }: Moment, { periodEnd, cancelled }: Subscription): Date =>
    pausesAt({ periodEnd: seen.next?.periodEnd ?? periodEnd, cancelled }, seen.zone);

  /** Another word about how a running plan goes on; invoices of what it was to be are taken back. */
  async function continueAs(
    moment: Moment,
    subscription: Subscription,
    keeps: (open: InvoiceRow) => boolean,
    happening: Happening,
    { origin, actor }: By,
  ) {
    const voided = moment.seen.open.filter((open) => !keeps(open)).map(({ id }) => id);
    const before = moment.seen.subscription;
    const changed =
      voided.length > 0 || before?.nextPlan !== subscription.nextPlan || before?.cancelled !== subscription.cancelled;
    return {
      voided,
      subscription,
      ...(changed && { told: [tell(moment, happening, actor)] }),
      endsAt: endOf(moment, subscription),
      ...(await renewal(moment, subscription, voided, origin)),
    };
  }

  return {
    /** Throws `conflict` where there is nothing to choose. A second call with the same choice changes nothing. */
    choose: (workspaceId: string, wanted: PaidPlanName, buyer: Buyer, by: By): Promise<void> =>
      change(workspaceId, async (moment) => {
        const { seen, today } = moment;
        const { subscription, next, running } = seen;
        if (seen.deletesAt)
          throw new AppError(
            'conflict',
            'This workspace is to be deleted. Keep it, in Settings under Privacy, before you choose a plan.',
          );
        if (!subscription && seen.plan === wanted && seen.endsAt === null)
          throw new AppError('conflict', `This workspace is on ${wanted} already, without an end.`);
        const decision = decide({
          wanted,
          today,
          subscription,
          period: periodOf(running),
          prepaid: next?.plan ?? null,
        });
        if (decision.kind === 'prepaid')
          throw new AppError(
            'conflict',
            `The next month is paid on ${decision.plan} already. Choose another plan once it has begun.`,
          );
        if (decision.kind === 'buy') {
          if (seen.open.some(({ plan }) => plan === wanted)) return null;
          const told = [tell(moment, happenings.planChosen(wanted), by.actor)];
          return {
            voided: seen.open.map(({ id }) => id),
            told,
            ...(await invoice(
              moment,
              { plan: wanted, periodStart: decision.periodStart, credit: decision.credit, buyer },
              by.origin,
            )),
          };
        }
        const { plan, periodEnd } = subscription!;
        const goesOn: Subscription = {
          plan,
          periodEnd,
          cancelled: false,
          nextPlan: decision.kind === 'switch' ? wanted : null,
        };
        const happening =
          decision.kind === 'switch'
            ? happenings.planToChange(wanted, dayInWords(periodEnd))
            : happenings.planKept(plan);
        return continueAs(
          moment,
          goesOn,
          (open) => open.plan === wanted && isRenewal(open, subscription),
          happening,
          by,
        );
      }),

    /** Takes back a choice that is not paid; without one, lets the plan end with its period. */
    cancel: (workspaceId: string, by: By): Promise<void> =>
      change(workspaceId, async (moment) => {
        const { seen, today } = moment;
        const { subscription } = seen;
        const runs = isRunning(subscription, today);
        const choices = seen.open.filter((open) => !(runs && isRenewal(open, subscription)));
        const voided = choices.map(({ id }) => id);
        if (voided.length > 0)
          return {
            voided,
            told: choices.map((open) => tell(moment, happenings.invoiceTakenBack(open), by.actor)),
            ...(runs ? await renewal(moment, subscription, voided, by.origin) : {}),
          };
        if (!runs || subscription.cancelled)
          throw new AppError('conflict', 'There is no plan here that could be cancelled.');
        const paidThrough = dayInWords(addDays(seen.next?.periodEnd ?? subscription.periodEnd, -1));
        return continueAs(
          moment,
          { ...subscription, nextPlan: seen.next ? subscription.nextPlan : null, cancelled: true },
          () => false,
          happenings.planCancelled(subscription.plan, paidThrough),
          by,
        );
      }),

    /** A cancelled plan goes on, and one that was to become smaller stays as it is. */
    resume: (workspaceId: string, by: By): Promise<void> =>
      change(workspaceId, async (moment) => {
        const { subscription, next } = moment.seen;
        const changes = subscription && (subscription.cancelled || (subscription.nextPlan !== null && !next));
        if (!changes || !isRunning(subscription, moment.today))
          throw new AppError(
            'conflict',
            'There is nothing to take back: no plan here was cancelled or is about to become smaller.',
          );
        return continueAs(
          moment,
          { ...subscription, nextPlan: next ? subscription.nextPlan : null, cancelled: false },
          (open) => !isRenewal(open, subscription) || open.plan === subscription.plan,
          happenings.planKept(subscription.plan),
          by,
        );
      }),

    /** Books a payment; a second time it changes nothing. Throws `conflict` for an invoice that was taken back. */
    pay: (workspaceId: string, invoiceId: string, origin: string): Promise<void> =>
      change(workspaceId, async (moment) => {
        const { seen, today, now } = moment;
        const paid = seen.open.find(({ id }) => id === invoiceId);
        if (!paid)
          return refuseUnless(
            'paid',
            workspaceId,
            invoiceId,
            'This invoice was taken back, so no payment can be booked on it. A new one is made when the plan is chosen again.',
          );
        const { periodStart, periodEnd, later } = book({ invoice: paid, subscription: seen.subscription, today });
        const booked = {
          voided: seen.open.filter(({ id }) => id !== invoiceId).map(({ id }) => id),
          paid: { invoiceId, at: now, periodStart, periodEnd },
          letters: [{ invoiceId, mailId: ids.id(), letter: 'paid' as const, origin }],
        };
        const endsAt = pausesAt({ periodEnd, cancelled: false }, seen.zone);
        const told = (begins: boolean) => [
          tell(moment, happenings.paymentBooked(paid, !begins)),
          ...(begins ? [tell(moment, happenings.planBegan(paid.plan))] : []),
        ];
        if (later)
          return {
            ...booked,
            told: told(false),
            subscription: { ...seen.subscription!, nextPlan: paid.plan, cancelled: false },
            endsAt,
          };
        const begins = seen.plan !== paid.plan || !isRunning(seen.subscription, today);
        return {
          ...booked,
          subscription: { plan: paid.plan, periodEnd, nextPlan: null, cancelled: false },
          terms: { plan: paid.plan, endsAt },
          told: told(begins),
        };
      }),

    /** Takes an open invoice back. Where it was of a plan chosen anew, the plan before it goes on being invoiced. */
    takeBack: (workspaceId: string, invoiceId: string, origin: string): Promise<void> =>
      change(workspaceId, async (moment) => {
        const { seen, today } = moment;
        const open = seen.open.find(({ id }) => id === invoiceId);
        if (!open)
          return refuseUnless('void', workspaceId, invoiceId, 'This invoice is paid, so it cannot be taken back.');
        const goesOn = isRunning(seen.subscription, today) && !isRenewal(open, seen.subscription);
        const told = [tell(moment, happenings.invoiceTakenBack(open, 'by whoever runs this installation'))];
        return {
          voided: [invoiceId],
          told,
          ...(goesOn ? await renewal(moment, seen.subscription!, [invoiceId], origin) : {}),
        };
      }),

    /** What a day brings: a period begins that was paid before, or the invoice of the next one is made. Nothing where that is done. */
    renew: (workspaceId: string): Promise<void> =>
      change(workspaceId, async (moment) => {
        const { seen, today, now } = moment;
        const { subscription, next } = seen;
        if (!subscription || seen.deletesAt) return null;
        if (next && today >= subscription.periodEnd) {
          const { plan, periodEnd } = next;
          const begun = { plan, periodEnd, nextPlan: null, cancelled: subscription.cancelled };
          return {
            subscription: begun,
            terms: { plan, endsAt: pausesAt(begun, seen.zone) },
            ...(plan !== subscription.plan && { told: [tell(moment, happenings.planBegan(plan))] }),
          };
        }
        // A larger plan that was chosen and not paid in time gives way to the invoice of the plan that runs.
        const late = seen.open.filter(
          (open) => !isRenewal(open, subscription) && open.dueAt <= now && renewalIsDue(subscription, today),
        );
        const lapsed = late.map(({ id }) => id);
        if (seen.wasTakenBack && lapsed.length === 0) return null;
        const made = await renewal(moment, subscription, lapsed);
        return made.opened
          ? {
              voided: lapsed,
              told: late.map((open) =>
                tell(moment, happenings.invoiceTakenBack(open, 'because it was not paid in time')),
              ),
              ...made,
            }
          : null;
      }),
  };

  async function refuseUnless(
    state: 'paid' | 'void',
    workspaceId: string,
    invoiceId: string,
    sentence: string,
  ): Promise<null> {
    const found = await repository.findInvoice(workspaceId, invoiceId);
    if (!found) throw notFound('invoice');
    if (found.invoice.state !== state)
      throw new AppError(
        'conflict',
        found.invoice.state === 'open' ? 'This invoice is being changed at this moment. Try again.' : sentence,
      );
    return null;
  }
}

/** A period that was paid, at its whole price: what was credited was paid, too. */
export const periodOf = (paid: InvoiceRow | null): Period | null =>
  paid && {
    periodStart: paid.periodStart,
    periodEnd: paid.periodEnd,
    priceCents: paid.netCents + (paid.buyer.credit?.cents ?? 0),
  };

const ATTEMPTS = 5;

export type PlanChanges = ReturnType<typeof makePlanChanges>;

export interface Buyer {
  name: string;
  email: string;
  company: string;
}

/** Who asked for it, and from where. */
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

interface Dependencies {
  repository: Pick<PlanRepository, 'readState' | 'write' | 'followCover' | 'findInvoice'>;
  people: Pick<BillingRepository, 'findOperators' | 'findBuyer'>;
  payments: PaymentsPort;
  clock: Clock;
  ids: Ids;
}
