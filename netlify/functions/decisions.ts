import type { Config } from '@netlify/functions';
import { decisionsContract } from '../../src/contracts/decisions';
import { decisionsWiring } from '../features/decisions/decisions-wiring';
import { serve } from '../http/serve';

export default serve(decisionsContract, decisionsWiring);

export const config: Config = { path: ['/api/decisions/*', '/d/*'] };
