import type { Config } from '@netlify/functions';
import { securityContract } from '../../src/contracts/security';
import { securityWiring } from '../features/security/security-wiring';
import { serve } from '../http/serve';

export default serve(securityContract, securityWiring, { inOpeningDemo: true });

export const config: Config = { path: ['/api/security', '/api/security/*'] };
