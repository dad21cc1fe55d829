import { lateDialog } from '../../../ui/late-dialog';

/** Comes when it is first asked for. */
export const NewLabelPart = lateDialog(
  async () => (await import('./new-label-dialog')).NewLabelDialog,
  'Your conversations are safe.',
);
