import { createHash } from 'node:crypto';
import { keyFor } from '../../keys/keys';
import { fileInspector } from '../../providers/builtin/inspector/file-inspector';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { fileHandlers } from './file-handlers';
import { makeFileLinks } from './file-link-token';
import { fileRepository } from './file-repository';
import { makeFileService } from './file-service';
import { makeOrphanService } from './orphan-service';
import { mediaStorage } from './storage-wiring';

export const fileService = () =>
  makeFileService({
    repository: fileRepository,
    storage: mediaStorage(),
    inspector: fileInspector,
    links: makeFileLinks(keyFor('file-link')),
    digest: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    clock: systemClock,
    ids: systemIds,
  });

export const fileJobs = () =>
  makeOrphanService({ repository: fileRepository, storage: mediaStorage(), clock: systemClock });

export const fileWiring = () => fileHandlers(fileService());
