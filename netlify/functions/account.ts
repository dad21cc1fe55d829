import type { Config } from '@netlify/functions';
import { accountContract } from '../../src/contracts/account';
import { accountWiring } from '../features/account/account-wiring';
import { serve } from '../http/serve';

export default serve(accountContract, accountWiring, { inOpeningDemo: true });

export const config: Config = { path: '/api/account/*' };
