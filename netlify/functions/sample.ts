import type { Config } from '@netlify/functions';
import { sampleContract } from '../../src/contracts/sample';
import { sampleWiring } from '../features/sample/sample-wiring';
import { serve } from '../http/serve';

export default serve(sampleContract, sampleWiring);

export const config: Config = { path: ['/api/sample', '/api/sample/*'] };
