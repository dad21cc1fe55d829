import type { Config } from '@netlify/functions';
import { creativeContract } from '../../src/contracts/creative';
import { creativeWiring } from '../features/creative/creative-wiring';
import { serve } from '../http/serve';

export default serve(creativeContract, creativeWiring);

export const config: Config = { path: ['/api/generate-image', '/api/generate-video', '/api/creative/*'] };
