import type { Config } from '@netlify/functions';
import { campaignsContract } from '../../src/contracts/campaigns';
import { campaignsWiring } from '../features/campaigns/campaigns-wiring';
import { serve } from '../http/serve';

export default serve(campaignsContract, campaignsWiring);

export const config: Config = {
  path: [
    '/api/campaigns',
    '/api/campaigns/*',
    '/api/campaign-emails/*',
    '/api/campaign-templates',
    '/api/campaign-recommendations',
  ],
};
