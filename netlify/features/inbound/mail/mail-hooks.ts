import type { inboundContract } from '../../../../src/contracts/inbound';
import type { Handlers } from '../../../http/call';
import type { MailArrivalService, MailHookName } from './mail-arrival-service';

/** Mail by webhook and by pipe. */
export const mailHooks = (
  service: () => Promise<MailArrivalService>,
): Pick<Handlers<typeof inboundContract>, MailCall> => {
  const take = async (source: MailHookName, { request, bytes }: { request: Request; bytes: Uint8Array }) => ({
    taken: await (await service()).take(source, { headers: request.headers, bytes }),
  });
  return {
    receiveSendgridMail: (_input, call) => take('sendgrid', call),
    receivePostmarkMail: (_input, call) => take('postmark', call),
    receiveMail: (_input, call) => take('mail', call),
  };
};

type MailCall = 'receiveSendgridMail' | 'receivePostmarkMail' | 'receiveMail';
