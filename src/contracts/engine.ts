import { engineCycleContract } from './engine-cycle';
import { enginePiecesContract } from './engine-pieces';
import { engineProfileContract } from './engine-profile';
import { engineTradesContract } from './engine-trades';

export const engineContract = {
  ...engineProfileContract,
  ...engineTradesContract,
  ...engineCycleContract,
  ...enginePiecesContract,
};
