import { book, isRenewal, isRunning, pausesAt, renewalIsDue } from '../../../src/domain/billing';
import { activityEvents } from '../../../src/domain/activity-events';
import { AppError, notFound } from '../../errors/app-error';
import type { PlanDecisions, PlanDependencies } from './plan-decisions';

/** The life of a workspace's invoices: paid, cancelled, or followed by the next period's. */
export function makePlanPayments({ change, renewal, tell }: PlanDecisions, { repository, ids }: Dependencies) {
  return {
    /** Confirms a payment; a second time changes nothing. Throws `conflict` for a cancelled invoice. */
    pay: (workspaceId: string, invoiceId: string, origin: string): Promise<void> =>
      change(workspaceId, async (moment) => {
        const { seen, today, now } = moment;
        const paid = seen.open.find(({ id }) => id === invoiceId);
        if (!paid)
          return refuseUnless(
            'paid',
            workspaceId,
            invoiceId,
            'This invoice was cancelled, so no payment can be recorded for it. A new one is made when the plan is chosen again.',
          );
        const { periodStart, periodEnd, later } = book({ invoice: paid, subscription: seen.subscription, today });
        const booked = {
          voided: seen.open.filter(({ id }) => id !== invoiceId).map(({ id }) => id),
          paid: { invoiceId, at: now, periodStart, periodEnd },
          mails: [{ invoiceId, mailId: ids.id(), letter: 'paid' as const, origin }],
        };
        const endsAt = pausesAt({ periodEnd, cancelled: false }, seen.zone);
        const toActivities = (begins: boolean) => [
          tell(moment, activityEvents.paymentBooked(paid, !begins)),
          ...(begins ? [tell(moment, activityEvents.planBegan(paid.plan))] : []),
        ];
        if (later)
          return {
            ...booked,
            activities: toActivities(false),
            subscription: { ...seen.subscription!, nextPlan: paid.plan, cancelled: false },
            endsAt,
          };
        const begins = seen.plan !== paid.plan || !isRunning(seen.subscription, today);
        return {
          ...booked,
          subscription: { plan: paid.plan, periodEnd, nextPlan: null, cancelled: false },
          terms: { plan: paid.plan, endsAt },
          activities: toActivities(begins),
        };
      }),

    /** Cancels an open invoice. If it was for a newly chosen plan, the previous plan continues to be invoiced. */
    takeBack: (workspaceId: string, invoiceId: string, origin: string): Promise<void> =>
      change(workspaceId, async (moment) => {
        const { seen, today } = moment;
        const open = seen.open.find(({ id }) => id === invoiceId);
        if (!open)
          return refuseUnless('void', workspaceId, invoiceId, 'This invoice is paid, so it cannot be cancelled.');
        const goesOn = isRunning(seen.subscription, today) && !isRenewal(open, seen.subscription);
        const activities = [tell(moment, activityEvents.invoiceTakenBack(open, 'by whoever runs this installation'))];
        return {
          voided: [invoiceId],
          activities,
          ...(goesOn ? await renewal(moment, seen.subscription!, [invoiceId], origin) : {}),
        };
      }),

    /**
     * What a new day brings: a prepaid period starts, or the next period's invoice is issued. Nothing if that is
     * done.
     */
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
            ...(plan !== subscription.plan && { activities: [tell(moment, activityEvents.planBegan(plan))] }),
          };
        }
        // A larger plan that was chosen but not paid in time gives way to the invoice of the current plan.
        const late = seen.open.filter(
          (open) => !isRenewal(open, subscription) && open.dueAt <= now && renewalIsDue(subscription, today),
        );
        const lapsed = late.map(({ id }) => id);
        if (seen.wasTakenBack && lapsed.length === 0) return null;
        const made = await renewal(moment, subscription, lapsed);
        return made.opened
          ? {
              voided: lapsed,
              activities: late.map((open) =>
                tell(moment, activityEvents.invoiceTakenBack(open, 'because it was not paid in time')),
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

type Dependencies = Pick<PlanDependencies, 'repository' | 'ids'>;
