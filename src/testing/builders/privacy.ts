import type { Deletion } from '../../contracts/privacy';

/** Nothing is scheduled for deletion, and nothing prevents it. */
export const buildDeletion = (partial: Partial<Deletion> = {}): Deletion => ({
  accountDeletesAt: null,
  workspaceDeletesAt: null,
  goesWithAccount: [],
  needsOwner: [],
  ...partial,
});
