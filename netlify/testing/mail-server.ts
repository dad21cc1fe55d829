import { once } from 'node:events';
import type { Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/**
 * A real SMTP server on loopback for tests. By default it accepts every email without TLS; `answer` decides
 * about an email after its content has arrived: a text refuses it ("450 later"), 'cut' drops the connection
 * without an answer, 'reset' resets it like a machine that was restarted, a promise is awaited. `answerTo`
 * decides earlier, by the recipient.
 */
export async function startMailServer({
  answer = () => undefined,
  answerTo = () => undefined,
  ...options
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const dropConnections = () => sockets.forEach((socket) => socket.destroy());
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void (async () => {
          const raw = Buffer.concat(chunks);
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
          const said = answerTo(recipients[0] ?? '') ?? (await answer(mails.length));
          if (said === undefined || said === 'cut' || said === 'reset')
            mails.push({ raw: raw.toString(), sender, recipients, parsed: await simpleParser(raw) });
          if (said === undefined) done();
          else if (said === 'cut') dropConnections();
          else if (said === 'reset') sockets.forEach((socket) => socket.resetAndDestroy());
          else done(refusal(said));
        })();
      });
    },
    ...options,
  });
  smtp.on('error', () => {}); // some tests need a client that disconnects in the middle
  smtp.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = await listen(smtp);
  const hangUp = (remotePort: number) => [...sockets].find((socket) => socket.remotePort === remotePort)?.destroy();
  return { port, mails, dropConnections, hangUp, stop: () => new Promise((done) => smtp.close(() => done())) };
}

/** An SMTP reply as the error from which smtp-server makes it. */
export const refusal = (reply: string): Error =>
  Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });

/** Below 32768, the range of outgoing connections. */
async function listen(smtp: SMTPServer): Promise<number> {
  for (;;) {
    const port = 21_000 + Math.floor(Math.random() * 11_000);
    smtp.server.listen(port, '127.0.0.1');
    try {
      await once(smtp.server, 'listening');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

export interface MailServer {
  port: number;
  mails: ReceivedMail[];
  dropConnections(): void;
  /** Drops one connection, by the `remotePort` of its session. */
  hangUp(remotePort: number): void;
  stop(): Promise<void>;
}

interface ReceivedMail {
  raw: string;
  sender: string;
  recipients: string[];
  parsed: ParsedMail;
}

interface MailServerOptions extends SMTPServerOptions {
  /** `before`: how many emails the server accepted earlier. */
  answer?(before: number): string | undefined | Promise<string | undefined>;
  answerTo?(recipient: string): string | undefined;
}
