import type { privacyContract } from '../../../src/contracts/privacy';
import type { Handlers } from '../../http/call';
import { deletionHandlers } from './deletions/deletion-handlers';
import { exportHandlers } from './exports/export-handlers';

/** Exporting one's data and having it deleted: two use cases of one noun. */
export const privacyHandlers = ({ exports, deletions }: Services): Handlers<typeof privacyContract> => ({
  ...exportHandlers(exports),
  ...deletionHandlers(deletions),
});

interface Services {
  exports: Parameters<typeof exportHandlers>[0];
  deletions: Parameters<typeof deletionHandlers>[0];
}
