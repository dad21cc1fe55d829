import { deliveryMessageId } from '../../src/domain/bounce-address';
import type { DeliveryName } from '../ports/mail-links';

/**
 * Bounce notices in the words of mail servers, without a delivery status notification. The email is named only
 * in the returned part.
 */
export function returnedNotice(
  mail: DeliveryName,
  { from = 'MAILER-DAEMON@mx.example', path = '<>', words, type = 'text/plain; charset=utf-8', returns = true }: Notice,
): string {
  const original = `Message-ID: ${deliveryMessageId(mail, 'bakery.example')}\nFrom: Bakery <hello@bakery.example>\nTo: priya@raman.example\nSubject: Rye\n\nRye is back.\n`;
  return [
    ...(path ? [`Return-Path: ${path}`] : []),
    'Date: Sun, 22 Nov 2026 09:00:00 +0000',
    `From: ${from}`,
    'To: bounces@mail.example.com',
    'Subject: failure notice',
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: 8bit',
    '',
    ...words.split('\n'),
    ...(returns ? original.split('\n') : []),
  ].join('\r\n');
}

const qmail = (paragraph: string) => `Hi. This is the qmail-send program at mx.example.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<priya@raman.example>:
${paragraph}

--- Below this line is a copy of the message.
`;
const postfix = (paragraph: string, host = 'mx.example') => `This is the mail system at host ${host}.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

For further assistance, please send mail to postmaster.

                   The mail system

<priya@raman.example>: ${paragraph}

------ This is a copy of the message, including all the headers. ------
`;
const exim = (paragraph: string) => `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  priya@raman.example
    ${paragraph}

------ This is a copy of the message, including all the headers. ------
`;

/** Each notice with what it blames, and the cause that is stored. */
export const NOTICES: readonly { by: string; notice: Notice; what: 'hard' | 'soft'; cause: RegExp }[] = [
  {
    by: 'qmail with a code',
    notice: { words: qmail('Sorry, no mailbox here by that name. (#5.1.1)') },
    what: 'hard',
    cause: /no mailbox here by that name|5\.1\.1/,
  },
  {
    by: 'qmail with the other side’s answer',
    notice: {
      words: qmail(
        '192.0.2.25 does not like recipient.\nRemote host said: 550 5.1.1 <priya@raman.example>: Recipient address rejected: User unknown\nGiving up on 192.0.2.25.',
      ),
    },
    what: 'hard',
    cause: /^550 5\.1\.1 .*User unknown/,
  },
  {
    by: 'qmail without a code',
    notice: { words: qmail('This address no longer exists: no such user here.') },
    what: 'hard',
    cause: /^This address no longer exists/,
  },
  {
    by: 'qmail about a full mailbox',
    notice: { words: qmail('User disk quota exceeded. (#5.2.2)') },
    what: 'soft',
    cause: /5\.2\.2|quota/,
  },
  {
    by: 'qmail that could not reach anybody',
    notice: {
      words: qmail(
        "Sorry, I wasn't able to establish an SMTP connection. (#4.4.1)\nI'm not going to try again; this message has been in the queue too long.",
      ),
    },
    what: 'soft',
    cause: /4\.4\.1|establish/,
  },
  {
    by: 'qmail about the sender',
    notice: {
      words: qmail(
        '192.0.2.25 failed after I sent the message.\nRemote host said: 554 5.7.1 Message rejected: listed by Spamhaus',
      ),
    },
    what: 'soft',
    cause: /^554 5\.7\.1 .*Spamhaus/,
  },
  {
    by: 'Exim',
    notice: {
      words: exim(
        'SMTP error from remote mail server after RCPT TO:<priya@raman.example>:\n    host in.raman.example [192.0.2.25]: 550 5.1.1 No such user here',
      ),
    },
    what: 'hard',
    cause: /^550 5\.1\.1 No such user here/,
  },
  {
    by: 'Exim in its own words',
    notice: { words: exim('Unrouteable address') },
    what: 'hard',
    cause: /^Unrouteable address/,
  },
  {
    by: 'Exim about waiting too long',
    notice: { words: exim('retry timeout exceeded') },
    what: 'soft',
    cause: /^retry timeout exceeded/,
  },
  {
    by: 'Postfix',
    notice: {
      words: postfix(
        'host in.raman.example[192.0.2.25] said: 550 5.1.1\n    <priya@raman.example>: Recipient address rejected: User unknown (in reply to\n    RCPT TO command)',
      ),
    },
    what: 'hard',
    cause: /^550 5\.1\.1 .*User unknown/,
  },
  {
    by: 'Postfix without an enhanced code',
    notice: {
      words: postfix('host in.raman.example[192.0.2.25] said: 550 No such user\n    (in reply to RCPT TO command)'),
    },
    what: 'hard',
    cause: /^550 No such user/,
  },
  {
    by: 'Yandex',
    notice: {
      from: 'mailer-daemon@yandex.ru',
      words: postfix(
        'host in.raman.example[192.0.2.25] said: 550 5.7.1 No such user! (in reply to RCPT TO command)',
        'forward500b.mail.yandex.net',
      ),
    },
    what: 'soft',
    cause: /^550 5\.7\.1 No such user/,
  },
  {
    by: 'Yandex in Russian',
    notice: {
      from: 'MAILER-DAEMON@yandex.ru',
      words:
        'Это письмо создано автоматически сервером Яндекс.Почты.\n\nК сожалению, Ваше письмо не может быть доставлено одному или нескольким получателям:\n\n<priya@raman.example>: host in.raman.example[192.0.2.25] said: 550 5.1.1 User unknown\n\n--- Below this line is a copy of the message.\n',
    },
    what: 'hard',
    cause: /^550 5\.1\.1 User unknown/,
  },
  {
    by: 'Exchange',
    notice: {
      from: 'postmaster@raman.example',
      words:
        "Delivery has failed to these recipients or groups:\n\npriya@raman.example\nThe email address you entered couldn't be found. Please check the recipient's email address and try to resend the message.\n\nDiagnostic information for administrators:\n\nGenerating server: mx.raman.example\n\npriya@raman.example\n#550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup ##\n\nOriginal message headers:\n\n",
    },
    what: 'hard',
    cause: /550 5\.1\.10 RESOLVER\.ADR\.RecipientNotFound/,
  },
  {
    by: 'Exchange as HTML',
    notice: {
      from: 'postmaster@raman.example',
      type: 'text/html; charset=utf-8',
      words:
        '<html><body><p><b>Delivery has failed to these recipients or groups:</b></p><p>priya@raman.example<br>Your message can&#39;t be delivered.</p><p>Remote Server returned &#39;550 5.1.1 User unknown&#39;</p><p>Message-ID: &lt;ID&gt;</p></body></html>',
      returns: false,
    },
    what: 'hard',
    cause: /^550 5\.1\.1 User unknown/,
  },
  {
    by: 'Gmail',
    notice: {
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      words:
        "** Address not found **\n\nYour message wasn't delivered to priya@raman.example because the address couldn't be found, or is unable to receive mail.\n\nThe response from the remote server was:\n550 5.1.1 The email account that you tried to reach does not exist.\n\n----- Original message -----\n\n",
    },
    what: 'hard',
    cause: /^550 5\.1\.1 The email account/,
  },
  {
    by: 'Gmail of former years',
    notice: {
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      words:
        'Delivery to the following recipient failed permanently:\n\n     priya@raman.example\n\nTechnical details of permanent failure:\nGoogle tried to deliver your message, but it was rejected by the server for the recipient domain. The error that the other server returned was:\n550-5.1.1 The email account that you tried to reach does not exist.\n\n----- Original message -----\n\n',
    },
    what: 'hard',
    cause: /^550-5\.1\.1 The email account/,
  },
  {
    by: 'a server that nobody knows',
    notice: {
      words:
        'Your mail to priya@raman.example came back:\n550 5.1.1 unknown recipient\n\n--- Below this line is a copy of the message.\n',
    },
    what: 'hard',
    cause: /^550 5\.1\.1 unknown recipient/,
  },
];

/** Automatic emails, from mail servers or like theirs, that are not bounces. */
export const NO_RETURNS: readonly { by: string; notice: Notice }[] = [
  {
    by: 'Exim that is still trying',
    notice: {
      words:
        'This message was created automatically by mail delivery software.\n\nA message that you sent has not yet been delivered to one or more of its\nrecipients after more than 24 hours on the queue on mx.example.\n\n  priya@raman.example\n    Delay reason: 450 4.2.1 try later\n\nNo action is required on your part. Delivery attempts will continue for\nsome time.\n\n------ This is a copy of the message ------\n',
    },
  },
  {
    by: 'Postfix that only warns',
    notice: {
      words:
        'This is the mail system at host mx.example.\n\n####################################################################\n# THIS IS A WARNING ONLY.  YOU DO NOT NEED TO RESEND YOUR MESSAGE. #\n####################################################################\n\nYour message could not be delivered for more than 1 hour(s).\nIt will be retried until it is 5 day(s) old.\n\n<priya@raman.example>: host in.raman.example said: 450 4.2.1 busy\n\n------ This is a copy of the message ------\n',
    },
  },
  {
    by: 'Gmail that is still trying',
    notice: {
      from: 'mailer-daemon@googlemail.com',
      words:
        '** Delivery incomplete **\n\nThere was a temporary problem delivering your message to priya@raman.example. Gmail will retry for 46 more hours.\n\nThe response was: 451 4.4.1 timed out\n\n----- Original message -----\n\n',
    },
  },
  {
    by: 'a person who quotes an error',
    notice: {
      from: 'Priya <priya@raman.example>',
      path: '<priya@raman.example>',
      words:
        'Hi. This is the qmail-send program at mx.example.\n\n<priya@raman.example>:\n550 5.1.1 no such user\n\n--- Below this line is a copy of the message.\n',
    },
  },
  {
    by: 'an out-of-office reply without a return path',
    notice: {
      from: 'Priya <priya@raman.example>',
      words: 'I am away until the 5th and read no mail.\n\n----- Original message -----\n',
    },
  },
];

interface Notice {
  from?: string;
  path?: string;
  words: string;
  type?: string;
  /** Whether the original email is included. */
  returns?: boolean;
}
