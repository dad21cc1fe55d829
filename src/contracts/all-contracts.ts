import { authContract } from './auth';
import { creativeContract } from './creative';
import type { Contract } from './endpoint';
import { engineContract } from './engine';
import { healthContract } from './health';
import { overviewContract } from './overview';
import { publicationContract } from './publication';

/** Every endpoint of the product by noun: what the OpenAPI document and the generated tests walk over. Never import it into the browser's bundle. */
export const allContracts: Record<string, Contract> = {
  auth: authContract,
  creative: creativeContract,
  engine: engineContract,
  health: healthContract,
  overview: overviewContract,
  publication: publicationContract,
};
