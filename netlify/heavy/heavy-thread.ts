import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { heavyTasks } from './heavy-tasks-wiring';
import { sendError, type FromThread, type ToThread } from './thread-messages';

/** A thread of the pool (heavy-threads.ts): runs a task, reports its progress, returns its result. */
let stopping = new AbortController();

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'abort') return stopping.abort();
  stopping = new AbortController();
  void work(message.name, message.input, stopping.signal).then(say);
});

async function work(name: string, input: unknown, signal: AbortSignal): Promise<FromThread> {
  try {
    const load = heavyTasks.get(name);
    if (!load) throw new Error(`No thread knows the task ${name}.`);
    const output = await (await load()).run(input, { signal, onProgress: (done) => say({ kind: 'progress', done }) });
    return { kind: 'done', output };
  } catch (error) {
    return { kind: 'failed', error: sendError(error) };
  }
}

const say = (message: FromThread): void => parentPort?.postMessage(message);

// On Linux, priority is per thread: requests and the database come before pictures. Elsewhere it would apply to
// the whole process.
if (process.platform === 'linux') setPriority(10);
