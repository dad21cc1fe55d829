import { ImapFlow } from 'imapflow';
import type {
  MailboxAccount,
  MailboxCursor,
  MailboxFault,
  MailboxPort,
  MailboxQuestion,
  MailboxReading,
} from '../../ports/mailbox';
import { mailBounds } from '../../ports/mail-reader';
import type { CheckedLine } from '../guarded-web/guarded-web';
import { networkFault, typedAddress } from '../guarded-web/vendor-fault';
import { begun, mailboxFault } from './mailbox-fault';
import { patience } from '../../ports/patience';

/**
 * A mailbox over IMAP (RFC 3501), opened with EXAMINE and read with BODY.PEEK, so that nothing there changes. TLS from
 * the first byte on port 993, elsewhere STARTTLS; a password is never sent without TLS, unless the operator allows the
 * host:port. The typed host is checked like a website's, and connected to by the address that was checked.
 */
export function imapMailbox(
  { openLine }: CheckedLine,
  { mayBePlain, trusted, silenceMs = SILENCE_MS }: Options,
): MailboxPort {
  async function withInbox<T>(
    account: MailboxAccount,
    signal: AbortSignal,
    work: (client: ImapFlow) => Promise<T>,
  ): Promise<T | MailboxFault> {
    const service = `the mail server ${account.host}`;
    const address = await checkedAddress(account, signal);
    if (typeof address !== 'string')
      return { kind: 'away', sentence: begun(networkFault(typedAddress(service), address.why).sentence) };
    const client = new ImapFlow({
      host: address,
      servername: account.host,
      port: account.port,
      secure: account.port === IMPLICIT_TLS_PORT,
      ...(account.port !== IMPLICIT_TLS_PORT && { doSTARTTLS: !mayBePlain(`${account.host}:${account.port}`) }),
      tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(trusted && { ca: trusted }) },
      auth: { user: account.user, pass: account.password },
      logger: false,
      disableAutoIdle: true,
      disableCompression: true,
      clientInfo: { name: 'Fourbeat' },
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
      maxLiteralSize: MOST_LITERAL,
      maxResponseSize: MOST_LITERAL + 1_000_000,
      maxLineLength: 20_000_000,
    });
    client.on('error', () => undefined); // the command under way fails with it
    const abort = () => client.close();
    signal.addEventListener('abort', abort, { once: true });
    try {
      await client.connect();
      await client.mailboxOpen('INBOX', { readOnly: true });
      const result = await work(client);
      await client.logout().catch(() => undefined);
      return result;
    } catch (error) {
      return mailboxFault(error, service, signal.aborted);
    } finally {
      signal.removeEventListener('abort', abort);
      client.close();
    }
  }

  async function checkedAddress({ host, port }: MailboxAccount, signal: AbortSignal) {
    const line = await openLine(host, port, AbortSignal.any([signal, AbortSignal.timeout(silenceMs)]));
    if ('why' in line) return line;
    const address = line.socket.remoteAddress ?? '';
    line.socket.destroy();
    return address;
  }

  return {
    async check(account, signal) {
      const result = await withInbox(account, signal, async () => null);
      return result;
    },
    read: (account, asked, signal) => withInbox(account, signal, (client) => readNew(client, asked)),
  };
}

async function readNew(client: ImapFlow, { cursor, since, most, mostBytes }: MailboxQuestion): Promise<MailboxReading> {
  const inbox = client.mailbox;
  if (!inbox) throw new Error('the inbox is not open');
  const validity = String(inbox.uidValidity);
  const known = cursor?.validity === validity ? cursor : null;
  const found = await uidsOf(client, known, since);
  const mails: MailboxReading['mails'] = [];
  let [bytes, last] = [0, known?.uid ?? 0];
  let taken = 0;
  for (const uid of found.slice(0, most)) {
    if (bytes >= mostBytes) break;
    const mail = await fetchMail(client, uid);
    taken += 1;
    last = uid;
    if (!mail) continue; // deleted meanwhile
    mails.push({ uid, bytes: mail });
    bytes += mail.byteLength;
  }
  const isWhole = taken === found.length;
  // Older mail that was left out must stay left out.
  const highest = isWhole ? Math.max(last, known ? last : Number(inbox.uidNext ?? 1) - 1) : last;
  return { kind: 'read', cursor: { validity, uid: highest }, mails, more: !isWhole };
}

async function uidsOf(client: ImapFlow, known: MailboxCursor | null, since: Date): Promise<number[]> {
  const found = await client.search(known ? { uid: `${known.uid + 1}:*` } : { since }, { uid: true });
  if (!Array.isArray(found)) throw new Error('the server refused the search');
  // A range that ends in * always holds the last mail, however low its number.
  return found.filter((uid) => uid > (known?.uid ?? 0)).sort((one, other) => one - other);
}

/** One beyond the bounds stays in the mailbox; its headers and a sentence come in. */
async function fetchMail(client: ImapFlow, uid: number): Promise<Uint8Array | null> {
  const about = await client.fetchOne(String(uid), { uid: true, size: true }, { uid: true });
  if (!about) return null;
  if ((about.size ?? 0) <= mailBounds.bytes) {
    const whole = await client.fetchOne(String(uid), { uid: true, source: true }, { uid: true });
    return whole && whole.source ? new Uint8Array(whole.source) : null;
  }
  const head = await client.fetchOne(String(uid), { uid: true, headers: HEADERS }, { uid: true });
  const lines = head && head.headers ? head.headers.toString('latin1').trimEnd() : '';
  return new Uint8Array(Buffer.from(`${lines}\r\n\r\n${TOO_LARGE}\r\n`, 'latin1'));
}

const HEADERS = [
  'from',
  'to',
  'cc',
  'reply-to',
  'subject',
  'date',
  'message-id',
  'in-reply-to',
  'references',
  'list-id',
  'precedence',
  'auto-submitted',
  'delivered-to',
];
const TOO_LARGE = 'This email is larger than 25 MB, so it was not copied here. You can find it in your mailbox.';
const IMPLICIT_TLS_PORT = 993;
const SILENCE_MS = patience(20_000);
const MOST_LITERAL = mailBounds.bytes + 1_000_000;

interface Options {
  /** Whether the operator allows this host:port without encryption. */
  mayBePlain(place: string): boolean;
  /** Certificates (PEM) to trust instead of the public authorities. */
  trusted?: string | undefined;
  silenceMs?: number;
}
