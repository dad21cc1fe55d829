import { MINUTE_MS } from '../../../src/domain/duration';
import type { Clock } from '../../ports/clock';
import type { OutboundPort } from '../../ports/inbox';
import { CHAT_MESSAGE } from './chat-message-id';
import type { ChatOutboundRepository } from './chat-outbound-repository';

/**
 * Answers in the chat: the visitor's browser fetches them by itself, so that nothing leaves here. They count as delivered
 * when it has, and as read when the visitor has seen them.
 */
export const makeChatOutbound = ({ repository, clock }: Dependencies): OutboundPort => ({
  send: async ({ id, workspaceId, conversationId, channelId }) => {
    const now = clock.now();
    const mailAt = new Date(now.getTime() + LEFT_MS);
    const outcome = await repository.hand({ workspaceId, conversationId, channelId }, { now, mailAt });
    if (outcome === 'disconnected') return { kind: 'refused', cause: DISCONNECTED };
    return { kind: 'sent', externalId: `${CHAT_MESSAGE}${id}`, state: 'sent' };
  },
});

/** Who has not asked for news for so long has left. */
export const LEFT_MS = 2 * MINUTE_MS;
const DISCONNECTED = 'The chat of this website was disconnected, so the visitor can no longer be reached there.';

interface Dependencies {
  repository: ChatOutboundRepository;
  clock: Clock;
}
