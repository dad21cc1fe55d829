import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './publishing-jobs';

export const publishingJobHandlers = withHandlers(jobs, {
  failPosting: async (payload) => (await import('./publishing-wiring')).publishingJobs().failPosting(payload),
  postPosting: async (payload) => (await import('./publishing-wiring')).publishingJobs().postPosting(payload),
  renewConnections: async () => (await import('./publishing-wiring')).publishingJobs().renewConnections(),
  renewConnection: async (payload) => (await import('./publishing-wiring')).publishingJobs().renewConnection(payload),
  askForCounts: async () => (await import('./publishing-wiring')).publishingJobs().askForCounts(),
  countPostings: async (payload) => (await import('./publishing-wiring')).publishingJobs().countPostings(payload),
});
