import type { SmtpServer } from '../../config/mail-settings';
import type { CredentialValues } from '../../ports/credential-check';
import type { WebFailure } from '../../ports/web';
import type { CheckedLine } from '../guarded-web/guarded-web';
import type { OpenSocket } from './smtp-pool';
import { patience } from '../../ports/patience';

/**
 * A mail server that a workspace stored as its own. Encryption is required, as it is of SMTP_URL; `mayBePlain`: whether
 * the operator allows this host:port without it.
 */
export function ownServer(
  { smtpHost = '', smtpPort = '587', smtpUser, smtpPassword, smtpFrom = '' }: CredentialValues,
  mayBePlain: (place: string) => boolean,
): OwnServer {
  const port = Number(smtpPort);
  const tls = port === IMPLICIT_TLS_PORT ? 'implicit' : mayBePlain(`${smtpHost}:${port}`) ? 'off' : 'starttls';
  const signIn =
    smtpUser === undefined && smtpPassword === undefined ? {} : { user: smtpUser ?? '', password: smtpPassword ?? '' };
  return { server: { host: smtpHost, port, tls, ...signIn }, from: smtpFrom };
}

/** Connects only to public addresses: somebody typed this host. */
export const openOwnLine =
  ({ openLine }: CheckedLine, { host, port }: SmtpServer): OpenSocket =>
  async () => {
    const line = await openLine(host, port, AbortSignal.timeout(CONNECT_MS));
    if ('why' in line) throw Object.assign(new Error(`${host}: ${line.why}`), { code: CODES[line.why] });
    return line.socket;
  };

/** As nodemailer calls them. */
const CODES: Record<WebFailure, string> = {
  address: 'EDNS',
  unreachable: 'ECONNECTION',
  certificate: 'ECONNECTION',
  malformed: 'ECONNECTION',
  slow: 'ETIMEDOUT',
};
const IMPLICIT_TLS_PORT = 465; // RFC 8314
const CONNECT_MS = patience(10_000);

export interface OwnServer {
  server: SmtpServer;
  /** The address that email comes from. */
  from: string;
}
