import type { Config } from '@netlify/functions';
import { credentialContract } from '../../src/contracts/credential';
import { credentialWiring } from '../features/credential/credential-wiring';
import { serve } from '../http/serve';

export default serve(credentialContract, credentialWiring);

export const config: Config = { path: ['/api/credentials', '/api/credentials/*'] };
