import type { Config } from '@netlify/functions';
import { automationsContract } from '../../src/contracts/automations';
import { automationsWiring } from '../features/automations/automations-wiring';
import { serve } from '../http/serve';

export default serve(automationsContract, automationsWiring);

export const config: Config = { path: '/api/automations/*' };
