import { lateDialog } from '../../../../ui/late-dialog';

/** Its code loads on the first press, so that the page does not wait for it. */
export const LateTemplateDialog = lateDialog(
  async () => (await import('./template-dialog')).TemplateDialog,
  'Your picture and your templates are safe.',
);
