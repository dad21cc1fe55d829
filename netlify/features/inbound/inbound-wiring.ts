import { inboundHandlers } from './inbound-handlers';
import { metaHookPorts, twilioHookPorts } from './social-hooks-wiring';

/** What serves files is loaded with the first one. */
export const inboundWiring = () =>
  inboundHandlers({
    twilio: twilioHookPorts,
    meta: metaHookPorts,
    sendFile: async (...asked) => (await import('./message-file-wiring')).sendMessageFile(...asked),
  });
