import type { inboundContract } from '../../../src/contracts/inbound';
import type { Handlers } from '../../http/call';
import type { MailArrivalService } from './mail/mail-arrival-service';
import { mailHooks } from './mail/mail-hooks';
import { metaHooks, type MetaHookPorts } from './social/meta-hooks';
import { twilioHooks, type TwilioHookPorts } from './social/twilio-hooks';

export const inboundHandlers = ({ mail, twilio, meta, sendFile }: InboundPorts): Handlers<typeof inboundContract> => ({
  ...mailHooks(mail),
  ...twilioHooks(twilio),
  ...metaHooks(meta),
  getMessageFile: ({ token }, { request }) => sendFile(token, request),
});

interface InboundPorts {
  mail(): Promise<MailArrivalService>;
  twilio: TwilioHookPorts;
  meta: MetaHookPorts;
  sendFile(token: string, request: Request): Promise<Response>;
}
