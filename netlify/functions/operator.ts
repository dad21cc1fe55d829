import type { Config } from '@netlify/functions';
import { operatorContract } from '../../src/contracts/operator';
import { operatorWiring } from '../features/operator/operator-wiring';
import { serve } from '../http/serve';

export default serve(operatorContract, operatorWiring, { inOpeningDemo: true });

export const config: Config = {
  path: [
    '/api/operator/system',
    '/api/operator/metrics-token',
    '/api/operator/jobs',
    '/api/operator/jobs/*',
    '/api/operator/mails',
    '/api/operator/mails/*',
    '/metrics',
  ],
};
