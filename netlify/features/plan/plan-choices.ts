import { decide, isRenewal, isRunning, type Period, type Subscription } from '../../../src/domain/billing';
import { dayInWords } from '../../../src/domain/day-in-words';
import { activityEvents } from '../../../src/domain/activity-events';
import type { PaidPlanName } from '../../../src/domain/plan';
import { addDays } from '../../../src/domain/zoned-time';
import { AppError } from '../../errors/app-error';
import type { InvoiceRow } from './plan-repository';
import type { Buyer, By, PlanDecisions } from './plan-decisions';

/** What people of a workspace choose: a plan, cancelling it, or resuming it. */
export const makePlanChoices = ({ change, invoice, renewal, tell, continueAs }: PlanDecisions) => ({
  /** Throws `conflict` where there is nothing to choose. Repeating a choice changes nothing. */
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
        const activities = [tell(moment, activityEvents.planChosen(wanted), by.actor)];
        return {
          voided: seen.open.map(({ id }) => id),
          activities,
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
      const event =
        decision.kind === 'switch'
          ? activityEvents.planToChange(wanted, dayInWords(periodEnd))
          : activityEvents.planKept(plan);
      return continueAs(moment, goesOn, (open) => open.plan === wanted && isRenewal(open, subscription), event, by);
    }),

  /** Cancels an unpaid choice; without one, lets the plan end with its period. */
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
          activities: choices.map((open) => tell(moment, activityEvents.invoiceTakenBack(open), by.actor)),
          ...(runs ? await renewal(moment, subscription, voided, by.origin) : {}),
        };
      if (!runs || subscription.cancelled)
        throw new AppError('conflict', 'There is no plan here that could be cancelled.');
      const paidThrough = dayInWords(addDays(seen.next?.periodEnd ?? subscription.periodEnd, -1));
      return continueAs(
        moment,
        { ...subscription, nextPlan: seen.next ? subscription.nextPlan : null, cancelled: true },
        () => false,
        activityEvents.planCancelled(subscription.plan, paidThrough),
        by,
      );
    }),

  /** Resumes a cancelled plan, or keeps one that was to become smaller. */
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
        activityEvents.planKept(subscription.plan),
        by,
      );
    }),
});

/** A paid period at its full price, because credit counts as paid. */
export const periodOf = (paid: InvoiceRow | null): Period | null =>
  paid && {
    periodStart: paid.periodStart,
    periodEnd: paid.periodEnd,
    priceCents: paid.netCents + (paid.buyer.credit?.cents ?? 0),
  };
