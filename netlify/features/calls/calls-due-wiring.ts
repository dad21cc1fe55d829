import { RING_WINDOW_MS } from '../../../src/domain/call/call-schedule';
import { MINUTE_MS } from '../../../src/domain/duration';
import type { Clock } from '../../ports/clock';
import { systemClock } from '../../providers/system/clock';
import { ringDue } from './call-ringing';
import { callPlan, callTalk } from './calls-parts-wiring';
import { callsRepository } from './calls-repository';

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
