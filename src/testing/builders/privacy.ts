import type { Deletion } from '../../contracts/privacy';

/** Nothing is marked, and nothing is in the way. */
export const buildDeletion = (partial: Partial<Deletion> = {}): Deletion => ({
  accountDeletesAt: null,
  workspaceDeletesAt: null,
  goesWithAccount: [],
  needsOwner: [],
  ...partial,
});
