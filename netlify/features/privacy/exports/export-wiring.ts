import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { mediaStorage } from '../../file/storage-wiring';
import { exportRepository } from './export-repository';
import { makeExportService } from './export-service';

export const exportService = () =>
  makeExportService({ repository: exportRepository, storage: mediaStorage(), clock: systemClock, ids: systemIds });
