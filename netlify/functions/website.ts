import type { Config } from '@netlify/functions';
import { websiteContract } from '../../src/contracts/website';
import { websiteWiring } from '../features/website/website-wiring';
import { serve } from '../http/serve';

export default serve(websiteContract, websiteWiring);

export const config: Config = { path: '/api/website/*' };
