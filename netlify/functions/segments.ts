import type { Config } from '@netlify/functions';
import { segmentsContract } from '../../src/contracts/segments';
import { segmentsWiring } from '../features/segments/segments-wiring';
import { serve } from '../http/serve';

export default serve(segmentsContract, segmentsWiring);

export const config: Config = { path: ['/api/segments', '/api/segments/*'] };
