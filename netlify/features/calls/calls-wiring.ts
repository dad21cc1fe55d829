import type { callsContract } from '../../../src/contracts/calls';
import { MINUTE_MS } from '../../../src/domain/duration';
import type { Handlers } from '../../http/call';
import type { Clock } from '../../ports/clock';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { eventStore } from '../analytics/store/event-store-wiring';
import { decisionsRepository } from '../decisions/decisions-repository';
import { decisionsService } from '../decisions/decisions-wiring';
import { makeCallPlanService } from './call-plan-service';
import { callBusinessRepository } from './call-business-repository';
import { makeCallScripts } from './call-script-making';
import { makeCallTalk } from './call-talk-service';
import { makeCallsDemo } from './demo/calls-demo';
import { callsDemoRepository } from './demo/calls-demo-repository';
import { callsHandlers } from './calls-handlers';
import { callsRepository } from './calls-repository';

export const callPlan = (clock: Clock) => makeCallPlanService({ repository: callsRepository, clock, ids: systemIds });

export const callTalk = (clock: Clock) =>
  makeCallTalk({
    repository: callsRepository,
    plan: callPlan(clock),
    scripts: makeCallScripts({
      events: eventStore({ clock }),
      decisions: decisionsRepository,
      ...callBusinessRepository,
      clock,
    }),
    decisions: decisionsService(clock),
    clock,
    ids: systemIds,
  });

export const callsWiring = (clock: Clock = systemClock): Handlers<typeof callsContract> =>
  callsHandlers({ plan: callPlan(clock), talk: callTalk(clock), repository: callsRepository });

/** This feature's part of a demo workspace, on top of its ideas and figures. */
export const seedCallsDemo = (demo: { id: string; zone: string; owner: { id: string; name: string } }): Promise<void> =>
  makeCallsDemo({ repository: callsDemoRepository, talkAt: callTalk, clock: systemClock })({
    ...demo,
    name: demo.owner.name,
  });

/** What the worker calls; tests move its clock. */
export const callJobs = (clock: Clock = systemClock) => ({
  lookAfterCalls: async (): Promise<void> => {
    const now = clock.now();
    const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
    await callsRepository.endStale({ rungBefore: ago(RING_MINUTES), talkedBefore: ago(TALK_MINUTES), now });
  },
});

/** A browser rings for 45 seconds and says so itself; this is for one that was closed. */
const RING_MINUTES = 3;
const TALK_MINUTES = 15;
