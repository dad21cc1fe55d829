import { isPlainAddress } from '../../../src/domain/email-address';
import type { Sender, SmtpServer } from '../../config/mail-settings';
import type { MailPort } from '../../ports/mail';
import { mailMime } from './mail-mime';
import { smtpOutcome } from './smtp-outcome';
import { smtpPool, type SmtpLimits } from './smtp-pool';

/** Sends individual emails over a pool of at most two connections. */
export function smtpMail({
  server,
  from,
  limits,
}: {
  server: SmtpServer;
  from: Sender;
  limits?: SmtpLimits;
}): MailPort & { close(): void } {
  const pool = smtpPool({ server, connections: 2, limits });
  return {
    name: 'smtp',
    async send({ id, recipient, subject, html, text, replyTo, sender }) {
      const author = sender?.from ?? from;
      const mime = await mailMime({
        messageId: `<${id}@${author.address.slice(author.address.lastIndexOf('@') + 1)}>`,
        from: author,
        recipient,
        subject,
        html,
        text,
        signature: sender?.signature,
        // A reply address that needs SMTPUTF8 would keep the whole email from servers without it; such an email names
        // the address in its text.
        replyTo: replyTo && isPlainAddress(replyTo) ? replyTo : undefined,
        more: [['Auto-Submitted', { token: 'auto-generated' }]], // RFC 3834: avoids out-of-office replies
      }).catch((error: unknown) => ({
        fault: `This mail cannot be made: ${error instanceof Error ? error.message : String(error)}.`,
      }));
      if ('fault' in mime) return { state: 'refused', cause: mime.fault, permanent: true };
      const sent = await pool.send(mime);
      return 'response' in sent ? { state: 'accepted', reference: sent.response } : smtpOutcome(sent);
    },
    close: pool.close,
  };
}
