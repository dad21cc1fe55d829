import { connect } from 'node:net';
import { makeCertificate } from '../../testing/certificate';
import { startImapServer, type ImapServer } from '../../testing/imap-server';
import { mailText } from '../../testing/mails/mail-case';
import { DAY_MS } from '../../../src/domain/duration';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { imapMailbox } from './imap-mailbox';

let server: ImapServer;
afterEach(() => server?.stop());

const signal = new AbortController().signal;
const plain = (port: number) =>
  imapMailbox(makeGuardedWeb({ version: 'test', allowedOrigins: [`127.0.0.1:${port}`] }), { mayBePlain: () => true });
const account = (port: number, more = {}) => ({ host: '127.0.0.1', port, user: 'ada', password: 'secret', ...more });
const asked = { cursor: null, since: new Date(Date.now() - 7 * DAY_MS), most: 50, mostBytes: 60_000_000 };
const mail = (subject: string) => mailText({ Subject: subject, 'Message-ID': `<${subject}@raman.example>` }, 'Hello\n');
const read = async (more = {}) => {
  const reading = await plain(server.port).read(account(server.port), { ...asked, ...more }, signal);
  if (reading.kind !== 'read') throw new Error(reading.sentence);
  return {
    ...reading,
    subjects: reading.mails.map(({ bytes }) => /Subject: (.*)/.exec(Buffer.from(bytes).toString())?.[1]),
  };
};

describe('a mailbox', () => {
  it('gives the last days first, then what is new, and never the same twice', async () => {
    server = await startImapServer();
    server.add(mail('old'), { at: new Date(Date.now() - 30 * DAY_MS) });
    server.add(mail('recent'), { at: new Date(Date.now() - DAY_MS) });
    const first = await read();
    expect(first).toMatchObject({ subjects: ['recent'], cursor: { validity: '7', uid: 2 }, more: false });
    server.add(mail('new'));
    const second = await read({ cursor: first.cursor });
    expect(second).toMatchObject({ subjects: ['new'], cursor: { uid: 3 } });
    expect(await read({ cursor: second.cursor })).toMatchObject({ subjects: [], cursor: { uid: 3 } });
  });

  it('with nothing recent begins after what is there', async () => {
    server = await startImapServer();
    server.add(mail('old'), { at: new Date(Date.now() - 30 * DAY_MS) });
    expect(await read()).toMatchObject({ subjects: [], cursor: { uid: 1 } });
  });

  it('is read in portions', async () => {
    server = await startImapServer();
    for (const name of ['a', 'b', 'c']) server.add(mail(name));
    const first = await read({ most: 2 });
    expect(first).toMatchObject({ subjects: ['a', 'b'], more: true, cursor: { uid: 2 } });
    expect(await read({ cursor: first.cursor, most: 2 })).toMatchObject({ subjects: ['c'], more: false });
    expect(await read({ mostBytes: 1 })).toMatchObject({ subjects: ['a'], more: true });
  });

  it('that is numbered anew gives the last days again', async () => {
    server = await startImapServer();
    server.add(mail('a'));
    const { cursor } = await read();
    server.renumber();
    server.add(mail('b'));
    expect(await read({ cursor })).toMatchObject({ subjects: ['a', 'b'], cursor: { validity: '8', uid: 2 } });
  });

  it('keeps every flag, and is asked for nothing that could change it', async () => {
    server = await startImapServer();
    server.add(mail('a'));
    await read();
    expect(server.box.mails[0]!.flags.size).toBe(0);
    expect(server.commands.join('\n')).not.toMatch(/\b(?:STORE|EXPUNGE|APPEND|COPY|MOVE|DELETE|SELECT)\b|BODY\[/i);
    expect(server.commands).toContain('EXAMINE INBOX');
  });

  it('holds bytes as they are', async () => {
    server = await startImapServer();
    const bytes = Uint8Array.from([
      ...Buffer.from('From: a@b.example\r\n\r\n'),
      ...Array.from({ length: 256 }, (_, at) => at),
    ]);
    server.add(bytes);
    expect(Buffer.from((await read()).mails[0]!.bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it('keeps a mail that is too large, and says so', async () => {
    server = await startImapServer({ sizeOf: () => 40_000_000 });
    server.add(mail('huge'));
    const { mails } = await read();
    expect(Buffer.from(mails[0]!.bytes).toString()).toMatch(/Subject: huge[^]*\r\n\r\nThis email is larger than 25 MB/);
  });

  it.each(['a name with "quotes" and \\ strokes', 'pässwörd ☕'])('takes the password %j', async (password) => {
    server = await startImapServer({ password });
    expect(await plain(server.port).check(account(server.port, { password }), signal)).toBeNull();
  });
});

describe('what goes wrong', () => {
  it('with the password is for a person to mend', async () => {
    server = await startImapServer();
    expect(await plain(server.port).check(account(server.port, { password: 'wrong' }), signal)).toMatchObject({
      kind: 'refused',
      sentence: expect.stringMatching(/^The mail server 127\.0\.0\.1 does not accept this user name and password\./),
    });
  });

  it.each(['EXAMINE', 'UID SEARCH', 'UID FETCH', 'LOGIN'])('in the middle of %s may pass', async (hangUpAt) => {
    server = await startImapServer({ hangUpAt });
    server.add(mail('a'));
    expect(await plain(server.port).read(account(server.port), asked, signal)).toMatchObject({ kind: 'away' });
  });

  it('without encryption is no sign-in', async () => {
    server = await startImapServer();
    const box = imapMailbox(makeGuardedWeb({ version: 'test', allowedOrigins: [`127.0.0.1:${server.port}`] }), {
      mayBePlain: () => false,
    });
    expect(await box.check(account(server.port), signal)).toMatchObject({
      kind: 'away',
      sentence: expect.stringMatching(/offers no encrypted connection/),
    });
    expect(server.commands.join()).not.toMatch(/LOGIN/);
  });

  it('at an address that is not public is refused before a byte is sent', async () => {
    server = await startImapServer();
    const box = imapMailbox(makeGuardedWeb({ version: 'test' }), { mayBePlain: () => true });
    for (const host of ['127.0.0.1', 'localhost', '169.254.169.254', '[::1]', '10.0.0.1'])
      expect(await box.check(account(server.port, { host }), signal)).toMatchObject({ kind: 'away' });
    expect(server.commands).toEqual([]);
  });

  it('a certificate of somebody else is no proof', async () => {
    server = await startImapServer({ tls: makeCertificate() });
    const web = makeGuardedWeb({
      version: 'test',
      allowedOrigins: ['mail.example:993'],
      network: { resolve: async () => ['127.0.0.1'], connect: () => connect(server.port, '127.0.0.1') },
    });
    const box = imapMailbox(web, { mayBePlain: () => false });
    // The checked address is this machine, where nothing listens on 993.
    expect(await box.check(account(993, { host: 'mail.example' }), signal)).toMatchObject({ kind: 'away' });
  });
});
