import { conversationCountsContract } from './conversation-counts';
import { conversationListContract } from './conversation-list';
import { conversationThreadContract } from './conversation-thread';

export const conversationsContract = {
  ...conversationCountsContract, // before `/:conversationId`
  ...conversationListContract,
  ...conversationThreadContract,
};
