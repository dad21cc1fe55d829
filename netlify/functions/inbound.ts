import type { Config } from '@netlify/functions';
import { inboundContract } from '../../src/contracts/inbound';
import { inboundWiring } from '../features/inbound/inbound-wiring';
import { serve } from '../http/serve';

const { receiveTwilioMessage, receiveTwilioStatus, getMetaChallenge, receiveMetaEvents, getMessageFile } =
  inboundContract;

export default serve(
  { receiveTwilioMessage, receiveTwilioStatus, getMetaChallenge, receiveMetaEvents, getMessageFile },
  inboundWiring,
);

export const config: Config = { path: '/api/inbound/*' };
