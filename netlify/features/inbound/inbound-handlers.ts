import type { inboundContract } from '../../../src/contracts/inbound';
import type { Handlers } from '../../http/call';
import { metaHooks, type MetaHookPorts } from './meta-hooks';
import { twilioHooks, type TwilioHookPorts } from './twilio-hooks';

export const inboundHandlers = ({ twilio, meta, sendFile }: InboundPorts) =>
  ({
    ...twilioHooks(twilio),
    ...metaHooks(meta),
    getMessageFile: ({ token }, { request }) => sendFile(token, request),
  }) satisfies Partial<Handlers<typeof inboundContract>>;

interface InboundPorts {
  twilio: TwilioHookPorts;
  meta: MetaHookPorts;
  sendFile(token: string, request: Request): Promise<Response>;
}
