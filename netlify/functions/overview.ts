import type { Config } from '@netlify/functions';
import { overviewContract } from '../../src/contracts/overview';
import { overviewWiring } from '../features/overview/overview-wiring';
import { serve } from '../http/serve';

export default serve(overviewContract, overviewWiring, { inOpeningDemo: true });

export const config: Config = { path: '/api/overview' };
