import type { Config } from '@netlify/functions';
import { inboxContract } from '../../src/contracts/inbox';
import { inboxWiring } from '../features/inbox/inbox-wiring';
import { serve } from '../http/serve';

export default serve(inboxContract, inboxWiring);

export const config: Config = { path: ['/api/inbox/*'] };
