import { inboundHandlers } from './inbound-handlers';

/** What reads mail is loaded with the first one. */
export const inboundWiring = () =>
  inboundHandlers({ mail: async () => (await import('./mail-hooks-wiring')).mailArrivalService() });
