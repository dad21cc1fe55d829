import type { Config } from '@netlify/functions';
import { planContract } from '../../src/contracts/plan';
import { planWiring } from '../features/plan/plan-wiring';
import { serve } from '../http/serve';

export default serve(planContract, planWiring, { inOpeningDemo: true });

export const config: Config = {
  path: ['/api/plan', '/api/plan/*', '/api/operator/invoices', '/api/operator/invoices/*', '/api/operator/usage'],
};
