import { mailText, parts, text, type MailCase } from './mail-case';

const automatic = (name: string, headers: Record<string, string>, expected: boolean = true): MailCase => ({
  name,
  raw: mailText(headers, 'I am away until Monday.'),
  expect: { automatic: expected, text: 'I am away until Monday.' },
});

/** Mails that nobody wrote by hand, and some that only look so. */
export const machineMails: MailCase[] = [
  automatic('an absence notice by RFC 3834', { 'Auto-Submitted': 'auto-replied' }),
  automatic('an absence notice by Outlook', { Subject: 'Automatic reply: Rye', 'X-Auto-Response-Suppress': 'All' }),
  automatic('an absence notice by an old program', { 'X-Autoreply': 'yes' }),
  automatic('an absence notice by its precedence', { Precedence: 'auto_reply' }),
  automatic('an absence notice in German', { Subject: '=?UTF-8?Q?Automatische_Antwort=3A_Roggen?=' }),
  automatic('an absence notice in French', { Subject: '=?UTF-8?Q?R=C3=A9ponse_automatique=C2=A0=3A_Seigle?=' }),
  automatic('an absence notice in Japanese', { Subject: '自動返信: ご予約' }),
  automatic('out of office until Monday', { Subject: 'Out of office until Monday' }),
  automatic('a person who says no by RFC 3834', { 'Auto-Submitted': 'no' }, false),
  automatic('a person who plans a party', { Subject: 'Out of office party for 12' }, false),
  {
    name: 'a newsletter',
    raw: mailText(
      {
        'List-Unsubscribe': '<https://mill.example/u>',
        'List-Id': 'Mill news <news.mill.example>',
        Precedence: 'bulk',
      },
      'Flour news',
    ),
    expect: { bulk: true, automatic: true },
  },
  {
    name: 'somebody on a discussion list',
    raw: mailText(
      { 'List-Id': '<bakers.lists.example>', 'List-Post': '<mailto:bakers@lists.example>', Subject: '[bakers] Ovens?' },
      'Which oven?',
    ),
    expect: { bulk: true, subject: '[bakers] Ovens?' },
  },
  {
    name: 'an order by a shop’s system',
    raw: mailText(
      { From: 'Shop <orders@shop.example>', 'Auto-Submitted': 'auto-generated', 'Feedback-ID': '1:orders:shop' },
      'Order 12 was placed.',
    ),
    expect: { bulk: true, automatic: true },
  },
  {
    name: 'a delivery report by Postfix',
    raw: mailText(
      {
        From: 'MAILER-DAEMON@mx.example (Mail Delivery System)',
        'Return-Path': '<>',
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary="r"',
      },
      parts(
        'r',
        text('Undelivered.'),
        'Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; priya@raman.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 User unknown',
        'Content-Type: text/rfc822-headers\n\nMessage-ID: <x@bakery.example>',
      ),
    ),
    expect: 'returned',
  },
  {
    name: 'a receipt that a mail was read',
    raw: mailText(
      { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary="r"' },
      parts(
        'r',
        text('Read.'),
        'Content-Type: message/disposition-notification\n\nFinal-Recipient: rfc822; priya@raman.example\nDisposition: manual-action/MDN-sent-manually; displayed',
      ),
    ),
    expect: 'returned',
  },
  {
    name: 'a complaint by a mailbox provider',
    raw: mailText(
      { 'Content-Type': 'multipart/report; report-type=feedback-report; boundary="r"' },
      parts(
        'r',
        text('Complaint'),
        'Content-Type: message/feedback-report\n\nFeedback-Type: abuse\nUser-Agent: x/1\nVersion: 1',
      ),
    ),
    expect: 'returned',
  },
  {
    name: 'a person who quotes an error',
    raw: mailText({}, 'My mail came back with 550 5.1.1 User unknown. Is this the right address?'),
    expect: { automatic: false, text: /^My mail came back/ },
  },
];
