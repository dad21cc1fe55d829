import { DAY_SECONDS } from '../../../../src/domain/duration';
import { replyAddress } from '../../../../src/domain/reply-address';
import { addMailChannel, deliver, INBOUND, receiptsOf, useInboundMail } from '../../../testing/inbound-mail';
import { asOwner, useDatabase } from '../../../testing/database';
import { latin1, mailText } from '../../../testing/mails/mail-case';
import { register } from '../../../testing/world';
import { replySigner } from './reply-signer-wiring';

useDatabase();
useInboundMail();

let workspaceId: string;
let channel: Awaited<ReturnType<typeof addMailChannel>>;
beforeAll(async () => {
  ({ workspaceId } = await register());
});
beforeEach(async () => {
  await asOwner('TRUNCATE inbound_receipts');
  await asOwner('DELETE FROM inbox_channels');
  channel = await addMailChannel(workspaceId);
});

const mail = () => mailText({ 'Message-ID': `<${crypto.randomUUID()}@raman.example>` }, 'Two loaves, please.');
const doors: [string, (raw: string, to: string) => Promise<{ status: number; body: unknown }>][] = [
  ['sendgrid', (raw, to) => deliver.sendgrid(raw, [to])],
  ['postmark', (raw, to) => deliver.postmark(raw, to)],
  ['mail', (raw, to) => deliver.pipe(raw, to)],
  ['mail', (raw, to) => deliver.signed(raw, to)],
];

describe.each(doors)('a mail by %s', (source, door) => {
  it('is stored as it came, for the inbox that it is for', async () => {
    const raw = mail();
    expect(await door(raw, channel.forwardTo)).toMatchObject({ status: 200, body: { data: { taken: 1 } } });
    const [receipt, ...others] = await receiptsOf(workspaceId);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ source, state: 'waiting', channel_id: channel.channelId });
    expect(receipt!.raw.toString()).toBe(raw);
  });

  it('for nobody we know is kept for the operator', async () => {
    expect(await door(mail(), `somebody-else@${INBOUND.domain}`)).toMatchObject({
      status: 200,
      body: { data: { taken: 1 } },
    });
    expect(await receiptsOf(null)).toMatchObject([{ state: 'unrouted', channel_id: null }]);
    expect(await receiptsOf(workspaceId)).toEqual([]);
  });

  it('asks for its reading in the same transaction', async () => {
    await door(mail(), channel.forwardTo);
    const jobs = await asOwner(
      "SELECT data FROM pgboss.job WHERE name = 'read-receipt' AND data->>'receiptId' = (SELECT id::text FROM inbound_receipts)",
    );
    expect(jobs).toHaveLength(1);
  });
});

describe('a forged mail', () => {
  it.each([
    ['sendgrid with another password', () => deliver.sendgrid(mail(), [channel.forwardTo], 'another-password-here')],
    [
      'postmark with another password',
      () => deliver.postmark(mail(), channel.forwardTo, { password: 'another-password-here' }),
    ],
    ['a pipe with another password', () => deliver.pipe(mail(), channel.forwardTo, 'another-password-here')],
    [
      'a signature by another key',
      () =>
        deliver.signed(mail(), channel.forwardTo, {
          secret: `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`,
        }),
    ],
    [
      'a signature over another body',
      () => deliver.signed(mail(), channel.forwardTo, { change: (body) => Buffer.concat([body, Buffer.from('!')]) }),
    ],
    ['a signature of yesterday', () => deliver.signed(mail(), channel.forwardTo, { ago: DAY_SECONDS })],
  ])('(%s) is refused and leaves nothing', async (_what, forge) => {
    expect((await forge()).status).toBe(401);
    expect([...(await receiptsOf(workspaceId)), ...(await receiptsOf(null))]).toEqual([]);
  });
});

describe('the same mail', () => {
  it('that is delivered again is stored once, by each door', async () => {
    const raw = mail();
    const id = crypto.randomUUID();
    for (const again of [1, 2]) {
      const taken = again === 1 ? 1 : 0;
      expect((await deliver.sendgrid(raw, [channel.forwardTo])).body).toMatchObject({ data: { taken } });
      expect((await deliver.postmark(raw, channel.forwardTo, { id })).body).toMatchObject({ data: { taken } });
      expect((await deliver.pipe(raw, channel.forwardTo)).body).toMatchObject({ data: { taken } });
    }
    expect(await receiptsOf(workspaceId)).toHaveLength(3);
  });

  it('twenty times at once is stored once', async () => {
    const raw = mail();
    const taken = await Promise.all(Array.from({ length: 20 }, () => deliver.pipe(raw, channel.forwardTo)));
    expect(
      taken.map(({ body }) => (body as { data: { taken: number } }).data.taken).filter((count) => count === 1),
    ).toHaveLength(1);
    expect(await receiptsOf(workspaceId)).toHaveLength(1);
  });

  it('to two businesses is stored for both', async () => {
    const other = await register();
    const theirs = await addMailChannel(other.workspaceId);
    expect((await deliver.sendgrid(mail(), [channel.forwardTo, theirs.forwardTo])).body).toMatchObject({
      data: { taken: 2 },
    });
    expect([await receiptsOf(workspaceId), await receiptsOf(other.workspaceId)]).toEqual([
      [expect.anything()],
      [expect.anything()],
    ]);
  });
});

describe('whom a mail is for', () => {
  it('is found in capitals, with a tag, and in the mail’s own headers', async () => {
    await deliver.pipe(mail(), channel.forwardTo.toUpperCase());
    await deliver.pipe(mail(), channel.forwardTo.replace('@', '+orders@'));
    await deliver.pipe(
      mailText(
        { To: 'Bakery <hello@bakery.example>', 'Delivered-To': channel.forwardTo, 'Message-ID': '<h@x.example>' },
        'x',
      ),
    );
    expect(await receiptsOf(workspaceId)).toHaveLength(3);
  });

  it('is the workspace of a conversation that a reply address names, and nobody when its signature is wrong', async () => {
    const conversationId = crypto.randomUUID();
    await asOwner(
      `INSERT INTO conversations (workspace_id, id, channel, channel_id, address, status, unread, last_sender, last_message_at, created_at, updated_at)
       VALUES ($1, $2, 'email', $3, 'priya@raman.example', 'open', false, 'user', now(), now(), now())`,
      [workspaceId, conversationId, channel.channelId],
    );
    const reply = replyAddress({ workspaceId, conversationId }, INBOUND.domain, replySigner());
    await deliver.pipe(mailText({ To: 'x@y.example', Cc: reply.toUpperCase(), 'Message-ID': '<r@x.example>' }, 'x'));
    expect(await receiptsOf(workspaceId)).toMatchObject([{ channel_id: channel.channelId }]);
    await deliver.pipe(
      mail(),
      reply.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@')),
    );
    expect(await receiptsOf(null)).toHaveLength(1);
  });

  it('is nobody at another domain', async () => {
    await deliver.pipe(mail(), channel.forwardTo.replace(INBOUND.domain, 'elsewhere.example'));
    expect(await receiptsOf(null)).toHaveLength(1);
  });
});

it('bytes of any encoding are stored as they came', async () => {
  const raw = latin1('From: J\xfcrgen <j@x.example>\r\n\r\nSch\xf6n \x00\xff--xYzZ\r\n');
  await deliver.sendgrid(raw, [channel.forwardTo]);
  expect((await receiptsOf(workspaceId))[0]!.raw.equals(Buffer.from(raw))).toBe(true);
});

it('a request by SendGrid without the raw mail is kept for the operator', async () => {
  expect((await deliver.sendgrid('', [channel.forwardTo])).status).toBe(200);
  expect(await receiptsOf(null)).toMatchObject([{ source: 'sendgrid', state: 'unrouted' }]);
});
