import { lateDialog } from '../../../ui/late-dialog';

/** Its code loads on the first press. */
export const LateConnectDialog = lateDialog(
  async () => (await import('./connect-dialog')).ConnectDialog,
  'Your connections are safe.',
);
