import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { listenOnFreePort } from '../../../scripts/ports';
import { mailSettings } from '../../config/mail-settings';
import type { MailMessage } from '../../ports/mail';
import { makeCertificate } from '../../testing/certificate';
import { refusal, startMailServer } from '../../testing/mail-server';
import { smtpMail } from './smtp-mail';
import type { SmtpLimits } from './smtp-pool';
import { watchSilence } from './testing/watch-silence';

const id = '018f3c1e-0000-7000-8000-000000000001';
const email: MailMessage = {
  id,
  recipient: 'ada@bakery.example',
  subject: 'Choose a new password',
  html: '<p>Hello <b>Ada</b></p>',
  text: 'Hello Ada',
};
/** Only for what hangs; a test of a limit brings its own. */
const patient: SmtpLimits = { connectMs: 300_000, silenceMs: 310_000, wholeMs: 320_000 };

let open: { stop(): unknown }[] = [];
afterEach(async () => {
  for (const { stop } of open.reverse()) await stop();
  open = [];
});

async function server(...options: Parameters<typeof startMailServer>) {
  const started = await startMailServer(...options);
  open.push(started);
  return started;
}

function mailer(address: string, limits = patient, from = 'Fourbeat <no-reply@marketing.example>') {
  const settings = mailSettings({ smtpUrl: address, from });
  const mail = smtpMail({ server: settings.smtp!, from: settings.from, limits });
  open.push({ stop: mail.close });
  return mail;
}

const plain = (port: number) => mailer(`smtp://127.0.0.1:${port}?tls=off`);

describe('a mail that the server takes', () => {
  it('arrives with both parts, from whom and to whom it should', async () => {
    const { port, mails } = await server();
    expect(await plain(port).send({ ...email, replyTo: 'help@bakery.example' })).toEqual({
      state: 'accepted',
      reference: expect.stringContaining('250'),
    });
    const [{ parsed, ...mail }] = mails as [(typeof mails)[0]];
    expect(mail).toMatchObject({ sender: 'no-reply@marketing.example', recipients: ['ada@bakery.example'] });
    expect(parsed).toMatchObject({
      subject: email.subject,
      text: expect.stringContaining('Hello Ada'),
      html: expect.stringContaining('<b>Ada</b>'),
    });
    expect(parsed.from!.value).toEqual([{ name: 'Fourbeat', address: 'no-reply@marketing.example' }]);
    expect(parsed.replyTo!.value[0]!.address).toBe('help@bakery.example');
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('has the same Message-ID whenever it is sent', async () => {
    const { port, mails } = await server();
    await plain(port).send(email);
    await plain(port).send(email);
    expect(mails.map(({ parsed }) => parsed.messageId)).toEqual([
      `<${id}@marketing.example>`,
      `<${id}@marketing.example>`,
    ]);
  });

  it('goes over the connection that the one before it opened', async () => {
    let connections = 0;
    const { port, mails } = await server({
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
    });
    const mail = plain(port);
    await mail.send(email);
    await mail.send({ ...email, id: '018f3c1e-0000-7000-8000-000000000002' });
    expect([mails.length, connections]).toEqual([2, 1]);
  });

  it('is not lost when the server has hung up on the idle connection', async () => {
    const { port, mails, dropConnections } = await server();
    const mail = plain(port);
    await mail.send(email);
    dropConnections();
    expect(await mail.send({ ...email, id: '018f3c1e-0000-7000-8000-000000000002' })).toMatchObject({
      state: 'accepted',
    });
    expect(mails).toHaveLength(2);
  });
});

describe('a mail that the server does not take', () => {
  it.each([
    ['the sender', '451 4.3.0 try later', false],
    ['the sender', '550 5.7.1 not from you', true],
    ['the recipient', '450 4.2.1 greylisted', false],
    ['the recipient', '550 5.1.1 no such mailbox', true],
    ['the content', '452 4.2.2 mailbox full', false],
    ['the content', '554 5.7.1 looks like spam', true],
  ])('for %s, with "%s", is refused, for good: %s', async (what, reply, permanent) => {
    const { port, mails } = await server({
      ...(what === 'the sender' && { onMailFrom: (_address, _session, done) => done(refusal(reply)) }),
      ...(what === 'the recipient' && { onRcptTo: (_address, _session, done) => done(refusal(reply)) }),
      ...(what === 'the content' && { answer: () => reply }),
    });
    expect(await plain(port).send(email)).toEqual({
      state: 'refused',
      permanent,
      cause: expect.stringContaining(reply),
    });
    expect(mails).toEqual([]);
  });

  it('because nobody listens can be sent later', async () => {
    const closed = await startMailServer();
    await closed.stop();
    expect(await plain(closed.port).send(email)).toEqual({
      state: 'refused',
      permanent: false,
      cause: expect.stringContaining('could not be reached'),
    });
  });

  it('because it never greets can be sent later', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const sockets: Socket[] = [];
    silent.on('connection', (socket) => sockets.push(socket));
    open.push({
      stop: () => {
        sockets.forEach((socket) => socket.destroy());
        silent.close();
      },
    });
    const mail = mailer(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}?tls=off`, {
      ...patient,
      connectMs: 200,
    });
    expect(await mail.send(email)).toEqual({
      state: 'refused',
      permanent: false,
      cause: expect.stringContaining('in time'),
    });
  });

  it('because it hung up before the content can be sent later', async () => {
    const { port, mails, dropConnections } = await server({ onRcptTo: () => dropConnections() });
    expect(await plain(port).send(email)).toMatchObject({ state: 'refused', permanent: false });
    expect(mails).toEqual([]);
  });

  it('because its address is invalid is refused for good', async () => {
    const { port, mails } = await server();
    expect(await plain(port).send({ ...email, recipient: '' })).toMatchObject({ state: 'refused', permanent: true });
    expect(mails).toEqual([]);
  });
});

describe('a mail whose answer is lost', () => {
  it('is uncertain when the connection is cut after the content, and the server got it once', async () => {
    const { port, mails } = await server({ answer: (before) => (before === 0 ? 'cut' : undefined) });
    const mail = plain(port);
    expect(await mail.send(email)).toEqual({
      state: 'uncertain',
      cause: expect.stringContaining('before the mail server confirmed'),
    });
    expect(mails).toHaveLength(1);
    // If somebody decides to resend it, the two copies can be recognised as one.
    expect(await mail.send(email)).toMatchObject({ state: 'accepted' });
    expect(new Set(mails.map(({ parsed }) => parsed.messageId)).size).toBe(1);
  });

  it('is uncertain when the server falls silent after the content', async () => {
    const silence = watchSilence(patient.silenceMs);
    const { port } = await server({ answer: silence.isOver });
    expect(await plain(port).send(email)).toMatchObject({ state: 'uncertain' });
  });

  it('is uncertain when the server takes too long in all after the content', async () => {
    const end = new AbortController();
    const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(end.signal);
    const { port } = await server({
      answer: () => (end.abort(new DOMException('the time is up', 'TimeoutError')), new Promise(() => undefined)),
    });
    expect(await plain(port).send(email)).toMatchObject({ state: 'uncertain' });
    expect(limit).toHaveBeenCalledWith(patient.wholeMs);
    limit.mockRestore();
  });
});

describe('encryption', () => {
  const { cert, key } = makeCertificate();

  it('is required before anything is said, and without it nothing is sent', async () => {
    const { port, mails } = await server();
    expect(await mailer(`smtp://user:secret@127.0.0.1:${port}`).send(email)).toEqual({
      state: 'refused',
      permanent: false,
      cause: expect.stringContaining('no encrypted connection'),
    });
    expect(mails).toEqual([]);
  });

  it.each(['smtp', 'smtps'])('by %s refuses an untrusted certificate', async (scheme) => {
    const { port, mails } = await server({
      cert,
      key,
      secure: scheme === 'smtps',
      disabledCommands: [],
      authOptional: true,
    });
    expect(await mailer(`${scheme}://localhost:${port}`).send(email)).toEqual({
      state: 'refused',
      permanent: false,
      cause: expect.stringContaining('certificate'),
    });
    expect(mails).toEqual([]);
  });

  it('refuses a certificate of another name', async () => {
    const { port, mails } = await server({ cert, key, disabledCommands: [], authOptional: true });
    expect(await mailer(`smtp://127.0.0.1:${port}`, { ...patient, trusted: cert }).send(email)).toEqual({
      state: 'refused',
      permanent: false,
      cause: expect.stringContaining('certificate'),
    });
    expect(mails).toEqual([]);
  });

  it('refuses an expired certificate', async () => {
    const ended = makeCertificate({ hasEnded: true });
    const { port, mails } = await server({ ...ended, disabledCommands: [], authOptional: true });
    expect(await mailer(`smtp://localhost:${port}`, { ...patient, trusted: ended.cert }).send(email)).toEqual({
      state: 'refused',
      permanent: false,
      cause: expect.stringContaining('certificate'),
    });
    expect(mails).toEqual([]);
  });

  it.each<[string, (socket: Socket) => unknown]>([
    ['hangs up', (socket) => socket.destroy()],
    ['resets the connection', (socket) => socket.resetAndDestroy()],
    ['goes on in plain text', (socket) => socket.write('250 Hello again\r\n250 AUTH PLAIN\r\n')],
  ])(
    'that the server agrees to and then %s gives away neither password nor mail, and the mail can go later',
    async (_what, afterwards) => {
      const heard: string[] = [];
      const promising = createServer((socket) => {
        open.push({ stop: () => socket.destroy() });
        socket.on('error', () => {}); // the client may disconnect first
        socket.write('220 promising.example ESMTP\r\n');
        socket.on('data', (chunk: Buffer) => {
          heard.push(chunk.toString('latin1'));
          if (/^EHLO/.test(heard.at(-1)!)) socket.write('250-promising.example\r\n250-STARTTLS\r\n250 AUTH PLAIN\r\n');
          if (/^STARTTLS/.test(heard.at(-1)!)) socket.write('220 Go ahead\r\n', () => afterwards(socket));
        });
      });
      const port = await listenOnFreePort(promising, 24_000);
      open.push({ stop: () => promising.close() });
      const mail = mailer(`smtp://ada:p-secret@localhost:${port}`, patient);
      expect(await mail.send(email)).toMatchObject({ state: 'refused', permanent: false });
      expect(heard.join('')).toContain('STARTTLS');
      for (const secret of ['p-secret', Buffer.from('\0ada\0p-secret').toString('base64'), 'MAIL FROM', 'Hello Ada'])
        expect(heard.join('')).not.toContain(secret);
    },
  );

  it.each(['smtp', 'smtps'])(
    'by %s that is reset after the content leaves the mail uncertain, and the server got it once',
    async (scheme) => {
      const { port, mails } = await server({
        cert,
        key,
        secure: scheme === 'smtps',
        disabledCommands: [],
        authOptional: true,
        answer: (before) => (before === 0 ? 'reset' : undefined),
      });
      const mail = mailer(`${scheme}://localhost:${port}`, { ...patient, trusted: cert });
      expect(await mail.send(email)).toEqual({
        state: 'uncertain',
        cause: expect.stringContaining('before the mail server confirmed'),
      });
      expect(mails).toHaveLength(1);
      expect(await mail.send({ ...email, id: '018f3c1e-0000-7000-8000-000000000002' })).toMatchObject({
        state: 'accepted',
      });
    },
  );

  it.each(['smtp', 'smtps'])('by %s protects the password and the mail', async (scheme) => {
    const logins: unknown[] = [];
    const { port, mails } = await server({
      cert,
      key,
      secure: scheme === 'smtps',
      disabledCommands: [],
      onAuth: ({ username, password }, { secure }, done) => {
        logins.push({ username, password, secure });
        done(null, { user: username });
      },
    });
    const mail = mailer(`${scheme}://ada%40bakery.example:p%25%3Ass@localhost:${port}`, { ...patient, trusted: cert });
    expect(await mail.send(email)).toMatchObject({ state: 'accepted' });
    expect(logins).toEqual([{ username: 'ada@bakery.example', password: 'p%:ss', secure: true }]);
    expect(mails).toHaveLength(1);
  });

  it('with a wrong password is the operator’s to fix, and does not end the email', async () => {
    const { port } = await server({
      cert,
      key,
      disabledCommands: [],
      onAuth: (_auth, _session, done) => done(refusal('535 5.7.8 authentication failed')),
    });
    const mail = mailer(`smtp://ada:wrong@localhost:${port}`, { ...patient, trusted: cert });
    expect(await mail.send(email)).toEqual({
      state: 'refused',
      permanent: false,
      cause: expect.stringContaining('user name and password of SMTP_URL'),
    });
  });
});

describe('line breaks', () => {
  const evil = 'Ada\r\nBcc: victim@example.com\r\n\r\n<script>';

  it('in the subject and in names add no header', async () => {
    const { port, mails } = await server();
    const mail = smtpMail({
      server: mailSettings({ smtpUrl: `smtp://127.0.0.1:${port}?tls=off` }).smtp!,
      from: { name: evil, address: 'no-reply@marketing.example' },
      limits: patient,
    });
    open.push({ stop: mail.close });
    expect(await mail.send({ ...email, subject: evil })).toMatchObject({ state: 'accepted' });
    const [{ parsed, recipients, raw }] = mails as [(typeof mails)[0]];
    expect(recipients).toEqual(['ada@bakery.example']);
    expect(parsed.headers.has('bcc')).toBe(false);
    expect(raw).not.toMatch(/^Bcc:/im);
    expect(parsed.subject).toBe('Ada Bcc: victim@example.com <script>');
  });

  it.each([
    `ada@bakery.example\r\nBcc: victim@example.com`,
    'ada@bakery.example, victim@example.com',
    'ada@bakery.example>\r\nRCPT TO:<victim@example.com',
  ])('in a recipient reach nobody else: %j', async (recipient) => {
    const { port, mails } = await server();
    await plain(port).send({ ...email, recipient, replyTo: recipient });
    expect(mails.flatMap(({ recipients }) => recipients)).not.toContain('victim@example.com');
    expect(mails.map(({ raw }) => raw).join('')).not.toMatch(/^Bcc:/im);
  });
});
