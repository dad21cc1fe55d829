import type { Config } from '@netlify/functions';
import { signupContract } from '../../src/contracts/signup';
import { signupWiring } from '../features/signup/signup-wiring';
import { serve } from '../http/serve';

export default serve(signupContract, signupWiring);

export const config: Config = { path: ['/api/signup-page', '/join/:workspaceSlug', '/join-confirm'] };
