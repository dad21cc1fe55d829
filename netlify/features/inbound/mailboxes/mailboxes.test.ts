import { conversationsContract } from '../../../../src/contracts/conversations';
import { inboxContract } from '../../../../src/contracts/inbox';
import { DAY_MS } from '../../../../src/domain/duration';
import { forgetEnv } from '../../../config/env';
import { startImapServer, type ImapServer } from '../../../testing/imap-server';
import { useInboundMail, workReceipts } from '../../../testing/inbound-mail';
import { asOwner, useDatabase } from '../../../testing/database';
import { mailText } from '../../../testing/mails/mail-case';
import { register } from '../../../testing/world';
import { mailboxJobs } from './mailbox-wiring';

useDatabase();
useInboundMail();

let server: ImapServer;
let owner: Awaited<ReturnType<typeof register>>;
beforeEach(async () => {
  await asOwner('DELETE FROM inbox_channels');
  await jobs('1 day'); // what another test left for later
  server = await startImapServer();
  process.env.WEB_ALLOWED_ORIGINS = `127.0.0.1:${server.port}`;
  forgetEnv();
  owner = await register();
});
afterEach(async () => {
  await server.stop();
  delete process.env.WEB_ALLOWED_ORIGINS;
  forgetEnv();
});

const mail = (subject: string, from = 'priya@raman.example') =>
  mailText(
    { From: from, Subject: subject, 'Message-ID': `<${crypto.randomUUID()}@raman.example>` },
    `About ${subject}`,
  );
const imap = (more: object = {}) => ({
  channel: 'email',
  source: 'imap',
  address: 'Hello@Bakery.example',
  host: '127.0.0.1',
  port: server.port,
  user: 'ada',
  password: 'secret',
  ...more,
});
const connect = (what: object) =>
  owner.call('inbox', inboxContract.createInboxChannel, { connect: what } as never, {
    'idempotency-key': crypto.randomUUID(),
  });
const channels = async () => (await owner.call('inbox', inboxContract.listInboxChannels, {})).body.data.items;
const subjects = async () =>
  (
    (await owner.call('conversations', conversationsContract.listConversations, {})).body.data.items as {
      subject: string;
    }[]
  )
    .map(({ subject }) => subject)
    .sort();
const jobs = async (within = '0 seconds') =>
  (
    await asOwner<{ data: { workspaceId: string; channelId: string } }>(
      "DELETE FROM pgboss.job WHERE name = 'read-mailbox' AND start_after <= now() + $1::interval RETURNING data",
      [within],
    )
  ).map(({ data }) => data);
const poll = async () => {
  await asOwner("UPDATE inbox_channels SET checked_at = now() - interval '2 minutes'");
  await mailboxJobs().askForAll();
  for (let due = await jobs(); due.length > 0; due = await jobs())
    for (const named of due) await mailboxJobs().read(named, new AbortController().signal);
  await workReceipts();
};

describe('connecting a mailbox', () => {
  it('is tried before it is stored, and its password never leaves', async () => {
    const reply = await connect(imap());
    expect(reply).toMatchObject({
      status: 200,
      body: {
        data: {
          address: 'hello@bakery.example',
          state: 'connected',
          mail: { source: 'imap', forwardTo: '', imapHost: '127.0.0.1', imapUser: 'ada' },
        },
      },
    });
    expect(JSON.stringify(await channels())).not.toContain('secret');
    const [row] = await asOwner<{ row: string }>('SELECT row_to_json(c)::text AS row FROM inbox_channels c');
    expect(row!.row).not.toContain('"secret"');
  });

  it('with a wrong password stores nothing, and says where to look', async () => {
    expect(await connect(imap({ password: 'wrong' }))).toMatchObject({
      status: 400,
      body: {
        error: expect.stringContaining('does not accept this user name and password'),
        fields: { password: expect.anything() },
      },
    });
    expect(await channels()).toEqual([]);
  });

  it.each(['10.0.0.8', 'localhost', '169.254.169.254', '[::1]', 'metadata.google.internal'])(
    'on %s is refused without a connection',
    async (host) => {
      expect(await connect(imap({ host }))).toMatchObject({
        status: 400,
        body: { fields: { host: expect.anything() } },
      });
      expect(server.commands).toEqual([]);
    },
  );

  it('by forwarding gives an address of its own, however many type the same mailbox', async () => {
    const forward = { channel: 'email', source: 'forward', address: 'hello@corner-bakery.example' };
    const first = (await connect(forward)).body.data;
    owner = await register();
    const second = (await connect(forward)).body.data;
    for (const one of [first, second])
      expect(one).toMatchObject({
        address: 'hello@corner-bakery.example',
        mail: { source: 'forward', forwardTo: expect.stringMatching(/^corner-bakery-[a-z2-9]{10}@inbound\.example$/) },
      });
    expect(first.mail.forwardTo).not.toBe(second.mail.forwardTo);
  });

  it('by forwarding is refused in words where the operator has set no domain', async () => {
    const { INBOUND_MAIL_DOMAIN: domain } = process.env;
    delete process.env.INBOUND_MAIL_DOMAIN;
    forgetEnv();
    expect(await connect({ channel: 'email', source: 'forward', address: 'hello@bakery.example' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('IMAP') },
    });
    process.env.INBOUND_MAIL_DOMAIN = domain;
    forgetEnv();
  });
});

describe('a connected mailbox', () => {
  it('is read from its last week on, each mail once', async () => {
    server.add(mail('long ago'), { at: new Date(Date.now() - 30 * DAY_MS) });
    server.add(mail('this week'), { at: new Date(Date.now() - DAY_MS) });
    await connect(imap());
    await poll();
    expect(await subjects()).toEqual(['this week']);
    server.add(mail('new', 'tom@oneil.example'));
    await poll();
    await poll();
    expect(await subjects()).toEqual(['new', 'this week']);
    expect(server.box.mails.every(({ flags }) => flags.size === 0)).toBe(true);
  });

  it('is read again within seconds while people write, and by the minute after that', async () => {
    await connect(imap());
    await poll();
    expect(await jobs('1 hour')).toEqual([]);
    server.add(mail('are you there?'));
    await poll();
    const [again, ...others] = await jobs('20 seconds');
    expect(others).toEqual([]);
    server.add(mail('hello?', 'tom@oneil.example'));
    await mailboxJobs().read(again!, new AbortController().signal);
    await workReceipts();
    expect(await subjects()).toEqual(['are you there?', 'hello?']);
    await asOwner("UPDATE inbox_channels SET heard_at = now() - interval '11 minutes'");
    for (const named of await jobs('20 seconds')) await mailboxJobs().read(named, new AbortController().signal);
    expect(await jobs('1 hour')).toEqual([]);
  });

  it('with many mails is read in portions to its end', async () => {
    for (let at = 0; at < 120; at += 1) server.add(mail(`n${at}`, `p${at}@raman.example`));
    await connect(imap());
    await poll();
    const [{ n }] = (await asOwner<{ n: number }>(
      'SELECT count(*)::int AS n FROM conversations WHERE workspace_id = $1',
      [owner.workspaceId],
    )) as [{ n: number }];
    expect(n).toBe(120);
  });

  it('that is numbered anew brings nothing twice', async () => {
    server.add(mail('a'));
    await connect(imap());
    await poll();
    server.renumber();
    server.add(mail('b', 'tom@oneil.example'));
    await poll();
    expect(await subjects()).toEqual(['a', 'b']);
  });

  it('read by two workers at once brings nothing twice', async () => {
    server.add(mail('a'));
    const { id } = (await connect(imap())).body.data;
    const named = { workspaceId: owner.workspaceId, channelId: id as string };
    await Promise.all([1, 2].map(() => mailboxJobs().read(named, new AbortController().signal)));
    await workReceipts();
    expect(await asOwner('SELECT 1 FROM inbound_receipts WHERE workspace_id = $1', [owner.workspaceId])).toHaveLength(
      1,
    );
  });

  it('whose password was changed is broken until somebody mends it, and says so', async () => {
    const { id } = (await connect(imap())).body.data;
    await server.stop();
    const port = server.port;
    server = await startImapServer({ password: 'changed' });
    await asOwner("UPDATE inbox_channels SET settings = settings || jsonb_build_object('port', $1::int)", [
      server.port,
    ]);
    process.env.WEB_ALLOWED_ORIGINS = `127.0.0.1:${server.port},127.0.0.1:${port}`;
    forgetEnv();
    await poll();
    expect(await channels()).toMatchObject([{ id, state: 'broken', cause: expect.stringContaining('password') }]);
    await poll();
    expect(server.commands.filter((command) => command.startsWith('LOGIN'))).toHaveLength(1);
  });

  it('whose server is away stays connected, says so, and is read again', async () => {
    const { id } = (await connect(imap())).body.data;
    const { port } = server;
    await server.stop();
    await poll();
    expect(await channels()).toMatchObject([{ id, state: 'connected', cause: expect.stringMatching(/127\.0\.0\.1/) }]);
    server = await startImapServer({ port });
    server.add(mail('after all'));
    await poll();
    expect(await subjects()).toEqual(['after all']);
    expect(await channels()).toMatchObject([{ state: 'connected', cause: null }]);
  });

  it('that is paused is left alone', async () => {
    const { id } = (await connect(imap())).body.data;
    server.add(mail('a'));
    const before = server.commands.length;
    await owner.call('inbox', inboxContract.updateInboxChannel, { channelId: id, paused: true });
    await poll();
    expect(server.commands).toHaveLength(before);
  });

  it('is checked when somebody asks', async () => {
    const { id } = (await connect(imap())).body.data;
    expect((await owner.call('inbox', inboxContract.checkInboxChannel, { channelId: id })).body.data).toMatchObject({
      state: 'connected',
      cause: null,
    });
  });
});
