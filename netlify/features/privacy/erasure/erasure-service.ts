import { DAY_MS } from '../../../../src/domain/duration';
import { activityEvents } from '../../../../src/domain/activity-events';
import { GRACE_DAYS } from '../../../../src/domain/plan';
import { retentionMs } from '../../../../src/domain/retention';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { StoragePort } from '../../../ports/storage';
import type { ErasurePeopleRepository } from './erasure-people-repository';
import type { ErasureRepository } from './erasure-repository';
import { clearFolder, exportFolder, workspaceFolder } from '../exports/export-storage';
import type { RetentionRepository } from './retention-repository';

/**
 * Deletes what is due: workspaces and accounts whose days are over, old log entries. Whatever identifies the
 * rest of the work is deleted last, so that the next run finishes one that was killed. A failure is logged and
 * stops nothing else.
 */
export function makeErasureService({
  workspaces,
  people,
  retained,
  storage,
  thumbnailsOf,
  clock,
  ids,
  log,
  notFinished,
}: Dependencies) {
  async function eraseWorkspace(id: string): Promise<void> {
    for (const folder of [
      `files/${id}`,
      `media/${id}`,
      `partial/${id}`,
      `contact-exports/${id}`,
      `conversations/${id}`,
      `imports/${id}`,
      workspaceFolder(id),
    ])
      await clearFolder(storage, folder);
    for (let after = ''; ;) {
      const keys = await workspaces.listOwnMedia(id, after, BATCH);
      for (const key of keys) for (const file of [key, ...thumbnailsOf(key)]) await storage.remove(file);
      if (keys.length < BATCH) break;
      after = keys.at(-1)!;
    }
    await workspaces.deleteJobsAbout(id);
    await workspaces.deleteOrganization(id);
    await workspaces.deleteContacts(id);
    await workspaces.deleteWorkspace(id, new Date(clock.now().getTime() + GRACE_DAYS * DAY_MS));
    log({ workspace: id }, 'workspace deleted');
  }

  async function eraseAccount(person: { id: string; name: string; email: string }): Promise<void> {
    if (await workspaces.isLastOperator(person.id))
      throw new Error('this account is the only operator: name another one (npm run operator), and it is deleted');
    await people.endSessions(person.id);
    const { alone, ownerless } = await workspaces.findLegacy(person.id);
    await workspaces.endWorkspaces(alone, clock.now());
    for (const id of alone) await eraseWorkspace(id);
    for (const { workspaceId, exportId } of await people.listExports(person.id))
      await clearFolder(storage, exportFolder(workspaceId, exportId));
    await workspaces.deleteJobsAbout(person.id);
    await people.forgetInWorkspaces(person, await people.findTraces(person));
    for (const { id, heir } of ownerless)
      await workspaces.makeOwner(heir.memberId, {
        ...activityEvents.memberRoleChanged(heir.name, 'owner'),
        id: ids.id(),
        workspaceId: id,
        at: clock.now(),
      });
    await people.deleteAccount(person);
    log({}, 'account deleted'); // the log does not record whose account it was either
  }

  /** Each independently; returns how many failed. */
  async function each<One>(
    list: (after: string) => Promise<One[]>,
    idOf: (one: One) => string,
    work: (one: One) => Promise<void>,
  ): Promise<number> {
    let failed = 0;
    for (let after = FIRST; ;) {
      const batch = await list(after);
      for (const one of batch) {
        try {
          await work(one);
        } catch (error) {
          failed += 1;
          notFinished(error);
        }
      }
      if (batch.length < FEW) return failed;
      after = idOf(batch.at(-1)!);
    }
  }

  return {
    /**
     * Job delete-ended. Throws at its end when something could not be deleted, so that the queue retries and the
     * operator sees it.
     */
    async deleteEnded(): Promise<void> {
      const now = clock.now();
      const failed =
        (await each(
          (after) => workspaces.listEndedWorkspaces(now, after, FEW),
          (id) => id,
          eraseWorkspace,
        )) +
        (await each(
          (after) => workspaces.listEndedAccounts(now, after, FEW),
          ({ id }) => id,
          eraseAccount,
        ));
      await retained.deleteOldActivities(new Date(now.getTime() - retentionMs('activity')));
      await retained.deleteOldWeeks(new Date(now.getTime() - retentionMs('weekRuns')).toISOString().slice(0, 10));
      if (failed > 0) throw new Error(`${failed} deletions were not finished; the next run goes on with them`);
    },
  };
}

/** Sorts before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';
const FEW = 20;
const BATCH = 500;

export type ErasureService = ReturnType<typeof makeErasureService>;

interface Dependencies {
  workspaces: ErasureRepository;
  people: ErasurePeopleRepository;
  retained: RetentionRepository;
  storage: StoragePort;
  /** Thumbnails of a stored file. */
  thumbnailsOf(storageKey: string): string[];
  clock: Clock;
  ids: Ids;
  /** Numbers and workspace ids: neither names nor addresses. */
  log(line: Record<string, string | number>, sentence: string): void;
  notFinished(error: unknown): void;
}
