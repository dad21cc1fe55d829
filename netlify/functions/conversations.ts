import type { Config } from '@netlify/functions';
import { conversationsContract } from '../../src/contracts/conversations';
import { conversationsWiring } from '../features/conversations/conversations-wiring';
import { serve } from '../http/serve';

export default serve(conversationsContract, conversationsWiring);

export const config: Config = {
  path: [
    '/api/conversations',
    '/api/conversations/*',
    '/api/conversation-changes',
    '/api/conversation-changes/*',
    '/api/conversation-simulations',
  ],
};
