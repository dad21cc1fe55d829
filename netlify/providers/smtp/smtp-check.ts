import { createTransport } from 'nodemailer';
import type { CheckResult, CredentialCheck } from '../../ports/credential-check';
import type { CheckedLine } from '../guarded-web/guarded-web';
import { fault, networkFault, typedAddress } from '../guarded-web/vendor-fault';
import { patience } from '../../ports/patience';

/**
 * Signs in to a mail server and hangs up (RFC 5321, RFC 4954). TLS from the first byte on port 465 (RFC 8314),
 * elsewhere STARTTLS (RFC 3207) if it is offered; a password is never sent without TLS. `trusted`: certificates
 * (PEM) to trust instead of the public authorities.
 */
export const smtpCheck =
  (
    { openLine }: CheckedLine,
    { silenceMs = SILENCE_MS, trusted }: { silenceMs?: number; trusted?: string } = {},
  ): CredentialCheck =>
  async ({ smtpHost = '', smtpPort = '587', smtpUser, smtpPassword }, signal) => {
    const [host, port, service] = [smtpHost, Number(smtpPort), `the mail server ${smtpHost}`];
    const line = await openLine(host, port, signal);
    if ('why' in line) return sentenceCase(networkFault(typedAddress(service), line.why));
    const { socket } = line;
    const secure = port === IMPLICIT_TLS_PORT;
    const transport = createTransport({
      host,
      port,
      secure,
      requireTLS: !secure && smtpPassword !== undefined,
      tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ca: trusted },
      getSocket: (_options, done) => done(null, { connection: socket }),
      auth:
        smtpUser === undefined && smtpPassword === undefined
          ? undefined
          : { user: smtpUser ?? '', pass: smtpPassword ?? '' },
      forceAuth: smtpPassword !== undefined,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const abort = () => socket.destroy();
    signal.addEventListener('abort', abort, { once: true });
    try {
      await transport.verify();
      return {
        works: true,
        sentence: `${sentenceStart(service)} can be reached${smtpPassword === undefined ? '' : ' and accepts the user name and password'}. Whether it takes mail from your address shows with the first one.`,
      };
    } catch (error) {
      return sentenceCase(
        signal.aborted ? networkFault(typedAddress(service), 'slow') : faultOf(error as SmtpError, service),
      );
    } finally {
      signal.removeEventListener('abort', abort);
      transport.close();
      socket.destroy();
    }
  };

function faultOf({ code = '', responseCode = 0, message }: SmtpError, service: string): CheckResult {
  if (/certificate|altname|self.signed|unable to (get|verify)/i.test(message))
    return networkFault(typedAddress(service), 'certificate');
  if (code === 'ETLS')
    return fault(
      `${service} offers no encrypted connection, so the password was not sent. Try port 465 or 587, or another server.`,
    );
  if (code === 'ENOAUTH') return fault(`${service} wants a user name and a password. Store both.`);
  if (code === 'EAUTH' && responseCode === 0)
    return fault(
      `${service} offers no way to sign in that we know. Remove user name and password, or try another port.`,
    );
  if (code === 'EAUTH' && responseCode < 500)
    return fault(`${service} does not let anybody in right now (${responseCode}). Test again in a few minutes.`);
  if (code === 'EAUTH')
    return fault(
      `${service} does not accept this user name and password (${responseCode}). Some providers want a password made for programs.`,
    );
  if (code === 'ETIMEDOUT') return networkFault(typedAddress(service), 'slow');
  if (responseCode >= 400)
    return fault(
      `${service} turned us away (${responseCode}). ${responseCode < 500 ? 'Test again in a few minutes.' : 'Ask your mail provider from where it may be used.'}`,
    );
  return code === 'EPROTOCOL'
    ? fault(`${service} does not speak like a mail server. Check the port: 465 begins encrypted, 587 does not.`)
    : fault(
        `${service} closed the connection without an answer. Check the port: 465 is encrypted from the start, 587 is not.`,
      );
}

const sentenceCase = ({ works, sentence }: CheckResult): CheckResult => ({ works, sentence: sentenceStart(sentence) });
const sentenceStart = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const IMPLICIT_TLS_PORT = 465;
const SILENCE_MS = patience(8_000);

interface SmtpError {
  code?: string;
  responseCode?: number;
  message: string;
}
