import { lateDialog } from '../../../../ui/late-dialog';

/** Its code loads on the first press, so that the page does not wait for it. */
export const LateFolderDialog = lateDialog(
  async () => (await import('./folder-dialog')).FolderDialog,
  'Your pictures and folders are safe.',
);
