import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './reports-jobs';

export const reportsJobHandlers = withHandlers(jobs, {
  sendReportMails: async () => (await import('./report-mail-wiring')).reportMails().sendReportMails(),
  deleteOldShares: async () => (await import('./reports-wiring')).reportsService().deleteOldShares(),
});
