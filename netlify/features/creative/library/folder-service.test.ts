import { libraryLimits } from '../../../../src/domain/library';
import type { FolderRepository } from './folder-repository';
import { makeFolderService } from './folder-service';

/** Folders of a repository that answers so to whatever is added; `limits` is how many it was told there may be. */
function openFolders(outcome: Awaited<ReturnType<FolderRepository['add']>>) {
  const limits: number[] = [];
  const repository = {
    add: async (_row: unknown, limit: number) => (limits.push(limit), outcome),
  } as unknown as FolderRepository;
  const folders = makeFolderService({
    repository,
    clock: { now: () => new Date('2026-06-09T10:00:00Z') },
    ids: { id: () => '0190a000-0000-7000-8000-000000000003', token: () => 'token' },
  });
  return { limits, create: () => folders.create('0190a000-0000-7000-8000-000000000001', 'Menu') };
}

describe('a folder', () => {
  it('is one of as many as a library takes; the next is refused with what to do', async () => {
    const { create, limits } = openFolders('full');
    await expect(create()).rejects.toMatchObject({
      code: 'conflict',
      message: `A library can have at most ${libraryLimits.folders} folders. Delete one you do not need.`,
    });
    expect(limits).toEqual([libraryLimits.folders]);
  });

  it('has a name of its own, and the refusal stands at the name', async () => {
    await expect(openFolders('taken').create()).rejects.toMatchObject({
      code: 'conflict',
      fields: { name: 'There is already a folder called “Menu”. Choose another name.' },
    });
  });
});
