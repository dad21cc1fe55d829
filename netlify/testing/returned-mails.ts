import { bounceAddress, deliveryMessageId } from '../../src/domain/bounce-address';
import type { DeliveryName } from '../ports/mail-links';

/** Bounced emails in the formats of mail servers: Postfix (RFC 3464), Exim and Exchange differ in what they return. */
export function bounceMail(
  mail: DeliveryName,
  {
    status = '5.1.1',
    action = 'failed',
    diagnostic = `550 ${status} <priya@raman.example>: Recipient address rejected: User unknown`,
    to = bounceAddress('bounces@mail.example.com', mail),
    returns = 'headers',
  }: Bounce = {},
): string {
  const original = [
    `Message-ID: ${deliveryMessageId(mail, 'bakery.example')}`,
    'From: Bakery <hello@bakery.example>',
    'To: priya@raman.example',
    'Subject: Rye',
  ].join('\r\n');
  return [
    'Return-Path: <>',
    `Delivered-To: ${to}`,
    'Date: Sun, 22 Nov 2026 09:00:00 +0000',
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${to}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="B0UNCE/mx.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--B0UNCE/mx.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I’m sorry to have to inform you that your message could not be delivered.',
    '',
    '--B0UNCE/mx.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    'X-Postfix-Queue-ID: 4F1C2',
    'Arrival-Date: Sun, 22 Nov 2026 08:59:58 +0000',
    '',
    'Final-Recipient: rfc822; priya@raman.example',
    'Original-Recipient: rfc822;priya@raman.example',
    `Action: ${action}`,
    ...(status ? [`Status: ${status}`] : []),
    'Remote-MTA: dns; in.raman.example',
    `Diagnostic-Code: smtp; ${diagnostic.replace(': ', ':\r\n    ')}`,
    '',
    '--B0UNCE/mx.example',
    'Content-Description: Undelivered Message',
    returns === 'headers' ? 'Content-Type: text/rfc822-headers' : 'Content-Type: message/rfc822',
    '',
    original,
    ...(returns === 'headers' ? [] : ['', 'Rye is back.']),
    '',
    '--B0UNCE/mx.example--',
    '',
  ].join('\r\n');
}

/** An abuse report (RFC 5965) of a feedback loop: sent to an address of its own, with the email attached. */
export const complaintMail = (mail: DeliveryName, type = 'abuse'): string =>
  [
    'From: <fbl@mailbox.example>',
    'Date: Sun, 22 Nov 2026 09:00:00 +0000',
    'Subject: FW: Rye',
    'To: <abuse@mail.example.com>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part1"',
    '',
    '--part1',
    'Content-Type: text/plain; charset="US-ASCII"',
    '',
    'This is an email abuse report.',
    '',
    '--part1',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    '',
    '--part1',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    `Message-ID: ${deliveryMessageId(mail, 'bakery.example')}`,
    'From: Bakery <hello@bakery.example>',
    'To: <redacted@mailbox.example>',
    'Subject: Rye',
    '',
    'Rye is back.',
    '',
    '--part1--',
    '',
  ].join('\r\n');

export const outOfOffice = (mail: DeliveryName): string =>
  [
    'From: priya@raman.example',
    `To: ${bounceAddress('bounces@mail.example.com', mail)}`,
    'Date: Sun, 22 Nov 2026 09:00:00 +0000',
    'Subject: Out of office',
    'Auto-Submitted: auto-replied',
    `In-Reply-To: ${deliveryMessageId(mail, 'bakery.example')}`,
    'Content-Type: text/plain',
    '',
    'I am away. Status: 5.1.1',
    '',
  ].join('\r\n');

interface Bounce {
  status?: string;
  action?: string;
  diagnostic?: string;
  /** The address that it was sent to. */
  to?: string;
  returns?: 'headers' | 'mail';
}
