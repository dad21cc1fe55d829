import { log } from '../../../http/log';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { mediaStorage } from '../../file/storage-wiring';
import { contactExportHandlers } from './contact-export-handlers';
import { makeContactExportMaker } from './contact-export-maker';
import { contactExportRepository } from './contact-export-repository';
import { makeContactExportService } from './contact-export-service';

export const contactExportWiring = () =>
  contactExportHandlers(
    makeContactExportService({
      repository: contactExportRepository,
      storage: mediaStorage(),
      clock: systemClock,
      ids: systemIds,
    }),
  );

/** What the worker calls. */
export const contactExportJobs = () =>
  makeContactExportMaker({
    repository: contactExportRepository,
    storage: mediaStorage(),
    partBytes: PART_BYTES,
    pageRows: PAGE_ROWS,
    clock: systemClock,
    ids: systemIds,
    log: (what, sentence) => log().info(what, sentence),
  });

/** Held in memory while it is written, and once more while it is sent. */
const PART_BYTES = 4 * 1024 * 1024;
const PAGE_ROWS = 1_000;
