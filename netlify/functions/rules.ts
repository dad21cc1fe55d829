import type { Config } from '@netlify/functions';
import { rulesContract } from '../../src/contracts/rules';
import { rulesWiring } from '../features/rules/rules-wiring';
import { serve } from '../http/serve';

export default serve(rulesContract, rulesWiring);

export const config: Config = { path: ['/api/rules', '/api/rules/*'] };
