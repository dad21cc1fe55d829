import packageJson from '../../../package.json';
import { healthHandlers } from './health-handlers';
import { readSchemaVersion } from './health-repository';

export const healthWiring = () => healthHandlers({ readSchemaVersion, version: packageJson.version });
