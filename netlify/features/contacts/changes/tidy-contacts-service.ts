import { DAY_MS } from '../../../../src/domain/duration';
import { retentionMs } from '../../../../src/domain/retention';
import type { Clock } from '../../../ports/clock';
import type { BatchRepository } from './batch-repository';
import type { TidyContactsRepository } from './tidy-contacts-repository';

/** Job tidy-contacts, every hour: few steps for each count, no before-images that nobody can use any more. */
export function makeTidyContacts({
  counts,
  batches,
  clock,
}: {
  counts: TidyContactsRepository;
  batches: Pick<BatchRepository, 'forget'>;
  clock: Clock;
}) {
  return async (): Promise<void> => {
    for (const workspaceId of await counts.listManySteps(MANY, WORKSPACES)) await counts.addUp(workspaceId);
    const now = clock.now().getTime();
    while (
      (await batches.forget(new Date(now - retentionMs('contactChanges')), new Date(now - STUCK_MS), FEW)) === FEW
    );
  };
}

/** Summing as many takes less than a millisecond. */
const MANY = 200;
const WORKSPACES = 1_000;
/** A batch may have hundreds of thousands of before-images: one at a time. */
const FEW = 1;
/** Longer than all attempts of the job take together. */
const STUCK_MS = DAY_MS;
