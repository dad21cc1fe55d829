import type { Creation } from '../../../../src/contracts/creation-record';
import type { Actor } from '../../../../src/domain/activity';
import { allowanceUsedSentence } from '../../../../src/domain/allowance';
import { isInHand } from '../../../../src/domain/creation';
import { HOUR_MS } from '../../../../src/domain/duration';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import type { MakingRepository, NewCreation } from './making-repository';
import { presentCreation } from '../creations/present-creation';

/** Creations that a job makes: begun here with a unit of the allowance, and looked at until there is something to see. */
export function makeMakingQueue({ repository, sleep, patienceMs, clock, ids }: Dependencies) {
  const unitFor = (place: Workspace, kind: 'images' | 'videos', leaseMs: number) => {
    const now = clock.now();
    return {
      id: ids.id(),
      workspaceId: place.id,
      kind,
      noticeId: ids.id(),
      now,
      leaseUntil: new Date(now.getTime() + leaseMs),
    };
  };

  async function find(place: Workspace, creationId: string, viewer: string) {
    const found = await repository.find(place.id, creationId, viewer);
    if (!found) throw notFound('creation');
    return found;
  }

  /** Waits for a job that is quick today, and says what stands there then. One that nobody has begun will not be. */
  async function waitFor(place: Workspace, creationId: string, viewer: string): Promise<Creation> {
    for (let waited = 0; ; waited += STEP_MS) {
      const found = await repository.find(place.id, creationId, viewer);
      if (!found) throw notFound('creation');
      const begun = found.row.cause !== null; // while it is in hand, the attempt that works at it
      if (!isInHand(found.row.status) || waited >= (begun ? patienceMs : Math.min(patienceMs, UNTAKEN_MS)))
        return presentCreation(found);
      await sleep(STEP_MS);
    }
  }

  async function begin(place: Workspace, kind: 'images' | 'videos', row: NewCreation, actor: Actor): Promise<Creation> {
    const refusal = await repository.begin(row, unitFor(place, kind, JOB_LEASE_MS));
    if (refusal) throw new AppError('allowance_used', allowanceUsedSentence(refusal));
    return waitFor(place, row.id, actor.id);
  }

  return { unitFor, find, begin };
}

const STEP_MS = 250;
/** A worker looks for jobs every second. */
const UNTAKEN_MS = 2_000;
/** Longer than a queue: what waits in it is still wanted. */
export const JOB_LEASE_MS = 6 * HOUR_MS;

export type Workspace = WorkspacePart<'id'>;

export type MakingQueue = ReturnType<typeof makeMakingQueue>;

interface Dependencies {
  repository: Pick<MakingRepository, 'find' | 'begin'>;
  sleep(ms: number): Promise<unknown>;
  /** How long a reply waits for its job: 0 where no job runs before the reply is out. */
  patienceMs: number;
  clock: Clock;
  ids: Ids;
}
