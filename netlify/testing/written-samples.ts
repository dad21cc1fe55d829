import { samplesWritten as writtenByWorker } from '../http/samples-wiring';

/**
 * In the place of samples-wiring.ts in tests: no worker runs beside them, so the first call that reads the rest of a
 * demo writes it. Most tests of demos ask for nothing of it, and it costs seconds.
 */
export async function samplesWritten(workspaceId: string): Promise<void> {
  if (!byWorker) {
    const { demoFilling } = await import('../features/auth/demo/demo-wiring');
    const filling = running.get(workspaceId) ?? demoFilling().fillDemo({ workspaceId });
    running.set(workspaceId, filling);
    await filling.finally(() => running.delete(workspaceId));
  }
  await writtenByWorker(workspaceId);
}

/** For tests of the waiting itself: calls wait, as beside a worker. */
export function leaveSamplesToWorker(): void {
  byWorker = true;
}

let byWorker = false;
/** Calls of a page come at once. */
const running = new Map<string, Promise<void>>();
