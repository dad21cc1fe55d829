import type { Config } from '@netlify/functions';
import { faultContract } from '../../src/contracts/fault';
import { faultWiring } from '../features/fault/fault-wiring';
import { serve } from '../http/serve';

export default serve(faultContract, faultWiring, { inOpeningDemo: true });

export const config: Config = { path: '/api/faults' };
