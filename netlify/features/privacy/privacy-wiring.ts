import { env } from '../../config/env';
import { renderPostsExport } from '../../documents/render-posts-export';
import { privacyMail } from '../../documents/privacy-mail';
import { errorInLog } from '../../http/error-in-log';
import { log } from '../../http/log';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { zipArchive } from '../../providers/zip/zip-archive';
import { makingDoors } from '../creative/picture-wiring';
import { readWholeCreation, thumbnailsOf } from '../creative/library-wiring';
import { mediaStorage } from '../file/storage-wiring';
import { confirmPerson } from '../security/security-wiring';
import { deletionRepository } from './deletion-repository';
import { makeDeletionService } from './deletion-service';
import { erasurePeopleRepository } from './erasure-people-repository';
import { erasureRepository } from './erasure-repository';
import { makeErasureService } from './erasure-service';
import { makeExportContents } from './export-contents-service';
import { makeExportMaker } from './export-maker-service';
import { exportPeopleRepository } from './export-people-repository';
import { exportPostsRepository } from './export-posts-repository';
import { makeExportPosts } from './export-posts-service';
import { exportRepository } from './export-repository';
import { exportRowsRepository } from './export-rows-repository';
import { makeExportService } from './export-service';
import { privacyHandlers } from './privacy-handlers';
import { retentionRepository } from './retention-repository';

export const exportService = () =>
  makeExportService({ repository: exportRepository, storage: mediaStorage(), clock: systemClock, ids: systemIds });

export const exportPosts = () => makeExportPosts({ repository: exportPostsRepository, render: renderPostsExport });

/** The entry points for the worker. */
export const exportJobs = () =>
  makeExportMaker({
    repository: exportRepository,
    contents: makeExportContents({
      rows: exportRowsRepository,
      people: exportPeopleRepository,
      posts: exportPosts(),
      storage: mediaStorage(),
      readCreation: (workspaceId, creationId) => readWholeCreation(makingDoors(), workspaceId, creationId),
    }),
    archive: zipArchive,
    storage: mediaStorage(),
    partBytes: env().onNetlify ? NETLIFY_PART_BYTES : PART_BYTES,
    clock: systemClock,
    ids: systemIds,
    log: (what, sentence) => log().info(what, sentence),
  });

const deletionService = () =>
  makeDeletionService({
    repository: deletionRepository,
    mail: privacyMail,
    operatorIsNamed: env().operatorEmail !== undefined,
    clock: systemClock,
    ids: systemIds,
  });

export const privacyWiring = () =>
  privacyHandlers({
    exports: exportService(),
    deletions: {
      service: deletionService(),
      confirmPerson: (call, { password, code }) => confirmPerson(call, { password, code, field: 'password' }),
    },
  });

/** The worker's entry points for expired days of grace. */
export const erasureJobs = () =>
  makeErasureService({
    workspaces: erasureRepository,
    people: erasurePeopleRepository,
    retained: retentionRepository,
    storage: mediaStorage(),
    thumbnailsOf,
    clock: systemClock,
    ids: systemIds,
    log: (line, sentence) => log().info(line, sentence),
    notFinished: (error) => log().error(errorInLog(error), 'a deletion was not finished'),
  });

/** In memory while it is written, and once more while it is sent. */
const PART_BYTES = 64 * 1024 * 1024;
/**
 * A function's reply may have 6 MB as base64, which is 4.5 MB of zip:
 * https://docs.netlify.com/build/functions/overview/#default-deployment-options
 */
const NETLIFY_PART_BYTES = 4 * 1024 * 1024;
