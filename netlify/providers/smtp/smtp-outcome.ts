import type { MailOutcome } from '../../ports/mail';
import type { SmtpFailure } from './smtp-pool';

/**
 * The outcome of a failed attempt. `handedOver`: the content was sent to its last byte, so that without an
 * answer nobody knows (RFC 5321, section 4.2.5: the server is responsible once it sends 250, which may be what
 * was lost). `settings`: where server, user name and password can be changed.
 */
export function smtpOutcome(
  { error, handedOver }: Pick<SmtpFailure, 'error' | 'handedOver'>,
  settings = 'SMTP_URL',
): Exclude<MailOutcome, { state: 'accepted' }> {
  const { code = '', responseCode, response, permanent, originalCode, message } = error as SmtpError;
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE' || code === 'ESMTPUTF8';
  if (responseCode) {
    const said = `The mail server answered: ${shortened(response ?? String(responseCode))}`;
    // A refused password or greeting concerns the installation: the same email can be sent once that is fixed.
    return {
      state: 'refused',
      permanent: aboutThisMail && permanent === true,
      cause: code === 'EAUTH' || code === 'ETLS' ? `${causeOf(code, settings)} ${said}` : said,
    };
  }
  if (handedOver)
    return {
      state: 'uncertain',
      cause: 'The connection ended before the mail server confirmed that it had accepted the email.',
    };
  if (code === 'ESMTPUTF8') return { state: 'refused', permanent: true, cause: NO_UTF8 };
  if (aboutThisMail)
    return { state: 'refused', permanent: true, cause: `The email cannot be sent as it is: ${shortened(message)}.` };
  if (/CERT|ALTNAME|SELF_SIGNED|ISSUER|UNABLE_TO_VERIFY/.test(originalCode ?? code))
    return {
      state: 'refused',
      permanent: false,
      cause: `The mail server’s certificate does not prove its name (${originalCode ?? code}).`,
    };
  return {
    state: 'refused',
    permanent: false,
    cause:
      causeOf(code, settings) ?? `The email could not be delivered to the mail server (${code || shortened(message)}).`,
  };
}

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};

const causeOf = (code: string, settings: string): string | undefined => CAUSES.get(code)?.replace('SMTP_URL', settings);

const CAUSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EAUTH: 'The mail server did not accept the user name and password of SMTP_URL.',
    ENOAUTH: 'The mail server wants a user name and a password in SMTP_URL.',
    ETLS: 'The mail server offers no encrypted connection, and SMTP_URL asks for one.',
    EDNS: 'The mail server’s name could not be found.',
    ETIMEDOUT: 'The mail server did not answer in time.',
    EABORT: 'The mail server did not answer in time.',
    ECONNECTION: 'The mail server could not be reached, or hung up.',
    ESOCKET: 'The mail server could not be reached, or hung up.',
  }),
);
/** RFC 6531, section 3.2: such an address can only be reached when both servers support SMTPUTF8. */
const NO_UTF8 =
  'This address has letters before the @ that your mail server cannot send to (it does not offer SMTPUTF8). Ask this person for another address.';
const LONGEST = 300;

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
  permanent?: boolean;
  originalCode?: string;
  message: string;
}
