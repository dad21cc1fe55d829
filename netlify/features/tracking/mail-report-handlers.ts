import type { trackingContract } from '../../../src/contracts/tracking';
import type { Handlers } from '../../http/call';
import type { MailReportService, SourceName } from './mail-report-service';

export const mailReportHandlers = (service: MailReportService): Pick<Handlers<typeof trackingContract>, 'receiveSendgridEvents' | 'receivePostmarkEvents' | 'receiveBounce'> => {
  const take = async (source: SourceName, { request: { headers }, bytes }: { request: Request; bytes: Uint8Array }) => ({ taken: await service.take(source, { headers, bytes }) });
  return {
    receiveSendgridEvents: (_input, call) => take('sendgrid', call),
    receivePostmarkEvents: (_input, call) => take('postmark', call),
    receiveBounce: (_input, call) => take('bounce', call),
  };
};
