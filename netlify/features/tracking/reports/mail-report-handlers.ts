import type { trackingContract } from '../../../../src/contracts/tracking';
import type { Handlers } from '../../../http/call';
import type { MailReportService, SourceName } from './mail-report-service';

export const mailReportHandlers = (service: MailReportService): Pick<Handlers<typeof trackingContract>, ReportCall> => {
  const take = async (
    source: SourceName,
    { request: { headers }, bytes }: { request: Request; bytes: Uint8Array },
  ) => ({ taken: await service.take(source, { headers, bytes }) });
  return {
    receiveSendgridEvents: (_input, call) => take('sendgrid', call),
    receivePostmarkEvents: (_input, call) => take('postmark', call),
    receiveSesEvents: (_input, call) => take('ses', call),
    receiveBrevoEvents: (_input, call) => take('brevo', call),
    receiveResendEvents: (_input, call) => take('resend', call),
    receiveMailgunEvents: (_input, call) => take('mailgun', call),
    receiveBounce: (_input, call) => take('bounce', call),
  };
};

export const mailReportCalls = [
  'receiveSendgridEvents',
  'receivePostmarkEvents',
  'receiveSesEvents',
  'receiveBrevoEvents',
  'receiveResendEvents',
  'receiveMailgunEvents',
  'receiveBounce',
] as const;

type ReportCall = (typeof mailReportCalls)[number];
