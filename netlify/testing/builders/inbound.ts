import type { InboundEvent, InboundMail, InboundMessage } from '../../ports/inbox';

/** A mail of a customer, as a reader makes it. */
export const buildInboundMail = (
  partial: Partial<Omit<InboundMessage, 'mail'>> & { mail?: Partial<InboundMail> } = {},
): InboundMessage => {
  const externalId = partial.externalId ?? `<${crypto.randomUUID()}@mail.example>`;
  return {
    channel: 'email',
    from: { address: 'priya@raman.example', name: 'Priya Raman', point: 'email' },
    threadKey: '',
    text: 'Do you bake on Sundays?',
    quoted: '',
    files: [],
    at: new Date(),
    ...partial,
    externalId,
    mail: {
      subject: 'Sunday bread',
      to: ['hello@shop.example'],
      cc: [],
      messageId: externalId,
      references: [],
      replyToken: null,
      html: null,
      hasRemotePictures: false,
      automatic: false,
      bulk: false,
      ...partial.mail,
    },
  };
};

/** An SMS, or a message of any other channel that is not mail. */
export const buildInboundText = (partial: Partial<InboundMessage> = {}): InboundMessage => ({
  externalId: `SM${crypto.randomUUID()}`,
  channel: 'sms',
  from: { address: '+447700900123', name: '', point: 'phone' },
  threadKey: '',
  text: 'Are you open today?',
  quoted: '',
  files: [],
  at: new Date(),
  ...partial,
});

export const asEvent = (message: InboundMessage): InboundEvent => ({ kind: 'message', message });
