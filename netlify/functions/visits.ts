import type { Config } from '@netlify/functions';
import { visitsContract } from '../../src/contracts/visits';
import { visitsWiring } from '../features/visits/visits-wiring';
import { serve } from '../http/serve';

export default serve(visitsContract, visitsWiring);

export const config: Config = { path: ['/api/visits', '/api/visit-sites', '/api/visit-sites/*'] };
