import type { Config } from '@netlify/functions';
import { chatContract } from '../../src/contracts/chat';
import { chatWiring } from '../features/chat/chat-wiring';
import { serve } from '../http/serve';

export default serve(chatContract, chatWiring);

export const config: Config = { path: '/api/chat/*' };
