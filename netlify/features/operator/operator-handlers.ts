import type { operatorContract } from '../../../src/contracts/operator';
import { AppError } from '../../errors/app-error';
import type { Handlers } from '../../http/call';
import { documentReply } from '../../http/document-reply';
import { mayReadMetrics, metricsToken } from '../../http/metrics-access';
import type { OperatorService } from './operator-service';

export const operatorHandlers = (service: OperatorService): Handlers<typeof operatorContract> => ({
  getSystem: (_input, { origin }) => service.getSystem(origin),
  getMetricsToken: async () => {
    const { token, chosen } = metricsToken();
    return { token: chosen ? null : token };
  },
  listFailedJobs: (input) => service.listFailedJobs(input),
  retryJob: ({ jobId }) => service.retryJob(jobId),
  deleteJob: ({ jobId }) => service.deleteJob(jobId),
  listMails: (input) => service.listMails(input),
  getMail: ({ mailId }) => service.getMail(mailId),
  getMailHtml: async ({ mailId }) => documentReply('mailPreview', await service.getMailHtml(mailId)),
  resendMail: ({ mailId }) => service.resendMail(mailId),
  getMetrics: async (_input, { request }) => {
    // Not 401: without the token the page does not exist.
    if (!mayReadMetrics(request)) throw new AppError('not_found', 'There is nothing at this address.');
    const { contentType, text } = await service.renderMetrics();
    return new Response(text, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } });
  },
});
