import type { Config } from '@netlify/functions';
import { sendingContract } from '../../src/contracts/sending';
import { sendingWiring } from '../features/sending/sending-wiring';
import { serve } from '../http/serve';

export default serve(sendingContract, sendingWiring);

export const config: Config = { path: ['/api/sending', '/api/sending/*'] };
