import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './settings-jobs';

export const settingsJobHandlers = withHandlers(jobs, {
  copyPerson: async (payload) => (await import('./settings-wiring')).settingsJobs().copyPerson(payload),
  mailNews: async () => (await import('./settings-wiring')).settingsJobs().mailNews(),
  sendWeeklyReports: async () => (await import('./settings-wiring')).settingsJobs().sendWeeklyReports(),
});
