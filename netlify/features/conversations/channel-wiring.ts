import type { InboxChannel } from '../../../src/domain/conversation';
import type { InboundReader, InboundSource, OutboundPort } from '../../ports/inbox';

const mail = async (): Promise<InboundReader> => (await import('../inbound/mail-reader-wiring')).mailReader();

/** What reads what came in, by source; loaded with the first receipt of its kind. */
export const inboundReaders: Partial<Record<InboundSource, () => Promise<InboundReader>>> = {
  sendgrid: mail,
  postmark: mail,
  mail,
  imap: mail,
};

/** What sends answers, by channel; loaded with the first answer. */
export const outboundPorts: Partial<Record<InboxChannel, () => Promise<OutboundPort>>> = {
  email: async () => (await import('./mail/mail-answers-wiring')).mailAnswers(),
};
