import { conversationListContract } from './conversation-list';
import { conversationThreadContract } from './conversation-thread';

export const conversationsContract = { ...conversationListContract, ...conversationThreadContract };
