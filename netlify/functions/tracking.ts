import type { Config } from '@netlify/functions';
import { trackingContract } from '../../src/contracts/tracking';
import { trackingWiring } from '../features/tracking/tracking-wiring';
import { serve } from '../http/serve';

export default serve(trackingContract, trackingWiring);

export const config: Config = {
  path: [
    '/o/:token',
    '/c/:token',
    '/mail-pictures/:token',
    '/preferences/:token',
    '/api/conversions',
    '/api/mail-events/*',
  ],
};
