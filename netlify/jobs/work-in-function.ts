import { MINUTE_MS } from '../../src/domain/duration';
import { drainJobs, isInternalCall } from '../http/internal-call';
import { log } from '../http/log';
import { hasDueJobs } from './due-jobs-repository';
import { workDueJobs } from './worker';
import { workerTurns, type WorkerTurn } from './worker-turn-repository';

/**
 * Runs every minute on hosts without a worker: sends scheduled jobs, finds jobs whose worker died, and works due
 * jobs within a scheduled function's 30 seconds. What is left, and what becomes due before the next call, goes
 * to the background function: campaigns start on time, not up to a minute late.
 */
export async function workOnSchedule(request: Request): Promise<Response> {
  const { left } = await workDueJobs({ budgetMs: SCHEDULED_MS, stopMs: SCHEDULED_STOP_MS });
  log().info({ left }, 'scheduled work');
  if (left || (await hasDueJobs({ withinMs: AHEAD_MS }))) await drainJobs(new URL(request.url).origin);
  return new Response(null, { status: 204 });
}

/**
 * Works the queues until nothing is due now or within about a minute, for at most 13 of a background function's
 * 15 minutes. Only our own functions may call it, and each request that enqueues does: one instance works at a
 * time, and within a second sees the jobs that the other calls were about.
 */
export async function workInBackground(request: Request): Promise<Response> {
  if (!isInternalCall(request, new Date())) return new Response(null, { status: 404 });
  const taken = await workerTurns.take();
  if (!taken) return new Response(null, { status: 204 });
  let turn: Promise<WorkerTurn | null> = Promise.resolve(taken);
  const renewing = setInterval(() => {
    turn = turn.then((known) => known && workerTurns.renew(known).catch(() => known));
  }, RENEW_MS);
  try {
    await workDueJobs({ budgetMs: BACKGROUND_MS, stopMs: BACKGROUND_STOP_MS, aheadMs: AHEAD_MS });
  } finally {
    clearInterval(renewing);
    const last = await turn;
    if (last) await workerTurns.end(last);
  }
  // After the turn's end, because a call that arrived earlier went away and left its jobs here.
  if (await hasDueJobs({ withinMs: AHEAD_MS })) await drainJobs(new URL(request.url).origin);
  return new Response(null, { status: 204 });
}

const SCHEDULED_MS = 15_000;
const SCHEDULED_STOP_MS = 8_000;
const BACKGROUND_MS = 13 * MINUTE_MS;
const BACKGROUND_STOP_MS = MINUTE_MS;
const RENEW_MS = 10_000;
/** The time between two scheduled calls, plus their possible delay. */
const AHEAD_MS = 75_000;
