import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { readBounceAddress, readMessageId } from '../../../src/domain/bounce-address';
import { mailSettings } from '../../config/mail-settings';
import type { CampaignMailOutcome, CampaignMailPort, CampaignMessage } from '../../ports/campaign-mail';
import { makeCertificate } from '../../testing/certificate';
import { readSignature, signingKeys } from '../../testing/dkim';
import { refusal, startMailServer } from '../../testing/mail-server';
import { reportersAt, type MailReporter } from './campaign-mime';
import { smtpCampaignMail } from './smtp-campaign-mail';
import { watchSilence } from './testing/watch-silence';

const keys = signingKeys();
const message: CampaignMessage = {
  id: '018f3c1e-0000-7000-8000-000000000001',
  workspaceId: '018f3c1e-1111-7000-8000-000000000002',
  campaignId: '018f3c1e-2222-7000-8000-000000000003',
  from: { name: 'Ada’s Bakery', address: 'hello@bakery.example' },
  recipient: 'grace@example.com',
  replyTo: 'ada@bakery.example',
  subject: 'Rye — fresh today',
  html: '<p>Hello <b>Grâce</b></p>',
  text: 'Hello Grâce',
  unsubscribeUrl: `https://marketing.example/preferences/0.${'a'.repeat(65)}.${'b'.repeat(43)}`,
  signature: { domain: 'bakery.example', selector: 'fb1', privateKey: keys.privateKey },
  bounceHost: null,
};
/** Only for what hangs; a test of a limit brings its own. */
const patient = { connectMs: 300_000, silenceMs: 310_000, wholeMs: 320_000 };

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

function sender(
  address: string,
  more: {
    bounces?: string;
    readsReplies?: boolean;
    reporters?: readonly MailReporter[];
    limits?: typeof patient & { trusted?: string };
    connections?: number;
  } = {},
): CampaignMailPort {
  const mail = smtpCampaignMail({
    server: mailSettings({ smtpUrl: address }).smtp!,
    connections: 2,
    limits: patient,
    ...more,
  });
  open.push({ stop: mail.close });
  return mail;
}
const plain = (port: number, more = {}) => sender(`smtp://127.0.0.1:${port}?tls=off`, more);
const send = async (mail: CampaignMailPort, more: Partial<CampaignMessage> = {}): Promise<CampaignMailOutcome> => {
  const prepared = await mail.prepare({ ...message, ...more });
  if ('fault' in prepared) throw new Error(prepared.fault);
  return mail.send(prepared);
};

/** A server with scripted answers, by the first word of each command. */
async function scripted(lines: Record<string, string>, greeting = '220 ready'): Promise<number> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let inContent = false;
    socket.on('error', () => {});
    socket.write(`${greeting}\r\n`);
    socket.on('data', (chunk) => {
      for (const line of chunk.toString('latin1').split('\r\n').filter(Boolean)) {
        if (inContent && line !== '.') continue;
        const word = inContent ? 'END' : line.split(/[ :]/)[0]!.toUpperCase();
        const answer = lines[word] ?? (word === 'DATA' ? '354 go on' : '250 ok');
        inContent = word === 'DATA' && answer.startsWith('354');
        if (answer === 'cut') socket.destroy();
        else socket.write(`${answer}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({
    stop: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  });
  return (server.address() as AddressInfo).port;
}

describe('what names a mail for a service', () => {
  const all: MailReporter[] = ['sendgrid', 'postmark', 'brevo', 'resend', 'mailgun'];

  it.each([
    ['smtp.sendgrid.net', ['sendgrid']],
    ['smtp.postmarkapp.com', ['postmark']],
    ['smtp-relay.brevo.com', ['brevo']],
    ['smtp.resend.com', ['resend']],
    ['smtp.eu.mailgun.org', ['mailgun']],
    ['email-smtp.eu-west-1.amazonaws.com', []],
    ['smtp.example.com', all],
    ['sendgrid.net.example.com', all],
    ['notpostmarkapp.com', all],
  ])('goes to the service that %s belongs to, alone', (host, reporters) => {
    expect(reportersAt(host, all)).toEqual(reporters);
  });
});

describe('a campaign mail', () => {
  it('has an address to unsubscribe by email where something reads it', async () => {
    const { port, mails } = await server();
    const bounces = 'bounces@mail.example';
    await send(plain(port, { bounces }));
    await send(plain(port, { bounces, readsReplies: true }));
    const named = mails.map(({ raw }) => /List-Unsubscribe: (.*)\r/.exec(raw)?.[1]);
    expect(named[0]).toBe(`<${message.unsubscribeUrl}>`);
    expect(named[1]).toBe(
      `<${message.unsubscribeUrl}>, <mailto:${encodeURIComponent(mails[1]!.sender).replace('%40', '@')}?subject=unsubscribe>`,
    );
    expect(readBounceAddress(mails[1]!.sender)).toEqual({ workspaceId: message.workspaceId, deliveryId: message.id });
  });

  it('bounces to a host of the sender’s domain where there is one, under the name of its delivery', async () => {
    const { port, mails } = await server();
    await send(plain(port, { bounces: 'returns@mail.example' }), { bounceHost: 'bounces.bakery.example' });
    expect(mails[0]!.sender).toMatch(/^returns\+[0-9a-z.]+@bounces\.bakery\.example$/);
    expect(readBounceAddress(mails[0]!.sender)).toEqual({ workspaceId: message.workspaceId, deliveryId: message.id });
    await send(plain(port), { bounceHost: 'bounces.bakery.example' });
    expect(mails[1]!.sender).toBe('hello@bakery.example');
  });

  it('arrives complete, with the means to unsubscribe', async () => {
    const { port, mails } = await server();
    expect(await send(plain(port))).toEqual({ state: 'accepted' });
    const [{ parsed, raw, ...mail }] = mails as [(typeof mails)[0]];
    expect(mail).toEqual({ sender: 'hello@bakery.example', recipients: ['grace@example.com'] });
    expect(parsed).toMatchObject({
      subject: message.subject,
      text: expect.stringContaining('Hello Grâce'),
      html: expect.stringContaining('<b>Grâce</b>'),
      messageId: `<${message.id}.${message.workspaceId}@bakery.example>`,
    });
    expect(parsed.from!.value).toEqual([message.from]);
    expect(parsed.replyTo!.value[0]!.address).toBe('ada@bakery.example');
    expect(readMessageId(raw)).toEqual({ workspaceId: message.workspaceId, deliveryId: message.id });
    expect(raw).toContain(`\r\nList-Unsubscribe: <${message.unsubscribeUrl}>\r\n`);
    expect(raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(parsed.headers.get('precedence')).toBe('bulk');
    expect(raw).not.toMatch(/^X-/m);
    expect(raw).toContain(`\r\nList-Id: <${message.workspaceId.replaceAll('-', '')}.bakery.example>\r\n`);
  });

  it('names itself to the services that report on it, each in its own header, and to no other', async () => {
    const { port, mails } = await server();
    await send(plain(port, { reporters: ['postmark', 'sendgrid'] }));
    await send(plain(port, { reporters: ['brevo', 'resend', 'mailgun'] }));
    const [{ raw }, { raw: second }] = mails as [(typeof mails)[0], (typeof mails)[0]];
    const delivery = [message.id, message.workspaceId].map((id) => id.replaceAll('-', '')).join('.');
    expect(raw).toContain(
      `\r\nX-PM-Metadata-delivery: ${delivery}\r\nX-SMTPAPI: {"unique_args":{"delivery":"${delivery}"}}\r\n`,
    );
    expect(second).toContain(
      `\r\nX-Mailin-custom: ${delivery}\r\nX-Fourbeat-Delivery: ${delivery}\r\nX-Mailgun-Variables: {"delivery":"${delivery}"}\r\n`,
    );
    expect([/^X-(Mail|Fourbeat)/m.test(raw), /^X-(PM|SMTPAPI)/m.test(second)]).toEqual([false, false]);
  });

  it('is signed so that a mailbox provider accepts it, both headers of one-click unsubscribing included', async () => {
    const { port, mails } = await server();
    const mail = plain(port);
    await send(mail);
    await send(mail, {
      id: '018f3c1e-0000-7000-8000-000000000009',
      text: 'Two  spaces \n\n.a line that begins with a dot\n\n\n',
      subject: 'Zoë’s '.repeat(30),
    });
    for (const { raw } of mails) {
      const { tags, holds } = readSignature(raw, keys.publicKey);
      expect([holds, tags.d, tags.s]).toEqual([true, 'bakery.example', 'fb1']);
      expect(tags.h!.split(':')).toEqual(
        expect.arrayContaining([
          'from',
          'to',
          'subject',
          'date',
          'message-id',
          'reply-to',
          'list-unsubscribe',
          'list-unsubscribe-post',
          'content-type',
        ]),
      );
      expect(raw.split('\r\n').every((line) => line.length <= 998)).toBe(true);
      expect(readSignature(raw.replace('One-Click', 'Two-Click'), keys.publicKey).holds).toBe(false);
      expect(readSignature(raw.replace('Hello', 'Hallo').replace('spaces', 'places'), keys.publicKey).holds).toBe(
        false,
      );
      expect(readSignature(raw, signingKeys().publicKey).holds).toBe(false);
    }
  });

  it.each([
    ['long lines', 'x'.repeat(5_000)],
    ['nothing', ''],
    ['every sign', 'Zoë — ✓ 🍞 = =3D \u0000 \t end \r\n.\r\n..\nFrom here\n'],
  ])('of %s comes out as it went in, and signed', async (_what, content) => {
    const { port, mails } = await server();
    await send(plain(port), { text: content, html: content });
    expect(mails[0]!.parsed.text!.trimEnd()).toBe(content.replace(/\r\n/g, '\n').trimEnd());
    expect(readSignature(mails[0]!.raw, keys.publicKey).holds).toBe(true);
  });

  it('that cannot be signed is not sent unsigned', async () => {
    await expect(
      plain(1).prepare({ ...message, signature: { ...message.signature!, privateKey: 'no key' } }),
    ).rejects.toThrow();
  });

  it('without a domain of the workspace goes unsigned, for the mail server to sign', async () => {
    const { port, mails } = await server();
    await send(plain(port), { signature: null });
    expect(mails[0]!.raw).not.toMatch(/^dkim-signature/im);
  });

  it('bounces to an address that names it, where there is one for that', async () => {
    const { port, mails } = await server();
    await send(plain(port, { bounces: 'bounces@marketing.example' }));
    expect(readBounceAddress(mails[0]!.sender)).toEqual({ workspaceId: message.workspaceId, deliveryId: message.id });
    expect(mails[0]!.parsed.from!.value[0]!.address).toBe('hello@bakery.example');
  });

  const evil = 'Ada\r\nBcc: victim@example.com\r\n\r\n<script>\u2028\u0000';
  it('with line breaks in names and subject gets no additional header or recipient', async () => {
    const { port, mails } = await server();
    expect(await send(plain(port), { subject: evil, from: { ...message.from, name: evil } })).toEqual({
      state: 'accepted',
    });
    expect(mails[0]!.recipients).toEqual(['grace@example.com']);
    expect(mails[0]!.raw).not.toMatch(/^Bcc:/im);
    expect(mails[0]!.parsed.headers.has('bcc')).toBe(false);
    expect(readSignature(mails[0]!.raw, keys.publicKey).holds).toBe(true);
  });

  it.each([
    '',
    'grace',
    'grace@example.com\r\nBcc: victim@example.com',
    'grace@example.com, victim@example.com',
    'grace@example.com>\r\nRCPT TO:<victim@example.com',
    'Grace <grace@example.com>',
  ])('to %j is refused before anything is sent', async (recipient) => {
    expect(await plain(1).prepare({ ...message, recipient })).toEqual({
      fault: expect.stringMatching(/^“[^\r\n]*” is not an email address\.$/),
    });
    await expect(plain(1).prepare({ ...message, replyTo: recipient || 'x' })).rejects.toThrow('not an email address');
  });
});

describe('what a refusal is about', () => {
  it.each<[string, string, Partial<CampaignMailOutcome>]>([
    ['RCPT', '550 5.1.1 no such user', { about: 'address', permanent: true }],
    ['RCPT', '550 no such user', { about: 'address', permanent: true }],
    ['RCPT', '551 user not local', { about: 'address', permanent: true }],
    ['RCPT', '553 5.1.3 bad address', { about: 'address', permanent: true }],
    ['RCPT', '550 5.2.1 mailbox disabled', { about: 'address', permanent: true }],
    ['END', '550 5.1.1 no such user', { about: 'address', permanent: true }],
    ['RCPT', '552 5.2.2 mailbox full', { about: 'mail', permanent: false }],
    ['END', '552 mailbox is over quota', { about: 'mail', permanent: false }],
    ['RCPT', '550 5.7.1 blocked by policy', { about: 'sender', permanent: true }],
    ['RCPT', '550 your address is on a blocklist', { about: 'sender', permanent: true }],
    ['RCPT', '550 Sender verify failed', { about: 'sender', permanent: true }],
    ['RCPT', '550 5.1.0 Sender rejected', { about: 'sender', permanent: true }],
    ['RCPT', '550 relay not permitted', { about: 'sender', permanent: true }],
    ['END', '554 Transaction failed', { about: 'sender', permanent: true }],
    ['RCPT', '554 5.1.8 sender domain unknown', { about: 'sender', permanent: true }],
    ['END', '554 5.7.1 looks like spam', { about: 'sender', permanent: true }],
    ['END', '550 rejected', { about: 'sender', permanent: true }],
    ['END', '552 5.3.4 too big', { about: 'mail', permanent: true }],
    ['MAIL', '552 5.3.4 too big', { about: 'mail', permanent: true }],
    ['RCPT', '450 4.2.1 mailbox busy', { about: 'mail', permanent: false, slowDown: false }],
    ['RCPT', '450 4.7.1 greylisted, too many from you', { about: 'mail', permanent: false, slowDown: true }],
    ['RCPT', '451 4.3.0 try later', { about: 'mail', permanent: false, slowDown: false }],
    ['END', '451 4.3.0 try later', { about: 'mail', permanent: false, slowDown: false }],
    ['RCPT', '421 4.3.0 closing', { about: 'mail', permanent: false }],
    ['END', '452 4.2.2 over quota', { about: 'mail', permanent: false, slowDown: false }],
    ['RCPT', '421 4.7.0 too many connections', { about: 'throttle', permanent: false, slowDown: true }],
    ['END', '421 closing', { about: 'mail', permanent: false }],
    ['END', '454 4.7.0 Maximum sending rate exceeded', { about: 'throttle', permanent: false, slowDown: true }],
    ['MAIL', '550 5.7.1 sender not allowed', { about: 'server', permanent: false }],
    ['MAIL', '451 4.3.0 no space', { about: 'server', permanent: false }],
    ['MAIL', '530 5.7.0 authentication required', { about: 'server', permanent: false }],
  ])('%s answered with "%s" is %j', async (command, answer, expected) => {
    expect(await send(plain(await scripted({ [command]: answer })))).toMatchObject({
      state: 'refused',
      cause: expect.stringContaining(answer),
      ...expected,
    });
  });

  it.each([
    ['a greeting that turns away', '421 too many'],
    ['a greeting for good', '554 no service'],
    ['no SMTP at all', 'HTTP/1.1 400 Bad Request'],
  ])('%s is about the server', async (_what, greeting) => {
    expect(await send(plain(await scripted({}, greeting)))).toMatchObject({
      state: 'refused',
      about: 'server',
      permanent: false,
    });
  });

  it('a lost connection is about the server before the recipient was named, about this email from then on, and unknown after the content', async () => {
    for (const command of ['EHLO', 'MAIL'])
      expect([command, await send(plain(await scripted({ [command]: 'cut', HELO: 'cut' })))]).toMatchObject([
        command,
        { state: 'refused', about: 'server', permanent: false },
      ]);
    for (const command of ['RCPT', 'DATA'])
      expect([command, await send(plain(await scripted({ [command]: 'cut' })))]).toMatchObject([
        command,
        { state: 'refused', about: 'mail', permanent: false },
      ]);
    expect(await send(plain(await scripted({ END: 'cut' })))).toEqual({
      state: 'uncertain',
      cause: expect.any(String),
    });
  });

  it('an email to a non-ASCII local part is sent where the server supports it, and refused for that person where it does not', async () => {
    const able = await server({ hideSMTPUTF8: false });
    const mail = plain(able.port);
    for (const recipient of ['用户@example.com', 'grace@büro.example', 'čeněk@example.com'])
      expect(await send(mail, { recipient })).toEqual({ state: 'accepted' });
    expect(able.mails.map(({ recipients }) => recipients[0])).toEqual([
      '用户@example.com',
      'grace@büro.example',
      'čeněk@example.com',
    ]); // in this server's notation
    expect(await mail.prepare({ ...message, recipient: 'grace@büro.example' })).toMatchObject({
      envelope: { to: 'grace@xn--bro-hoa.example' },
    });
    expect(able.mails.map(({ raw }) => /^To: (.*)\r$/m.exec(raw)?.[1])).toEqual([
      '用户@example.com',
      'grace@xn--bro-hoa.example',
      'čeněk@example.com',
    ]);
    expect(
      able.mails.every(({ raw }) => readSignature(Buffer.from(raw).toString('latin1'), keys.publicKey).holds),
    ).toBe(true);
    const unable = await server({ hideSMTPUTF8: true });
    const other = plain(unable.port);
    expect(await send(other, { recipient: '用户@example.com' })).toEqual({
      state: 'refused',
      about: 'mail',
      permanent: true,
      slowDown: false,
      cause: expect.stringContaining('Ask this person for another address'),
    });
    expect(await send(other, { recipient: 'grace@büro.example' })).toEqual({ state: 'accepted' });
    expect(unable.mails).toHaveLength(1);
  });

  it('a server that drips an endless answer is abandoned in time', async () => {
    const silence = watchSilence(patient.silenceMs);
    const { port } = await server({ answer: silence.isOver });
    expect(await send(plain(port))).toMatchObject({ state: 'uncertain' });
    const dripping = createServer((socket) => {
      socket.on('error', () => {});
      const timer = setInterval(() => socket.write('2'), 20);
      socket.on('close', () => clearInterval(timer));
    }).listen(0, '127.0.0.1');
    await once(dripping, 'listening');
    open.push({ stop: () => dripping.close() });
    expect(
      await send(
        plain((dripping.address() as AddressInfo).port, { limits: { ...patient, connectMs: 400, wholeMs: 600 } }),
      ),
    ).toMatchObject({ state: 'refused', about: 'server' });
  });

  it('a server that hides its encryption gets nothing', async () => {
    const { port, mails } = await server();
    expect(await send(sender(`smtp://user:secret@127.0.0.1:${port}`))).toMatchObject({
      state: 'refused',
      about: 'server',
      cause: expect.stringContaining('no encrypted connection'),
    });
    expect(mails).toEqual([]);
  });

  it('a refused password and an untrusted certificate are about the server', async () => {
    const { cert, key } = makeCertificate();
    const { port, mails } = await server({
      cert,
      key,
      disabledCommands: [],
      onAuth: (_auth, _session, done) => done(refusal('535 5.7.8 authentication failed')),
    });
    expect(
      await send(sender(`smtp://ada:wrong@localhost:${port}`, { limits: { ...patient, trusted: cert } })),
    ).toMatchObject({ about: 'server', permanent: false, cause: expect.stringContaining('password') });
    expect(await send(sender(`smtp://ada:wrong@localhost:${port}`))).toMatchObject({
      about: 'server',
      permanent: false,
      cause: expect.stringContaining('certificate'),
    });
    expect(mails).toEqual([]);
  });
});
