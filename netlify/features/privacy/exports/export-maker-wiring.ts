import { env } from '../../../config/env';
import { renderPostsExport } from '../../../documents/render-posts-export';
import { log } from '../../../http/log';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { zipArchive } from '../../../providers/zip/zip-archive';
import { eventArchive } from '../../analytics/store/event-store-wiring';
import { makingDoors } from '../../creative/making/picture-wiring';
import { readWholeCreation } from '../../creative/library/library-wiring';
import { mediaStorage } from '../../file/storage-wiring';
import { archivedExportRows } from './archived-export-rows-repository';
import { makeExportContents } from './export-contents-service';
import { makeExportMaker } from './export-maker-service';
import { exportPeopleRepository } from './export-people-repository';
import { exportPostsRepository } from './export-posts-repository';
import { makeExportPosts } from './export-posts-service';
import { exportRepository } from './export-repository';

export const exportPosts = () => makeExportPosts({ repository: exportPostsRepository, render: renderPostsExport });

/** What the worker calls. */
export const exportJobs = () =>
  makeExportMaker({
    repository: exportRepository,
    contents: makeExportContents({
      rows: archivedExportRows(eventArchive()),
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

/** Held in memory while it is written, and once more while it is sent. */
const PART_BYTES = 64 * 1024 * 1024;
/** A function's reply may have 6 MB as base64, which is 4.5 MB of a zip: https://docs.netlify.com/build/functions/overview/#default-deployment-options */
const NETLIFY_PART_BYTES = 4 * 1024 * 1024;
