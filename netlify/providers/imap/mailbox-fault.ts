import type { MailboxFault } from '../../ports/mailbox';
import { networkFault, typedAddress } from '../guarded-web/vendor-fault';

/** What went wrong, and what a person can do about it. */
export function mailboxFault(error: unknown, service: string, isLate: boolean): MailboxFault {
  const {
    code = '',
    message = '',
    authenticationFailed,
    responseText = '',
    serverResponseCode = '',
  } = error as ImapError;
  const detail = `${code} ${message} ${responseText}`.replace(/\s+/g, ' ').trim().slice(0, 500);
  const away = (sentence: string): MailboxFault => ({ kind: 'away', sentence: begun(sentence), detail });
  if (
    authenticationFailed === true &&
    !/^(?:UNAVAILABLE|INUSE|LIMIT|SERVERBUG|CONTACTADMIN)$/i.test(serverResponseCode)
  )
    return {
      kind: 'refused',
      sentence: begun(
        `${service} does not accept this user name and password. Gmail, Outlook, iCloud and Yahoo need an app password, and IMAP switched on in their settings.`,
      ),
      detail,
    };
  if (isLate || /TIMEOUT|ETIMEDOUT/i.test(code)) return away(networkFault(typedAddress(service), 'slow').sentence);
  if (/certificate|altname|self.signed|unable to (?:get|verify)|DEPTH_ZERO|CERT_/i.test(`${code} ${message}`))
    return away(networkFault(typedAddress(service), 'certificate').sentence);
  if (/STARTTLS/i.test(`${code} ${message}`))
    return away(`${service} offers no encrypted connection on this port, so the password was not sent. Try port 993.`);
  if (responseText !== '') return away(`${service} answered: ${responseText.replace(/\s+/g, ' ').slice(0, 200)}`);
  if (code === '' && !/connection|socket|closed/i.test(message))
    return away(`we did not understand what ${service} answered. We try again every minute.`);
  return away(
    `${service} closed the connection without an answer. Check the port: 993 is encrypted from the start, 143 is not.`,
  );
}

/** As a sentence begins. */
export const begun = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

interface ImapError {
  code?: string;
  message?: string;
  authenticationFailed?: boolean;
  responseText?: string;
  serverResponseCode?: string;
}
