import { lateDialog } from '../../../../ui/late-dialog';

const SAFE = 'Your picture is safe.';

/** Dialogs of a picture's menu; their code loads on the first press, so that the page does not wait for it. */
export const LateRemixDialog = lateDialog(async () => (await import('./remix-dialog')).RemixDialog, SAFE);
export const LateRatiosDialog = lateDialog(async () => (await import('./ratios-dialog')).RatiosDialog, SAFE);
