import type { InboxChannel } from '../../../src/domain/conversation';
import type { InboundReader, InboundSource, OutboundPort } from '../../ports/inbox';

const mail = async (): Promise<InboundReader> => (await import('../inbound/mail/mail-reader-wiring')).mailReader();

/** What reads what came in, by source; loaded with the first receipt of its kind. */
export const inboundReaders: Partial<Record<InboundSource, () => Promise<InboundReader>>> = {
  twilio: async () => (await import('../inbound/social/social-channels-wiring')).twilioReader(),
  'twilio-status': async () => (await import('../inbound/social/social-channels-wiring')).twilioStatusReader,
  meta: async () => (await import('../inbound/social/social-channels-wiring')).metaReader(),
  sendgrid: mail,
  postmark: mail,
  mail,
  imap: mail,
};

/** What sends answers, by channel; loaded with the first answer. */
export const outboundPorts: Partial<Record<InboxChannel, () => Promise<OutboundPort>>> = {
  livechat: async () => (await import('../chat/chat-outbound-wiring')).chatOutbound(),
  sms: async () => (await import('../inbound/social/social-channels-wiring')).smsPort(),
  facebook: async () => (await import('../inbound/social/social-channels-wiring')).metaPort('facebook'),
  instagram: async () => (await import('../inbound/social/social-channels-wiring')).metaPort('instagram'),
  email: async () => (await import('./mail/mail-answers-wiring')).mailAnswers(),
};
