import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './chat-jobs';

export const chatJobHandlers = withHandlers(jobs, {
  mailChatAnswer: async ({ workspaceId, visitorId }) =>
    (await import('./chat-answer-wiring')).chatJobs().mailAnswer(workspaceId, visitorId),
  tidyChat: async () => (await import('./chat-answer-wiring')).chatJobs().tidy(),
});
