import type { SmtpServer } from '../../config/mail-settings';
import type { AnswerMailPort } from '../../ports/answer-mail';
import { answerMime } from './answer-mime';
import { reporterFields, reportersAt, type MailReporter } from './campaign-mime';
import { smtpOutcome } from './smtp-outcome';
import { smtpPool, type OpenSocket, type SmtpLimits } from './smtp-pool';

/** Answers over a pool of their own, so that they never wait behind a campaign. */
export function smtpAnswerMail({
  server,
  connections,
  reporters = [],
  limits,
  openSocket,
  settings,
}: Options): AnswerMailPort {
  const pool = smtpPool({ server, connections, limits, openSocket });
  return {
    async send(answer) {
      const mime = await answerMime(answer, reporterFields(reportersAt(server.host, reporters), answer)).catch(
        (error: unknown) => ({
          fault: `This email cannot be made: ${error instanceof Error ? error.message : String(error)}.`,
        }),
      );
      if ('fault' in mime) return { state: 'refused', cause: mime.fault, permanent: true };
      const sent = await pool.send(mime);
      if (!('response' in sent)) return smtpOutcome(sent, settings);
      // Copies may have gone out; the person who was meant got nothing.
      if (sent.rejected.includes(mime.envelope.to[0]))
        return {
          state: 'refused',
          permanent: true,
          cause: 'The mail server took only the copies of this email, not the email itself.',
        };
      return { state: 'accepted', reference: sent.response };
    },
    close: pool.close,
  };
}

interface Options {
  server: SmtpServer;
  connections: number;
  reporters?: readonly MailReporter[] | undefined;
  limits?: SmtpLimits | undefined;
  openSocket?: OpenSocket | undefined;
  /** Where the server can be changed; SMTP_URL unless a workspace brought it. */
  settings?: string | undefined;
}
