import type { operatorContract } from '../../../src/contracts/operator';
import { AppError } from '../../errors/app-error';
import type { Handlers } from '../../http/call';
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
  getMailHtml: async ({ mailId }) =>
    new Response(await service.getMailHtml(mailId), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': MAIL_POLICY,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    }),
  resendMail: ({ mailId }) => service.resendMail(mailId),
  getMetrics: async (_input, { request }) => {
    // Not 401: without the token the page does not exist.
    if (!mayReadMetrics(request)) throw new AppError('not_found', 'There is nothing at this address.');
    const { contentType, text } = await service.renderMetrics();
    return new Response(text, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } });
  },
});

/**
 * An email is shown in a frame of our own page where it can do nothing: no script, no form, no window, nothing
 * loaded.
 */
const MAIL_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
