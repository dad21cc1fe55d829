import type { Clock } from '../../ports/clock';
import { systemIds } from '../../providers/system/ids';
import { eventStore } from '../analytics/store/event-store-wiring';
import { decisionsRepository } from '../decisions/decisions-repository';
import { decisionsService } from '../decisions/decisions-wiring';
import { callBusinessRepository } from './call-business-repository';
import { makeCallPlanService } from './call-plan-service';
import { makeCallScripts } from './call-script-making';
import { makeCallTalk } from './call-talk-service';
import { callsRepository } from './calls-repository';

/** What browser and telephone share. */
export const callPlan = (clock: Clock) => makeCallPlanService({ repository: callsRepository, clock, ids: systemIds });

export const callScripts = (clock: Clock) =>
  makeCallScripts({ events: eventStore({ clock }), decisions: decisionsRepository, ...callBusinessRepository, clock });

export const callTalk = (clock: Clock) =>
  makeCallTalk({
    repository: callsRepository,
    plan: callPlan(clock),
    scripts: callScripts(clock),
    decisions: decisionsService(clock),
    clock,
    ids: systemIds,
  });
