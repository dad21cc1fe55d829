import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../../config/mail-settings';
import type { Mime, MimeForMany } from './mail-mime';
import { patience } from '../../ports/patience';

/**
 * Connections to one mail server (RFC 5321), opened for the first email. A server without TLS, or with a
 * certificate for another name, is refused unless the operator switched TLS off.
 */
export function smtpPool({
  server,
  connections,
  limits = LIMITS,
  openSocket,
}: {
  server: SmtpServer;
  connections: number;
  limits?: SmtpLimits | undefined;
  /** Connects in place of the pool, which would go wherever the name leads. */
  openSocket?: OpenSocket | undefined;
}): SmtpPool {
  const ear = makeEar();
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
    maxRequeues: 1,
    idleTimeout: IDLE_MS,
    host: server.host,
    port: server.port,
    secure: server.tls === 'implicit',
    requireTLS: server.tls === 'starttls',
    ignoreTLS: server.tls === 'off',
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ca: limits.trusted },
    auth: server.user === undefined ? undefined : { user: server.user, pass: server.password ?? '' },
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    dnsTimeout: limits.connectMs,
    socketTimeout: limits.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    transactionLog: true,
    ...(openSocket && {
      getSocket: (_options: unknown, done: (error: Error | null, line?: { connection: Socket }) => void) =>
        void openSocket().then((connection) => done(null, { connection }), done),
    }),
    logger: { ...SILENT, debug: ear.hear } as never,
  });
  /** The stage of an email's dialogue, which nodemailer stores in the envelope object that it was given. */
  const envelopes = new Map<string, Dialogue>();
  /** Emails sent to their last byte: only for them does a lost connection leave the outcome open. */
  const handedOver = new Set<string>();
  transport.use('stream', (mail, done) => {
    const { messageId = '' } = mail.data;
    // This stream is not read before the server has asked for the content (354).
    mail.message.processFunc((input) => Readable.from(untilItsEnd(input as Readable, messageId, handedOver)));
    const envelope = mail.message.getEnvelope();
    mail.message.getEnvelope = () => {
      const fresh: typeof envelope & Dialogue = { ...envelope };
      envelopes.set(messageId, fresh);
      return fresh;
    };
    done();
  });
  return {
    async send({ messageId, envelope, raw, utf8 }) {
      try {
        if (utf8 && ear.offersUtf8() === undefined) await transport.verify();
        if (utf8 && !ear.offersUtf8())
          return {
            error: Object.assign(new Error('no SMTPUTF8'), { code: 'ESMTPUTF8' }),
            handedOver: false,
            stage: 'recipient',
          };
        const { response, rejected = [] } = await transport.sendMail({
          messageId,
          envelope: { ...envelope, use8BitMime: utf8 },
          raw,
          signal: AbortSignal.timeout(limits.wholeMs),
        });
        return {
          response: response ?? '',
          rejected,
        };
      } catch (error) {
        return {
          error,
          handedOver: handedOver.has(messageId),
          stage: stageOf(error as { command?: string }, envelopes.get(messageId)),
        };
      } finally {
        handedOver.delete(messageId);
        envelopes.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Whether the server supports non-ASCII local parts (RFC 6531): from its last EHLO reply, which nodemailer only
 * logs. It is the same for each connection.
 */
function makeEar(): { hear(entry: LogEntry, said: unknown): void; offersUtf8(): boolean | undefined } {
  const greeted = new Set<string>();
  let offersUtf8: boolean | undefined;
  return {
    hear({ tnx, sid = '' }, said) {
      if (tnx === 'client' && String(said).startsWith('EHLO')) greeted.add(sid);
      else if (tnx === 'server' && greeted.delete(sid)) offersUtf8 = /^250[ -]SMTPUTF8\b/im.test(String(said));
    },
    offersUtf8: () => offersUtf8,
  };
}

/** A server's answer names the command; an ended connection does not. */
function stageOf({ command = '' }: { command?: string }, dialogue: Dialogue | undefined): SmtpStage {
  if (command === 'RCPT TO') return 'recipient';
  if (command === 'DATA') return 'content';
  if ((command !== '' && command !== 'CONN') || !dialogue?.rcptQueue) return 'server';
  if (dialogue.accepted && dialogue.accepted.length > 0) return 'content';
  return dialogue.rcptQueue.length === 0 && !dialogue.mailError ? 'recipient' : 'server';
}

async function* untilItsEnd(input: Readable, messageId: string, ended: Set<string>): AsyncGenerator<Buffer> {
  if (ended.has(messageId)) throw new Error('This mail has gone out already; its answer was lost.'); // the pool must not repeat it automatically
  for await (const chunk of input) yield chunk as Buffer;
  ended.add(messageId);
}

const LIMITS: SmtpLimits = { connectMs: patience(10_000), silenceMs: patience(30_000), wholeMs: patience(60_000) };
/** A warm host sends the next email at once; servers hang up after a minute or more. */
const IDLE_MS = 20_000;

const SILENT = Object.fromEntries(
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'level'].map((level) => [level, () => undefined]),
);

/**
 * Where the dialogue about an email failed: server is everything before the recipient was named, which would be
 * the same for every other email.
 */
export type SmtpStage = 'server' | 'recipient' | 'content';

export interface SmtpFailure {
  error: unknown;
  handedOver: boolean;
  stage: SmtpStage;
}

interface LogEntry {
  tnx?: string;
  /** Of the connection. */
  sid?: string;
}

interface Dialogue {
  /** Undefined before the sender was named. */
  rcptQueue?: unknown[];
  accepted?: unknown[];
  mailError?: unknown;
}

export type OpenSocket = () => Promise<Socket>;

export interface SmtpPool {
  /**
   * Never throws. `handedOver`: the content was sent to its last byte. `rejected`: those of several recipients that the
   * server did not take.
   */
  send(mime: Mime | MimeForMany): Promise<{ response: string; rejected: string[] } | SmtpFailure>;
  close(): void;
}

export interface SmtpLimits {
  /** For DNS, connecting and the greeting, each. */
  connectMs: number;
  /** How long the server may be silent between two replies. */
  silenceMs: number;
  /** For one email in total, including the wait for a free connection. */
  wholeMs: number;
  /** Certificates (PEM) to trust instead of the public authorities. */
  trusted?: string;
}
