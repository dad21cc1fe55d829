import { builtinTrades } from '../../providers/builtin/trades/builtin-trades';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { makeMaterialDemo } from './material-demo';
import { materialDemoRepository } from './material-demo-repository';
import { materialHandlers } from './material-handlers';
import { materialRepository } from './material-repository';
import { makeMaterialService } from './material-service';

export const materialService = () =>
  makeMaterialService({ repository: materialRepository, trades: builtinTrades, clock: systemClock, ids: systemIds });

export const materialWiring = () => materialHandlers(materialService());

/** This feature's part of a demo workspace. */
export const seedMaterialDemo = (workspace: { id: string; zone: string }): Promise<void> =>
  makeMaterialDemo({ insert: materialDemoRepository.insert, clock: systemClock, ids: systemIds })(workspace);
