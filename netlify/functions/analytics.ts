import type { Config } from '@netlify/functions';
import { analyticsContract } from '../../src/contracts/analytics';
import { analyticsWiring } from '../features/analytics/analytics-wiring';
import { serve } from '../http/serve';

export default serve(analyticsContract, analyticsWiring);

export const config: Config = { path: ['/api/analytics', '/api/analytics/*'] };
