import * as z from 'zod/mini';
import { inboxLimits } from '../domain/inbox-channel';
import { endpoint } from './endpoint';
import { sentText } from './text';

/** Stored before anything reads it; `taken` is 0 for an event that was stored before. */
const hook = {
  method: 'POST',
  access: 'webhook',
  limit: { calls: 6_000, perSeconds: 60 },
  takesBytes: inboxLimits.webhookBytes,
  output: z.object({ taken: z.number() }),
} as const;
const mail = { ...hook, takesBytes: inboxLimits.mailBytes, input: z.object({}) } as const;

/** Messages from outside: each is verified, stored raw, and read by a job. */
export const inboundContract = {
  receiveSendgridMail: endpoint({
    ...mail,
    path: '/api/inbound/mail/sendgrid',
    summary: 'A mail by SendGrid’s Inbound Parse (raw MIME), verified by its password.',
  }),
  receivePostmarkMail: endpoint({
    ...mail,
    path: '/api/inbound/mail/postmark',
    summary: 'A mail by Postmark’s inbound webhook, verified by its password.',
  }),
  receiveMail: endpoint({
    ...mail,
    path: '/api/inbound/mail',
    summary:
      'A whole mail (message/rfc822), signed by HMAC-SHA-256 (Standard Webhooks) or piped by a mail server with its password.',
  }),
  receiveTwilioMessage: endpoint({
    ...hook,
    path: '/api/inbound/twilio/message',
    produces: 'text/xml',
    output: z.unknown(),
    summary: 'An SMS or MMS by Twilio, verified by its signature.',
    input: z.object({}),
  }),
  receiveTwilioStatus: endpoint({
    ...hook,
    path: '/api/inbound/twilio/status',
    summary: 'The state of an SMS that was sent, verified by Twilio’s signature.',
    input: z.object({}),
  }),
  getMetaChallenge: endpoint({
    method: 'GET',
    access: 'webhook',
    path: '/api/inbound/meta',
    produces: 'text/plain',
    limit: { calls: 60, perSeconds: 60 },
    summary: 'Answers Meta’s challenge when its verify token is ours.',
    input: z.object({
      'hub.mode': z.optional(sentText(40)),
      'hub.verify_token': z.optional(sentText(400)),
      'hub.challenge': z.optional(sentText(400)),
    }),
    output: z.unknown(),
  }),
  receiveMetaEvents: endpoint({
    ...hook,
    path: '/api/inbound/meta',
    summary: 'Messages and comments on Facebook and Instagram, verified by Meta’s signature over the raw body.',
    input: z.object({}),
  }),
  getMessageFile: endpoint({
    method: 'GET',
    access: 'public',
    path: '/api/inbound/files/:token',
    produces: 'application/octet-stream',
    summary:
      'A file of a message that is being sent, for the service that delivers it; its link ends after a few hours.',
    input: z.object({ token: sentText(400) }),
    output: z.unknown(),
  }),
};
