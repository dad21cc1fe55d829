import { log } from '../../../http/log';
import { systemClock } from '../../../providers/system/clock';
import { authRepository } from '../auth-repository';

/** Deletes the demos whose day is over. */
export async function expireDemos(): Promise<void> {
  const removed = await authRepository.deleteEndedDemos(systemClock.now());
  log().info(`removed ${removed} ended demos`);
}
