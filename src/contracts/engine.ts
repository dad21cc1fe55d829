import { engineCycleContract } from './engine-cycle';
import { enginePiecesContract } from './engine-pieces';
import { engineProfileContract } from './engine-profile';

export const engineContract = { ...engineProfileContract, ...engineCycleContract, ...enginePiecesContract };
