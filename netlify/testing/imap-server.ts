import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';

/**
 * An IMAP server on loopback for tests: the commands of RFC 3501 that a client needs to sign in and read, with literals
 * in both directions. It keeps flags like a real one, so that a client that marks mail as read is found out.
 */
export async function startImapServer(options: ImapServerOptions = {}): Promise<ImapServer> {
  const box: Mailbox = { validity: options.validity ?? 7, next: 1, mails: [] };
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    talk(socket, { box, commands, options });
  };
  const server: Server = options.tls ? createTlsServer(options.tls, serve) : createServer(serve);
  const port = await listen(server, options.port);
  return {
    port,
    commands,
    box,
    add(raw, { at = new Date(), flags = [] } = {}) {
      const bytes = typeof raw === 'string' ? Buffer.from(raw) : Buffer.from(raw);
      box.mails.push({ uid: box.next, bytes, at, flags: new Set(flags) });
      box.next += 1;
      return box.next - 1;
    },
    renumber() {
      box.validity += 1;
      box.mails.forEach((mail, at) => (mail.uid = at + 1));
      box.next = box.mails.length + 1;
    },
    async stop() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((done) => server.close(done));
    },
  };
}

function talk(socket: Socket, { box, commands, options }: Session): void {
  let waiting = Buffer.alloc(0);
  let signedIn = false;
  let readOnly = false;
  const say = (...lines: (string | Buffer)[]) => {
    for (const line of lines) socket.write(typeof line === 'string' ? `${line}\r\n` : line);
  };
  say('* OK [CAPABILITY IMAP4rev1 LITERAL+ ID] ready');
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (let command = takeCommand(); command; command = takeCommand()) answer(command);
  });

  /** A line, together with the literals that it announces. */
  function takeCommand(): string | null {
    let line = '';
    let at = 0;
    for (;;) {
      const end = waiting.indexOf('\r\n', at);
      if (end < 0) return null;
      line += waiting.toString('latin1', at, end);
      const literal = /\{(\d+)(\+?)\}$/.exec(line);
      if (!literal) {
        waiting = waiting.subarray(end + 2);
        return line;
      }
      if (literal[2] === '' && waiting.length === end + 2) say('+ go on');
      const size = Number(literal[1]);
      if (waiting.length < end + 2 + size) return null;
      const content = waiting.toString('latin1', end + 2, end + 2 + size);
      line = `${line.slice(0, literal.index)}"${content.replace(/["\\]/g, '\\$&')}"`;
      at = end + 2 + size;
    }
  }

  function answer(line: string): void {
    const [, tag = '*', rest = ''] = /^(\S+) (.*)$/s.exec(line) ?? [];
    commands.push(rest.replace(/^LOGIN .*/i, 'LOGIN …'));
    const name = rest.split(' ')[0]!.toUpperCase();
    if (options.hangUpAt && rest.toUpperCase().startsWith(options.hangUpAt)) return void socket.destroy();
    if (name === 'CAPABILITY') return say('* CAPABILITY IMAP4rev1 LITERAL+ ID', `${tag} OK done`);
    if (name === 'ID') return say('* ID NIL', `${tag} OK done`);
    if (name === 'NOOP') return say(`${tag} OK done`);
    if (name === 'LOGOUT') {
      say('* BYE bye', `${tag} OK done`);
      return void socket.end();
    }
    if (name === 'LOGIN') {
      const [user, password] = [...rest.slice(6).matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, bare]) =>
        Buffer.from((quoted ?? bare ?? '').replace(/\\(.)/g, '$1'), 'latin1').toString(),
      );
      signedIn = user === (options.user ?? 'ada') && password === (options.password ?? 'secret');
      return say(
        signedIn
          ? `${tag} OK [CAPABILITY IMAP4rev1 LITERAL+ ID] in`
          : `${tag} NO [AUTHENTICATIONFAILED] Invalid credentials`,
      );
    }
    if (!signedIn) return say(`${tag} BAD sign in first`);
    if (name === 'LIST' || name === 'LSUB') return say(`* ${name} (\\HasNoChildren) "/" INBOX`, `${tag} OK done`);
    if (name === 'SELECT' || name === 'EXAMINE') {
      readOnly = name === 'EXAMINE';
      return say(
        `* ${box.mails.length} EXISTS`,
        '* 0 RECENT',
        '* FLAGS (\\Seen \\Deleted \\Answered)',
        `* OK [UIDVALIDITY ${box.validity}] valid`,
        `* OK [UIDNEXT ${box.next}] next`,
        `${tag} OK [${readOnly ? 'READ-ONLY' : 'READ-WRITE'}] done`,
      );
    }
    if (name === 'CLOSE' || name === 'UNSELECT') return say(`${tag} OK done`);
    if (/^UID SEARCH/i.test(rest))
      return say(
        `* SEARCH${found(rest)
          .map((uid) => ` ${uid}`)
          .join('')}`,
        `${tag} OK done`,
      );
    if (/^UID FETCH/i.test(rest)) {
      fetch(rest);
      return say(`${tag} OK done`);
    }
    return say(`${tag} BAD unknown`);
  }

  function found(rest: string): number[] {
    const [, first] = /\bUID (\d+):\*/i.exec(rest.slice(11)) ?? [];
    const [, day] = /\bSINCE "?(\d{1,2}-\w{3}-\d{4})"?/i.exec(rest) ?? [];
    const last = box.mails.at(-1)?.uid ?? 0;
    return box.mails
      .filter(({ uid, at }) =>
        first ? uid >= Math.min(Number(first), last) : day ? at >= new Date(`${day} UTC`) : true,
      )
      .map(({ uid }) => uid);
  }

  function fetch(rest: string): void {
    const [, set = ''] = /^UID FETCH (\S+)/i.exec(rest) ?? [];
    for (const [at, mail] of box.mails.entries()) {
      if (!set.split(',').some((one) => Number(one) === mail.uid)) continue;
      const items: (string | Buffer)[] = [`UID ${mail.uid}`];
      if (/RFC822\.SIZE/i.test(rest)) items.push(`RFC822.SIZE ${options.sizeOf?.(mail.uid) ?? mail.bytes.length}`);
      const [asked, peek, section = ''] = /BODY(\.PEEK)?\[([^\]]*)\]/i.exec(rest) ?? [];
      if (asked !== undefined) {
        if (!peek && !readOnly) mail.flags.add('\\Seen');
        const head = mail.bytes.subarray(0, mail.bytes.indexOf('\r\n\r\n') + 4);
        const content = section === '' ? mail.bytes : head;
        items.push(Buffer.concat([Buffer.from(`BODY[${section}] {${content.length}}\r\n`), content]));
      }
      if (/FLAGS/i.test(rest)) items.push(`FLAGS (${[...mail.flags].join(' ')})`);
      const joined = items.flatMap((item, index) => [...(index > 0 ? [Buffer.from(' ')] : []), Buffer.from(item)]);
      say(Buffer.concat([Buffer.from(`* ${at + 1} FETCH (`), ...joined, Buffer.from(')\r\n')]));
    }
  }
}

/** Below 32768, the range of outgoing connections. */
async function listen(server: Server, wanted?: number): Promise<number> {
  for (;;) {
    const port = wanted ?? 21_000 + Math.floor(Math.random() * 11_000);
    server.listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

interface ImapServerOptions {
  user?: string;
  password?: string;
  validity?: number;
  /** A port that an earlier server had. */
  port?: number;
  tls?: { key: string; cert: string };
  /** Drops the connection when a command begins like this. */
  hangUpAt?: string;
  /** What it says a mail's size is. */
  sizeOf?(uid: number): number | undefined;
}

interface Mailbox {
  validity: number;
  next: number;
  mails: { uid: number; bytes: Buffer; at: Date; flags: Set<string> }[];
}

interface Session {
  box: Mailbox;
  commands: string[];
  options: ImapServerOptions;
}

export interface ImapServer {
  port: number;
  /** Every command as it came, without passwords. */
  commands: string[];
  box: Mailbox;
  /** Returns its UID. */
  add(raw: string | Uint8Array, more?: { at?: Date; flags?: string[] }): number;
  /** Numbers all mail anew, as after a restored backup. */
  renumber(): void;
  stop(): Promise<void>;
}
