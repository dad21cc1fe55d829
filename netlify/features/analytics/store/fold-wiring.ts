import { systemClock } from '../../../providers/system/clock';
import { backfillRepository } from './backfill-repository';
import { foldRepository } from './fold-repository';
import { makeFoldService } from './fold-service';

export const foldService = () =>
  makeFoldService({ repository: foldRepository, backfill: backfillRepository, clock: systemClock });
