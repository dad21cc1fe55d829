import { RING_WINDOW_MS } from '../../../src/domain/call/call-schedule';
import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { CallPlanService } from './call-plan-service';
import type { CallTalkService } from './call-talk-service';
import type { CallsRepository } from './calls-repository';

/**
 * Rings calls that are due, whether a dashboard is open or not: open ones hear of it at once, subscribed browsers by a
 * push message, and what nobody answers is in the list as missed.
 */
export async function ringDue({ repository, plan, talk, clock }: Dependencies): Promise<void> {
  const now = clock.now();
  let failed = 0;
  for (const place of await repository.listDue(now, RING_WINDOW_MS / 1000)) {
    try {
      const { next, ringing, channel } = await plan.read(place);
      if (!ringing && next && next.at <= now && channel === 'browser') await talk.ring(place, 'week');
    } catch (error) {
      // A conflict: a dashboard was faster, and it was answered there.
      if (!(error instanceof AppError) || error.code !== 'conflict') failed += 1;
    }
  }
  if (failed > 0) throw new Error(`${failed} calls that were due did not ring`);
}

interface Dependencies {
  repository: Pick<CallsRepository, 'listDue'>;
  plan: Pick<CallPlanService, 'read'>;
  talk: Pick<CallTalkService, 'ring'>;
  clock: Clock;
}
