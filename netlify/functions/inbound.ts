import type { Config } from '@netlify/functions';
import { inboundContract } from '../../src/contracts/inbound';
import { inboundWiring } from '../features/inbound/inbound-wiring';
import { serve } from '../http/serve';

export default serve(inboundContract, inboundWiring);

export const config: Config = { path: '/api/inbound/*' };
