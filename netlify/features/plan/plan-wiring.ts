import { env } from '../../config/env';
import { followCover } from '../../records/plan/plan-terms';
import { planMail } from '../../documents/plan-mail';
import { log } from '../../http/log';
import { createInvoicing } from '../../providers/builtin/invoicing/invoicing';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { makeBillingRepository } from './billing-repository';
import { makeBillingService } from './billing-service';
import { makePlanChanges } from './plan-change-service';
import { planHandlers } from './plan-handlers';
import { planRepository } from './plan-repository';
import { makePlanService } from './plan-service';
import { sharedUsageRepository } from './shared-usage-repository';

/** The parts share one clock, so that tests can move it. */
export function planParts(clock = systemClock) {
  const payments = createInvoicing(env().invoices);
  const billingRepository = makeBillingRepository(env().operatorEmail);
  const changes = makePlanChanges({
    repository: planRepository,
    people: billingRepository,
    payments,
    clock,
    ids: systemIds,
  });
  return {
    changes,
    plans: makePlanService({ repository: planRepository, changes, payments, clock, ids: systemIds }),
    billing: makeBillingService({
      repository: billingRepository,
      sharedUsage: sharedUsageRepository,
      changes,
      followCover,
      mail: planMail,
      publicUrl: env().publicUrl,
      clock,
      ids: systemIds,
      log: (sentence) => log().info(sentence),
    }),
  };
}

export const planWiring = () => planHandlers(planParts());

/** The entry points for the worker. */
export const planJobs = () => {
  const { renewPlans, sendPlanMail, settleUsage } = planParts().billing;
  return { renewPlans, sendPlanMail, settleUsage };
};
