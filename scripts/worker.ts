import { startWorker } from '../netlify/jobs/worker';

/** The worker as a separate process, for development: its parent restarts it after every change. */
const worker = await startWorker();

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  void worker.stop().finally(() => process.exit());
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop); // the parent is gone, however it ended
