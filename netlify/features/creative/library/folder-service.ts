import { libraryLimits } from '../../../../src/domain/library';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { FolderRepository } from './folder-repository';

/** Folders of the library; each lies beside the others. */
export function makeFolderService({
  repository,
  clock,
  ids,
}: {
  repository: FolderRepository;
  clock: Clock;
  ids: Ids;
}) {
  return {
    async create(workspaceId: string, name: string) {
      const row = { id: ids.id(), workspaceId, name, createdAt: clock.now() };
      const outcome = await repository.add(row, libraryLimits.folders);
      if (outcome === 'taken') throw taken(name);
      if (outcome === 'full')
        throw new AppError(
          'conflict',
          `A library can have at most ${libraryLimits.folders} folders. Delete one you do not need.`,
        );
      return { id: row.id, name, count: 0 };
    },

    async rename(workspaceId: string, id: string, name: string) {
      const outcome = await repository.rename(workspaceId, { id, name });
      if (outcome === null) throw notFound('folder');
      if (outcome === 'taken') throw taken(name);
      return { id, name, count: outcome };
    },

    async remove(workspaceId: string, id: string): Promise<{ id: string }> {
      if (!(await repository.remove(workspaceId, id))) throw notFound('folder');
      return { id };
    },
  };
}

function taken(name: string): AppError {
  const sentence = `There is already a folder called “${name}”. Choose another name.`;
  return new AppError('conflict', sentence, { fields: { name: sentence } });
}

export type FolderService = ReturnType<typeof makeFolderService>;
