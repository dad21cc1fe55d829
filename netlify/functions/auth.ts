import type { Config } from '@netlify/functions';
import { authContract } from '../../src/contracts/auth';
import { authWiring } from '../features/auth/auth-wiring';
import { serve } from '../http/serve';

export default serve(authContract, authWiring, { inOpeningDemo: true });

export const config: Config = { path: '/api/auth/*' };
