import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs `work` on behalf of somebody: whatever it asks of the pool of heavy work waits in this share's line. */
export const onBehalfOf = <T>(share: WorkShare, work: () => Promise<T>): Promise<T> => scope.run(share, work);

export const currentShare = (): WorkShare => scope.getStore() ?? NOBODY;

const scope = new AsyncLocalStorage<WorkShare>();
const NOBODY: WorkShare = { name: 'nobody', patient: false };

export interface WorkShare {
  /** A workspace, or the network of somebody without one. */
  name: string;
  /** Nobody looks at the clock: a job waits its turn however long that takes. */
  patient: boolean;
}
