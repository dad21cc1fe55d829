import type { Config } from '@netlify/functions';
import { healthContract } from '../../src/contracts/health';
import { healthWiring } from '../features/health/health-wiring';
import { serve } from '../http/serve';

export default serve(healthContract, healthWiring);

export const config: Config = { path: ['/api/health', '/api/openapi.json'] };
