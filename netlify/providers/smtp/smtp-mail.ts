import type { SendMailOptions } from 'nodemailer';
import type { Sender, SmtpServer } from '../../config/mail-settings';
import type { MailMessage, MailPort } from '../../ports/mail';
import { smtpOutcome } from './smtp-outcome';
import { smtpPool, type SmtpLimits } from './smtp-pool';

/** Mails that somebody asked for, over a pool of at most two connections. */
export function smtpMail({ server, from, limits }: { server: SmtpServer; from: Sender; limits?: SmtpLimits }): MailPort & { close(): void } {
  const pool = smtpPool({ server, connections: 2, limits });
  return {
    name: 'smtp',
    async send(message) {
      const sent = await pool.send(toMime(message, from));
      return 'response' in sent ? { state: 'accepted', reference: sent.response } : smtpOutcome(sent.error, sent.handedOver);
    },
    close: pool.close,
  };
}

/** Addresses and names as objects: a comma or a line break in one of them can never become a second recipient or header. */
function toMime({ id, recipient, subject, html, text, replyTo }: MailMessage, from: Sender) {
  return {
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    from,
    to: { name: '', address: recipient },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject: subject.replace(/\p{Cc}+/gu, ' ').trim(),
    html,
    text,
    headers: { 'Auto-Submitted': 'auto-generated' }, // RFC 3834: no out-of-office reply comes back
  } satisfies SendMailOptions;
}
