import type { callsContract } from '../../../src/contracts/calls';
import { RING_WINDOW_MS } from '../../../src/domain/call/call-schedule';
import { MINUTE_MS } from '../../../src/domain/duration';
import type { Handlers } from '../../http/call';
import { loadedByCall } from '../../http/loaded-by-call';
import type { Clock } from '../../ports/clock';
import { systemClock } from '../../providers/system/clock';
import { callsHandlers } from './calls-handlers';
import { callPlan, callTalk } from './calls-parts-wiring';
import { callsRepository } from './calls-repository';
import { makeCallsDemo } from './demo/calls-demo';
import { callsDemoRepository } from './demo/calls-demo-repository';
import { phoneCallNames } from './phone/phone-handlers';
import { pushCallNames } from './push/push-handlers';
import { ringDue } from './call-ringing';

export const callsWiring = (clock: Clock = systemClock): Handlers<typeof callsContract> => ({
  ...callsHandlers({ plan: callPlan(clock), talk: callTalk(clock), repository: callsRepository }),
  // Few workspaces have a telephone; the others do not load it.
  ...loadedByCall(phoneCallNames, async () => (await import('./phone/phone-wiring')).phoneWiring({ clock })),
  ...loadedByCall(pushCallNames, async () => (await import('./push/push-wiring')).pushWiring(clock)),
});

/** This feature's part of a demo workspace, on top of its ideas and figures. */
export const seedCallsDemo = (demo: { id: string; zone: string; owner: { id: string; name: string } }): Promise<void> =>
  makeCallsDemo({ repository: callsDemoRepository, talkAt: callTalk, clock: systemClock })({
    ...demo,
    name: demo.owner.name,
  });

/** What the worker calls; tests move its clock. */
export const callJobs = (clock: Clock = systemClock) => ({
  ringBrowsers: async (workspaceId: string): Promise<void> => {
    const name = await callsRepository.findName(workspaceId);
    if (name !== null) await (await import('./push/push-wiring')).pushService(clock).ring({ id: workspaceId, name });
  },
  lookAfterCalls: async (): Promise<void> => {
    const now = clock.now();
    const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
    await callsRepository.endStale({
      rungBefore: ago(RING_MINUTES),
      dueBefore: new Date(now.getTime() - RING_WINDOW_MS),
      talkedBefore: ago(TALK_MINUTES),
      now,
    });
    await ringDue({ repository: callsRepository, plan: callPlan(clock), talk: callTalk(clock), clock });
    await (await import('./phone/phone-wiring')).phoneParts({ clock }).phone.lookAfter();
  },
});

const RING_MINUTES = 3;
const TALK_MINUTES = 15;
