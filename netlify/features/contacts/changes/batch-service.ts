import type { ContactBatch, contactChangesContract } from '../../../../src/contracts/contact-changes';
import type { Input } from '../../../../src/contracts/endpoint';
import { contactLimits } from '../../../../src/domain/contact';
import { retention, retentionMs } from '../../../../src/domain/retention';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { Change, ChangePlan } from './change-batch';
import type { BatchRepository } from './batch-repository';

/** Changes of many contacts, and their undoing. */
export function makeBatchService({ repository, clock, ids }: { repository: BatchRepository; clock: Clock; ids: Ids }) {
  const isOld = (createdAt: Date): boolean =>
    createdAt.getTime() < clock.now().getTime() - retentionMs('contactChanges');

  const present = ({ id, state, changed, total, plan, createdAt }: Batch): ContactBatch => ({
    id,
    kind:
      state === 'undoing' || state === 'undone'
        ? 'undo'
        : ((plan as Partial<ChangePlan> | null)?.change?.kind ?? 'status'),
    state: state === 'undoing' ? 'running' : state,
    changed,
    total,
    canUndo: isChange(plan) && changed > 0 && state !== 'undone' && state !== 'undoing' && !isOld(createdAt),
  });

  async function resolve(
    workspaceId: string,
    change: Input<typeof contactChangesContract.changeContacts>['change'],
  ): Promise<Change> {
    if (change.kind === 'tag') {
      const tag = await repository.findTag(workspaceId, change.tag, clock.now());
      if (!tag)
        throw new AppError(
          'conflict',
          `A workspace can have at most ${contactLimits.tags} tags. Delete one you don’t need.`,
        );
      return { kind: 'tag', tagId: tag.id, ...(tag.isNew && { madeTag: true }) };
    }
    if (change.kind === 'untag' && !(await repository.hasTag(workspaceId, change.tagId))) throw notFound('tag');
    return change;
  }

  return {
    async change(
      workspaceId: string,
      { selection, change }: Input<typeof contactChangesContract.changeContacts>,
    ): Promise<ContactBatch> {
      const plan = { kind: 'change' as const, selection, change: await resolve(workspaceId, change) };
      return present(await repository.begin({ workspaceId, id: ids.id(), createdAt: clock.now() }, plan));
    },

    /** Those that go on, for whoever comes back to them. */
    list: async (workspaceId: string): Promise<{ items: ContactBatch[] }> => ({
      items: (await repository.listRunning(workspaceId)).filter(({ plan }) => isChange(plan)).map(present),
    }),

    async get(workspaceId: string, batchId: string): Promise<ContactBatch> {
      const found = await repository.find(workspaceId, batchId);
      if (!found) throw notFound('change');
      return present(found);
    },

    /** Asked again, it says how far it is. */
    async undo(workspaceId: string, batchId: string): Promise<ContactBatch> {
      const found = await repository.undo(workspaceId, batchId, clock.now(), ({ plan, createdAt }) => {
        if (!isChange(plan)) throw new AppError('conflict', 'This change cannot be undone.');
        if (isOld(createdAt))
          throw new AppError('conflict', `A change can be undone for ${retention.contactChanges.days} days.`);
      });
      if (!found) throw notFound('change');
      return present(found);
    },

    /** Job change-contacts: one step after the other until nothing is left. */
    async work({ workspaceId, batchId }: { workspaceId: string; batchId: string }): Promise<void> {
      while (await repository.step(workspaceId, batchId, clock.now()));
    },
  };
}

const isChange = (plan: unknown): boolean => (plan as { kind?: string } | null)?.kind === 'change';

export type BatchService = ReturnType<typeof makeBatchService>;

interface Batch {
  id: string;
  state: 'running' | 'done' | 'failed' | 'undoing' | 'undone';
  changed: number;
  total: number;
  plan: unknown;
  createdAt: Date;
}
