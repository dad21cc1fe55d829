import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { SmtpServer } from '../../config/mail-settings';

/**
 * Connections to one mail server (RFC 5321), opened at the first mail. A server without TLS, or with a certificate that
 * does not prove its name, is refused unless the operator switched TLS off.
 */
export function smtpPool({ server, connections, limits = LIMITS }: { server: SmtpServer; connections: number; limits?: SmtpLimits | undefined }): SmtpPool {
  const transport = createTransport({
    pool: true, maxConnections: connections, maxMessages: 100, maxRequeues: 1, idleTimeout: IDLE_MS,
    host: server.host, port: server.port,
    secure: server.tls === 'implicit', requireTLS: server.tls === 'starttls', ignoreTLS: server.tls === 'off',
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ca: limits.trusted },
    auth: server.user === undefined ? undefined : { user: server.user, pass: server.password ?? '' },
    connectionTimeout: limits.connectMs, greetingTimeout: limits.connectMs, dnsTimeout: limits.connectMs, socketTimeout: limits.silenceMs,
    disableFileAccess: true, disableUrlAccess: true,
  });
  /** Mails that went out to their last byte: only for them a lost connection leaves open whether they were taken. */
  const handedOver = new Set<string>();
  transport.use('stream', (mail, done) => {
    const { messageId = '' } = mail.data;
    // Nothing reads this stream before the server has asked for the content (354).
    mail.message.processFunc((input) => Readable.from(untilItsEnd(input as Readable, messageId, handedOver)));
    done();
  });
  return {
    async send(mime) {
      try {
        const { response } = await transport.sendMail({ ...mime, signal: AbortSignal.timeout(limits.wholeMs) });
        return { response: response ?? '' };
      } catch (error) {
        return { error, handedOver: handedOver.has(mime.messageId) };
      } finally {
        handedOver.delete(mime.messageId);
      }
    },
    close: () => transport.close(),
  };
}

async function* untilItsEnd(input: Readable, messageId: string, ended: Set<string>): AsyncGenerator<Buffer> {
  if (ended.has(messageId)) throw new Error('This mail has gone out already; its answer was lost.'); // the pool must not repeat it by itself
  for await (const chunk of input) yield chunk as Buffer;
  ended.add(messageId);
}

const LIMITS: SmtpLimits = { connectMs: 10_000, silenceMs: 30_000, wholeMs: 60_000 };
/** A warm host sends the next mail at once; servers themselves hang up after a minute or more. */
const IDLE_MS = 20_000;

export interface SmtpPool {
  /** Never throws. `handedOver`: the content went out to its last byte. */
  send(mime: SendMailOptions & { messageId: string }): Promise<{ response: string } | { error: unknown; handedOver: boolean }>;
  close(): void;
}

export interface SmtpLimits {
  /** To find, reach and be greeted by the server, each. */
  connectMs: number;
  /** How long the server may be silent between two answers. */
  silenceMs: number;
  /** For one mail in all, the wait for a free connection included. */
  wholeMs: number;
  /** Certificates (PEM) to trust instead of the public authorities. */
  trusted?: string;
}
