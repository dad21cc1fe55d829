import type { Config } from '@netlify/functions';
import { privacyContract } from '../../src/contracts/privacy';
import { privacyWiring } from '../features/privacy/privacy-wiring';
import { serve } from '../http/serve';

export default serve(privacyContract, privacyWiring);

export const config: Config = { path: ['/api/privacy', '/api/privacy/*'] };
