import type { Config } from '@netlify/functions';
import { importsContract } from '../../src/contracts/imports';
import { importsWiring } from '../features/imports/imports-wiring';
import { serve } from '../http/serve';

export default serve(importsContract, importsWiring);

export const config: Config = { path: ['/api/imports', '/api/imports/*'] };
