import { engineCycleContract } from './engine-cycle';
import { engineForecastsContract } from './engine-forecasts';
import { enginePiecesContract } from './engine-pieces';
import { engineProfileContract } from './engine-profile';
import { engineQueueContract } from './engine-queue';
import { engineRepeatsContract } from './engine-repeats';
import { engineRunsContract } from './engine-runs';
import { engineSettingsContract } from './engine-settings';
import { engineTradesContract } from './engine-trades';

export const engineContract = {
  ...engineProfileContract,
  ...engineTradesContract,
  ...engineCycleContract,
  ...engineForecastsContract,
  ...enginePiecesContract,
  ...engineQueueContract,
  ...engineRepeatsContract,
  ...engineRunsContract,
  ...engineSettingsContract,
};
