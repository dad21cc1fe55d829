import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs `work` and returns whether it enqueued jobs, so that a host without a worker can start one after the commit. */
export async function noticeJobs<T>(work: () => Promise<T>): Promise<{ result: T; enqueued: boolean }> {
  const noticed = { enqueued: false };
  const result = await scope.run(noticed, work);
  return { result, ...noticed };
}

export function jobEnqueued(): void {
  const noticed = scope.getStore();
  if (noticed) noticed.enqueued = true;
}

const scope = new AsyncLocalStorage<{ enqueued: boolean }>();
