import * as z from 'zod/mini';
import { MOST_CLAIMED } from '../domain/conversion';
import { endpoint } from './endpoint';
import { requiredText, sentText } from './text';

const token = z.object({ token: sentText(400) });
const html = { access: 'public', produces: 'text/html', output: z.unknown() } as const;
/** One mail service reports for every workspace that sends through it. */
const hook = {
  method: 'POST',
  access: 'webhook',
  limit: { calls: 6_000, perSeconds: 60 },
  output: z.object({ taken: z.number() }),
} as const;

/**
 * Addresses that emails call back: the open pixel, tracked links and the unsubscribe page; and the reports of
 * mail services. No cookie, no script, no session.
 */
export const trackingContract = {
  getOpenPixel: endpoint({
    method: 'GET',
    path: '/o/:token',
    access: 'public',
    produces: 'image/gif',
    summary: 'A transparent pixel; records that the email was shown.',
    input: token,
    output: z.unknown(),
  }),
  followLink: endpoint({
    method: 'GET',
    path: '/c/:token',
    ...html,
    summary: 'Redirects to a link of an email that was sent, and nowhere else.',
    input: token,
  }),
  getMailPicture: endpoint({
    method: 'GET',
    path: '/mail-pictures/:token',
    access: 'public',
    produces: 'image/jpeg',
    summary: 'A picture in an email.',
    input: token,
    output: z.unknown(),
  }),
  getPreferences: endpoint({
    method: 'GET',
    path: '/preferences/:token',
    ...html,
    summary: 'The unsubscribe page of an email; opening it changes nothing.',
    input: token,
  }),
  savePreferences: endpoint({
    method: 'POST',
    path: '/preferences/:token',
    ...html,
    takesBytes: 4_096,
    fromAnywhere: 'forms',
    summary:
      'Ends or renews mail for its reader at once; also answers the one-click request of mail programs (RFC 8058).',
    input: token,
  }),
  addConversion: endpoint({
    method: 'POST',
    path: '/api/conversions',
    access: 'public',
    fromAnywhere: 'scripts',
    limit: { calls: 600, perSeconds: 60 },
    summary:
      'Notes a sale or a booking that a mail led to: by the click that a link brought along, or by email with the workspace’s key. The same reference counts once. A large amount that a click reports waits for an owner; with the key it counts at once.',
    input: z.object({
      click: z.optional(sentText(400)),
      key: z.optional(sentText(400)),
      email: z.optional(sentText(254)),
      reference: requiredText('Reference', 200),
      /** In the currency’s main unit. */ value: z._default(z.number().check(z.gte(0), z.lte(MOST_CLAIMED / 100)), 0),
    }),
    output: z.object({ counted: z.boolean() }),
  }),
  receiveSendgridEvents: endpoint({
    ...hook,
    path: '/api/mail-events/sendgrid',
    takesBytes: 4 * 1024 * 1024,
    summary: 'Events of SendGrid, verified by its signature.',
    input: z.object({}),
  }),
  receivePostmarkEvents: endpoint({
    ...hook,
    path: '/api/mail-events/postmark',
    takesBytes: 1024 * 1024,
    summary: 'Bounces and complaints of Postmark, verified by the password of its webhook.',
    input: z.object({}),
  }),
  receiveSesEvents: endpoint({
    ...hook,
    path: '/api/mail-events/ses',
    takesBytes: 512 * 1024,
    summary:
      'Bounces and complaints of Amazon SES by way of Amazon SNS, verified by its signature and topic; also confirms the subscription.',
    input: z.object({}),
  }),
  receiveBrevoEvents: endpoint({
    ...hook,
    path: '/api/mail-events/brevo',
    takesBytes: 1024 * 1024,
    summary: 'Events of Brevo, verified by the password or token of its webhook.',
    input: z.object({}),
  }),
  receiveResendEvents: endpoint({
    ...hook,
    path: '/api/mail-events/resend',
    takesBytes: 1024 * 1024,
    summary: 'Events of Resend, verified by its signature.',
    input: z.object({}),
  }),
  receiveMailgunEvents: endpoint({
    ...hook,
    path: '/api/mail-events/mailgun',
    takesBytes: 1024 * 1024,
    summary: 'Events of Mailgun, verified by its signature.',
    input: z.object({}),
  }),
  receiveBounce: endpoint({
    ...hook,
    path: '/api/mail-events/bounce',
    takesBytes: 1024 * 1024,
    summary:
      'A whole mail that came back to the bounce address (RFC 3464, or RFC 5965 for complaints), piped here by the mail server; verified by a password.',
    input: z.object({}),
  }),
};
