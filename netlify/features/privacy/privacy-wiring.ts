import { env } from '../../config/env';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { deletionRepository } from './deletions/deletion-repository';
import { makeDeletionService } from './deletions/deletion-service';
import { exportService } from './exports/export-wiring';
import { privacyHandlers } from './privacy-handlers';

// Letters are rendered and passwords checked by few calls, and either loads as much as all the rest.
const letters = async () => (await import('../../documents/privacy-mail')).privacyMail;

const deletionService = () =>
  makeDeletionService({
    repository: deletionRepository,
    mail: {
      workspaceDeletion: async (about) => (await letters()).workspaceDeletion(about),
      accountDeletion: async (about) => (await letters()).accountDeletion(about),
    },
    operatorIsNamed: env().operatorEmail !== undefined,
    clock: systemClock,
    ids: systemIds,
  });

export const privacyWiring = () =>
  privacyHandlers({
    exports: exportService(),
    deletions: {
      service: deletionService(),
      confirmPerson: async (call, { password, code }) =>
        (await import('../security/security-wiring')).confirmPerson(call, { password, code, field: 'password' }),
    },
  });
