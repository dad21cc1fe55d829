import { withHandlers } from '../../queue/job-handlers';
import * as jobs from '../../records/inbox/inbox-jobs';

export const conversationsJobHandlers = withHandlers(jobs, {
  failReceipt: async (payload) => (await import('./conversations-wiring')).conversationsJobs().failReceipt(payload),
  readReceipt: async (payload) => (await import('./conversations-wiring')).conversationsJobs().readReceipt(payload),
  failMessage: async (payload) => (await import('./conversations-wiring')).conversationsJobs().failMessage(payload),
  sendMessage: async (payload) => (await import('./conversations-wiring')).conversationsJobs().sendMessage(payload),
  wakeConversation: async (payload) =>
    (await import('./conversations-wiring')).conversationsJobs().wakeConversation(payload),
  tidyInbox: async () => (await import('./conversations-wiring')).conversationsJobs().tidyInbox(),
});
