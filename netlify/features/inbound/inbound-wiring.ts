import { inboundHandlers } from './inbound-handlers';
import { metaHookPorts, twilioHookPorts } from './social/social-hooks-wiring';

/** What reads mail and what serves files is loaded with the first of each. */
export const inboundWiring = () =>
  inboundHandlers({
    mail: async () => (await import('./mail/mail-hooks-wiring')).mailArrivalService(),
    twilio: twilioHookPorts,
    meta: metaHookPorts,
    sendFile: async (...asked) => (await import('./social/message-file-wiring')).sendMessageFile(...asked),
  });
