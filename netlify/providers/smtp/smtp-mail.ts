import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Sender, SmtpServer } from '../../config/mail-settings';
import type { MailMessage, MailPort } from '../../ports/mail';
import { dkimSignature } from './dkim-signature';
import { smtpOutcome } from './smtp-outcome';
import { smtpPool, type SmtpLimits } from './smtp-pool';

/** Mails that somebody asked for, over a pool of at most two connections. */
export function smtpMail({ server, from, limits }: { server: SmtpServer; from: Sender; limits?: SmtpLimits }): MailPort & { close(): void } {
  const pool = smtpPool({ server, connections: 2, limits });
  return {
    name: 'smtp',
    async send(message) {
      const sender = message.sender?.from ?? from;
      const mime = toMime(message, sender);
      const signature = message.sender?.signature;
      const signed = signature ? await sign(mime, signature).catch((error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) })) : null;
      if (signed && 'fault' in signed) return { state: 'refused', cause: `This mail could not be signed: ${signed.fault}.`, permanent: true };
      const sent = await pool.send(signed ? { messageId: mime.messageId, envelope: { from: sender.address, to: message.recipient }, raw: signed.raw } : mime);
      return 'response' in sent ? { state: 'accepted', reference: sent.response } : smtpOutcome(sent.error, sent.handedOver);
    },
    close: pool.close,
  };
}

/** The whole mail with its signature before it: nodemailer's own signer reads a mail to its end before the server has asked for it. */
async function sign(mime: SendMailOptions, key: Parameters<typeof dkimSignature>[1]): Promise<{ raw: Buffer }> {
  // Line breaks of the texts as they go over the wire: what is signed must not change on the way.
  const bytes = (await new MailComposer(mime).compile().build()).toString('latin1').replace(/\r?\n/g, '\r\n');
  const split = bytes.indexOf('\r\n\r\n');
  const [headers, body] = [bytes.slice(0, split + 2), bytes.slice(split + 4)];
  return { raw: Buffer.from(`${await dkimSignature({ headers, body }, key)}${headers}\r\n${body}`, 'latin1') };
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
