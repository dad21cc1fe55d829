import type { inboundContract } from '../../../src/contracts/inbound';
import type { Handlers } from '../../http/call';
import { mailHooks } from './mail-hooks';
import type { MailArrivalService } from './mail-arrival-service';

export const inboundHandlers = ({ mail }: { mail(): Promise<MailArrivalService> }) =>
  ({ ...mailHooks(mail) }) satisfies Partial<Handlers<typeof inboundContract>>;
