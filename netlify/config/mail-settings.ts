/**
 * SMTP_URL and MAIL_FROM as settings. `smtp://` means STARTTLS or nothing (port 587), `smtps://` TLS from the first
 * byte (port 465); `?tls=off` is for a server on this machine or in a private network. Throws a sentence for the
 * operator that never repeats the address, because a password may be in it.
 */
export function mailSettings({ smtpUrl, from, publicUrl, operatorEmail }: { smtpUrl?: string; from?: string; publicUrl?: string; operatorEmail?: string }): MailSettings {
  return { smtp: smtpUrl ? smtpServer(smtpUrl) : undefined, from: from ? sender(from) : defaultSender(publicUrl, operatorEmail) };
}

function smtpServer(address: string): SmtpServer {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol) || !['', '/'].includes(url.pathname)) throw new Error(EXAMPLE);
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'tls');
  const tls = url.searchParams.get('tls');
  if (unknown || (tls !== null && tls !== 'off')) throw new Error('SMTP_URL takes one option, ?tls=off, for a mail server on this machine or in a private network.');
  const implicit = url.protocol === 'smtps:';
  if (implicit && tls === 'off') throw new Error('SMTP_URL with smtps:// is TLS from the first byte; ?tls=off goes with smtp://.');
  if (url.password && !url.username) throw new Error(EXAMPLE);
  return {
    host: decode(url.hostname).replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (implicit ? 465 : 587),
    tls: implicit ? 'implicit' : tls === 'off' ? 'off' : 'starttls',
    ...(url.username && { user: decode(url.username), password: decode(url.password) }),
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('SMTP_URL: write characters such as % @ : / in the user name or password percent-encoded (% is %25).');
  }
}

function sender(text: string): Sender {
  const match = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>\s\p{Cc}]+)>|([^<>\s\p{Cc}]+))$/u.exec(text.trim());
  const address = match?.[2] ?? match?.[3];
  if (!address || !/^[^@,;:()"\\]+@[^@,;:()"\\]+$/.test(address)) throw new Error('MAIL_FROM is an address, or a name and an address: Fourbeat <no-reply@example.com>.');
  return { name: match?.[1]?.trim() || NAME, address };
}

/** An address at the installation's own host is the one that its owner can make deliverable. */
function defaultSender(publicUrl: string | undefined, operatorEmail: string | undefined): Sender {
  const host = publicUrl && new URL(publicUrl).hostname;
  if (host && /\.[a-z][a-z0-9-]*$/.test(host)) return { name: NAME, address: `no-reply@${host}` };
  return { name: NAME, address: operatorEmail ?? 'no-reply@localhost' };
}

const NAME = 'Fourbeat';
const EXAMPLE = 'SMTP_URL is an address such as smtp://user:password@smtp.example.com:587 or smtps://user:password@smtp.example.com.';

export interface MailSettings {
  /** Without one, mails wait in the operator's outbox. */
  smtp: SmtpServer | undefined;
  from: Sender;
}

export interface SmtpServer {
  host: string;
  port: number;
  tls: 'starttls' | 'implicit' | 'off';
  user?: string;
  password?: string;
}

export interface Sender {
  name: string;
  address: string;
}
