import { log } from '../../http/log';
import { systemClock } from '../../providers/system/clock';
import { outboundPorts } from '../conversations/channel-wiring';
import { makeChatAnswerService } from './chat-answer-service';
import { chatOutboundRepository } from './chat-outbound-repository';

/** What the worker calls. */
export const chatJobs = () =>
  makeChatAnswerService({
    repository: chatOutboundRepository,
    findMail: async () => (await outboundPorts.email?.()) ?? null,
    log: (facts, sentence) => log().warn(facts, sentence),
    clock: systemClock,
  });
