import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs `work` for somebody: its heavy tasks wait in this share's queue. */
export const onBehalfOf = <T>(share: WorkShare, work: () => Promise<T>): Promise<T> => scope.run(share, work);

export const currentShare = (): WorkShare => scope.getStore() ?? NOBODY;

const scope = new AsyncLocalStorage<WorkShare>();
const NOBODY: WorkShare = { name: 'nobody', patient: false };

export interface WorkShare {
  /** A workspace, or the network of somebody without one. */
  name: string;
  /** Nobody is waiting: a job takes its turn however long that takes. */
  patient: boolean;
}
