import type { Config } from '@netlify/functions';
import { inboundContract } from '../../src/contracts/inbound';
import { inboundWiring } from '../features/inbound/inbound-wiring';
import { serve } from '../http/serve';

const { receiveSendgridMail, receivePostmarkMail, receiveMail } = inboundContract;

export default serve({ receiveSendgridMail, receivePostmarkMail, receiveMail }, inboundWiring);

export const config: Config = { path: '/api/inbound/*' };
