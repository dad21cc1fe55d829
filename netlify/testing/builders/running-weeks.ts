import { engineContract } from '../../../src/contracts/engine';
import type { Autopilot } from '../../../src/domain/autopilot';
import { usualAutopilot } from '../../../src/domain/autopilot';
import { engineJobs } from '../../features/engine/engine-wiring';
import { asOwner } from '../database';
import { bakery, register } from '../world';

export type Owner = Awaited<ReturnType<typeof register>>;

/** A bakery that has paid for years and has seen no week yet. */
export async function registerWaiting({
  zone = 'Europe/London',
  autopilot,
  described = true,
}: { zone?: string; autopilot?: Partial<Autopilot>; described?: boolean } = {}): Promise<Owner> {
  const owner = await register();
  await asOwner(
    "UPDATE workspaces SET plan = 'Agency', trial_owner = NULL, ends_at = NULL, zone = $2 WHERE workspace_id = $1",
    [owner.workspaceId, zone],
  );
  if (described) await owner.call('engine', engineContract.updateProfile, bakery);
  if (autopilot)
    await owner.call('engine', engineContract.updateEngineSettings, {
      autopilot: { ...usualAutopilot, mode: 'auto', leastConfidence: 0, withoutOffers: false, ...autopilot },
    });
  await asOwner('DELETE FROM cycle_runs WHERE workspace_id = $1', [owner.workspaceId]);
  await asOwner('DELETE FROM ideas WHERE workspace_id = $1', [owner.workspaceId]);
  return owner;
}

export const jobsAt = (at: string, ports: Parameters<typeof engineJobs>[0] = {}) =>
  engineJobs({ clock: { now: () => new Date(at) }, ...ports });

/** One minute of the worker at an instant: weeks begin, runs go on, and what is due is published. */
export async function weekMinuteAt(at: string): Promise<void> {
  const jobs = jobsAt(at);
  await jobs.lookAfterCycles(new AbortController().signal);
  for (const run of await openRuns()) await jobs.advanceCycle(run);
  const due = await asOwner<{ workspaceId: string; pieceId: string }>(
    `SELECT workspace_id AS "workspaceId", id AS "pieceId" FROM pieces WHERE status = 'scheduled' AND scheduled_for <= $1`,
    [at],
  );
  for (const piece of due) await jobs.publishPiece(piece);
  for (const run of await openRuns()) await jobs.advanceCycle(run);
}

export const openRuns = (owner?: Pick<Owner, 'workspaceId'>) =>
  asOwner<{ workspaceId: string; runId: string }>(
    `SELECT workspace_id AS "workspaceId", id AS "runId" FROM cycle_runs WHERE state <> 'done' AND workspace_id = coalesce($1, workspace_id) ORDER BY starts_on, id`,
    [owner?.workspaceId ?? null],
  );

export const runsOf = ({ workspaceId }: Pick<Owner, 'workspaceId'>) =>
  asOwner<{
    id: string;
    week: number;
    state: string;
    reason: string | null;
    held: string | null;
    plan: { version: number; at: string } | null;
    createdAt: Date;
    step: number;
  }>(
    `SELECT id, week, state, reason, held, plan, created_at AS "createdAt", step FROM cycle_runs WHERE workspace_id = $1 ORDER BY starts_on`,
    [workspaceId],
  );

export const storyOf = async ({ workspaceId }: Pick<Owner, 'workspaceId'>) =>
  (
    await asOwner<{ what: string }>(
      'SELECT what FROM cycle_events WHERE workspace_id = $1 AND what <> $2 ORDER BY at, step',
      [workspaceId, 'activity'],
    )
  ).map(({ what }) => what);

export const postsOf = ({ workspaceId }: Pick<Owner, 'workspaceId'>) =>
  asOwner<{ id: string; title: string; status: string; version: number; scheduledFor: Date | null }>(
    `SELECT id, title, status, version, scheduled_for AS "scheduledFor" FROM pieces WHERE workspace_id = $1 ORDER BY created_at`,
    [workspaceId],
  );
