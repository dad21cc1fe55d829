import { MINUTE_MS } from '../../../src/domain/duration';
import { log } from '../../http/log';
import { builtinPhoneNumbers } from '../../providers/builtin/phone-numbers/phone-numbers';
import { systemClock } from '../../providers/system/clock';
import { sha256 } from '../../providers/system/digest';
import { systemIds } from '../../providers/system/ids';
import { readPoints } from '../contacts/record/contact-points';
import { mediaStorage } from '../file/storage-wiring';
import { importBatchRepository } from './running/import-batch-repository';
import { importJobRepository } from './running/import-job-repository';
import { makeImportPreview } from './import-preview-service';
import { makeImportRunner } from './running/import-runner-service';
import { importUndoRepository } from './running/import-undo-repository';
import { importsHandlers } from './imports-handlers';
import { importsRepository } from './imports-repository';
import { makeImportsService } from './imports-service';

const importsService = () =>
  makeImportsService({ repository: importsRepository, storage: mediaStorage(), clock: systemClock, ids: systemIds });

export const importsWiring = () =>
  importsHandlers({
    service: importsService(),
    preview: makeImportPreview({ repository: importsRepository, storage: mediaStorage() }),
  });

/** `other` is for tests that need small batches or faults. */
export const importRunner = (other: Partial<Parameters<typeof makeImportRunner>[0]> = {}) =>
  makeImportRunner({
    jobs: importJobRepository,
    batches: importBatchRepository,
    undos: importUndoRepository,
    storage: mediaStorage(),
    digest: sha256,
    batchRows: BATCH_ROWS,
    handOverMs: HAND_OVER_MS,
    clock: systemClock,
    ids: systemIds,
    readPoint: (kind, value, country) => readPoints([{ kind, value }], country, builtinPhoneNumbers).points[0] ?? null,
    log: (what, sentence) => log().info(what, sentence),
    ...other,
  });

/** The entry points for the worker. */
export function importsJobs() {
  const { run, giveUp } = importRunner();
  return { run, giveUp, tidy: () => importsService().tidy() };
}

/**
 * Cancelling waits for one batch, and each holds this many rows in memory; `npm run bench -- imports` compares
 * sizes.
 */
const BATCH_ROWS = 2_000;
/** Well below the quarter of an hour after which hosts and the queue stop a job. */
const HAND_OVER_MS = 5 * MINUTE_MS;
