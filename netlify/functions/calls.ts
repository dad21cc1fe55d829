import type { Config } from '@netlify/functions';
import { callsContract } from '../../src/contracts/calls';
import { callsWiring } from '../features/calls/calls-wiring';
import { serve } from '../http/serve';

export default serve(callsContract, () => callsWiring());

export const config: Config = {
  path: ['/api/calls', '/api/calls/*', '/api/call-number', '/api/call-plan', '/api/call-plan/*', '/api/call-push'],
};
