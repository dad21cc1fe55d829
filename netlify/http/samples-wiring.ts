import { AppError } from '../errors/app-error';
import { samplesAreDue } from './session-repository';
import { patience } from '../ports/patience';

/**
 * Returns once a demo's sample data are complete. A demo opens with what its first page shows, and a job writes the rest
 * in about a second: a call that reads the rest waits for it, so that nobody sees an empty list that fills itself.
 */
export async function samplesWritten(workspaceId: string, patienceMs = PATIENCE_MS): Promise<void> {
  for (let waited = 0; await samplesAreDue(workspaceId); waited += LOOK_MS) {
    if (waited >= patienceMs)
      throw new AppError('internal', 'Your demo is still being prepared. Try again in a moment.', {
        detail: 'the job fill-demo is not done',
      });
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const LOOK_MS = 100;
/** Many times what it takes; on a busy machine, ten times. */
const PATIENCE_MS = patience(20_000);
