import { foldersContract } from './creation-folders';
import { freePhotosContract } from './creation-free-photos';
import { libraryContract } from './creation-library';
import { makingContract } from './creation-making';
import { templatesContract } from './creation-templates';
import { uploadsContract } from './creation-uploads';

export const creativeContract = {
  ...makingContract,
  ...libraryContract,
  ...foldersContract,
  ...templatesContract,
  ...uploadsContract,
  ...freePhotosContract,
};
