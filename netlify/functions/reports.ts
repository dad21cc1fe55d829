import type { Config } from '@netlify/functions';
import { reportsContract } from '../../src/contracts/reports';
import { reportsWiring } from '../features/reports/reports-wiring';
import { serve } from '../http/serve';

export default serve(reportsContract, reportsWiring);

export const config: Config = { path: ['/api/reports', '/api/reports/*', '/r/*'] };
