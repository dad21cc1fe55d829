import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './inbound-jobs';

export const inboundJobHandlers = withHandlers(jobs, {
  readMailboxes: async () => (await import('./mailboxes/mailbox-wiring')).mailboxJobs().askForAll(),
  readMailbox: async (named, stops) => (await import('./mailboxes/mailbox-wiring')).mailboxJobs().read(named, stops),
});
