import { BOUNCE_LOCAL_PART } from '../../src/domain/bounce-address';
import { isPlainAddress, readEmailAddress } from '../../src/domain/email-address';

/**
 * Parses SMTP_URL and MAIL_FROM. `smtp://` requires STARTTLS (port 587), `smtps://` is TLS from the first byte
 * (port 465); `?tls=off` is for a server on this machine or in a private network. Throws a sentence for the
 * operator that never repeats the address, because it may contain a password.
 */
export function mailSettings({
  smtpUrl,
  from,
  publicUrl,
  operatorEmail,
  connections,
  perMinute,
  bounces,
  bounceDomains,
  sharedSender = 'notices',
}: Given): MailSettings {
  const base = bounces ? bounceBase(bounces) : undefined;
  if (bounceDomains === 'any' && !base)
    throw new Error('MAIL_BOUNCE_DOMAINS=any needs MAIL_BOUNCES, the address that mail comes back to.');
  return {
    smtp: smtpUrl ? smtpServer(smtpUrl) : undefined,
    from: from ? sender(from) : defaultSender(publicUrl, operatorEmail),
    connections: whole('MAIL_CONNECTIONS', connections, { least: 1, most: 50, without: 5 }),
    perMinute: whole('MAIL_DOMAIN_PER_MINUTE', perMinute, { least: 0, most: 1_000_000, without: 1_200 }),
    bounces: base,
    bounceHost: base && bounceDomains === 'any' ? base.slice(base.lastIndexOf('@') + 1) : null,
    sharedSender,
  };
}

function whole(
  name: string,
  text: string | undefined,
  { least, most, without }: { least: number; most: number; without: number },
): number {
  if (text === undefined) return without;
  const number = /^\d{1,7}$/.test(text.trim()) ? Number(text) : -1;
  if (number < least || number > most) throw new Error(`${name} is a number from ${least} to ${most}.`);
  return number;
}

/** The local part must leave room for the ids appended to it. */
function bounceBase(text: string): string {
  const address = text.trim().toLowerCase();
  const [, local = ''] = /^([a-z0-9._-]+)@[a-z0-9.-]+\.[a-z0-9-]+$/.exec(address) ?? [];
  if (local === '' || local.length > BOUNCE_LOCAL_PART)
    throw new Error(
      `MAIL_BOUNCES is an address with at most ${BOUNCE_LOCAL_PART} characters before the @, such as bounces@example.com.`,
    );
  return address;
}

function smtpServer(address: string): SmtpServer {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol) || !['', '/'].includes(url.pathname))
    throw new Error(EXAMPLE);
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'tls');
  const tls = url.searchParams.get('tls');
  if (unknown || (tls !== null && tls !== 'off'))
    throw new Error('SMTP_URL takes one option, ?tls=off, for a mail server on this machine or in a private network.');
  const implicit = url.protocol === 'smtps:';
  if (implicit && tls === 'off')
    throw new Error('SMTP_URL with smtps:// is TLS from the first byte; ?tls=off goes with smtp://.');
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
    throw new Error(
      'SMTP_URL: write characters such as % @ : / in the user name or password percent-encoded (% is %25).',
    );
  }
}

function sender(text: string): Sender {
  const match = /^(?:"?([^"<>\p{Cc}]*)(?:"\s*)?<([^<>\s\p{Cc}]+)>|([^<>\s\p{Cc}]+))$/u.exec(text.trim());
  const address = readEmailAddress(match?.[2] ?? match?.[3] ?? '', { hosts: 'any' })?.wire;
  if (!address || !isPlainAddress(address))
    throw new Error('MAIL_FROM is an address, or a name and an address: Fourbeat <no-reply@example.com>.');
  return { name: match?.[1]?.trim() || NAME, address };
}

/** An address at the installation's own host, which its owner can make deliverable. */
function defaultSender(publicUrl: string | undefined, operatorEmail: string | undefined): Sender {
  const host = publicUrl && new URL(publicUrl).hostname;
  if (host && /\.[a-z][a-z0-9-]*$/.test(host)) return { name: NAME, address: `no-reply@${host}` };
  return { name: NAME, address: operatorEmail ?? 'no-reply@localhost' };
}

const NAME = 'Fourbeat';
const EXAMPLE =
  'SMTP_URL is an address such as smtp://user:password@smtp.example.com:587 or smtps://user:password@smtp.example.com.';

export interface MailSettings {
  /** Without one, emails wait in the operator's outbox. */
  smtp: SmtpServer | undefined;
  from: Sender;
  /** How many connections campaigns may use at the same time. */
  connections: number;
  /** How many campaign emails per minute a receiving domain gets; 0: unlimited. */
  perMinute: number;
  /** Where campaign emails bounce to; undefined: the sender's address. */
  bounces: string | undefined;
  /** The host of that address, if its server accepts mail for every domain that points to it; otherwise null. */
  bounceHost: string | null;
  /**
   * What MAIL_FROM is used for. notices: account emails and sign-up confirmations. all: also the campaigns of
   * workspaces without a domain of their own, for installations where all of them are the operator's.
   */
  sharedSender: SharedSender;
}

export type SharedSender = 'notices' | 'all';

interface Given {
  smtpUrl?: string | undefined;
  from?: string | undefined;
  publicUrl?: string | undefined;
  operatorEmail?: string | undefined;
  connections?: string | undefined;
  perMinute?: string | undefined;
  bounces?: string | undefined;
  bounceDomains?: 'any' | undefined;
  sharedSender?: SharedSender;
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
