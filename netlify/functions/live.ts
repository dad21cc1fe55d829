import type { Config } from '@netlify/functions';
import { liveContract } from '../../src/contracts/live';
import { liveWiring } from '../features/live/live-wiring';
import { serve } from '../http/serve';

export default serve(liveContract, liveWiring, { inOpeningDemo: true });

export const config: Config = { path: '/api/live/*' };
