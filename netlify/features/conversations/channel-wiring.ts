import type { InboxChannel } from '../../../src/domain/conversation';
import type { InboundReader, InboundSource, OutboundPort } from '../../ports/inbox';

/** What reads what came in, by source; loaded with the first receipt of its kind. */
export const inboundReaders: Partial<Record<InboundSource, () => Promise<InboundReader>>> = {};

/** What sends answers, by channel; loaded with the first answer. */
export const outboundPorts: Partial<Record<InboxChannel, () => Promise<OutboundPort>>> = {
  livechat: async () => (await import('../chat/chat-outbound-wiring')).chatOutbound(),
};
