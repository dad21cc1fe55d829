import { systemClock } from '../../providers/system/clock';
import { makeChatOutbound } from './chat-outbound';
import { chatOutboundRepository } from './chat-outbound-repository';

export const chatOutbound = () => makeChatOutbound({ repository: chatOutboundRepository, clock: systemClock });
