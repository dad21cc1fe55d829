import { deliveryMessageId } from '../../../../src/domain/bounce-address';
import { foldQuote } from '../../../../src/domain/mail-quote';
import { readReplyAddress } from '../../../../src/domain/reply-address';
import type { OutgoingMessage } from '../../../ports/inbox';
import { smtpAnswerMail } from '../../../providers/smtp/smtp-answer-mail';
import { readSignature, signingKeys } from '../../../testing/dkim';
import { startMailServer, type MailServer } from '../../../testing/mail-server';
import type { AnswerFacts } from './mail-answer-repository';
import { makeMailAnswers, type AnswerSender } from './mail-answers';

const keys = signingKeys();
const signature = { domain: 'bakery.example', selector: 's1', privateKey: keys.privateKey };
const now = new Date('2026-11-22T10:00:00Z');
const sign = (text: string) => Buffer.from(text.slice(0, 8)).toString('hex');

let server: MailServer;
let port: ReturnType<typeof smtpAnswerMail>;
const start = async (options: Parameters<typeof startMailServer>[0] = {}) => {
  server = await startMailServer(options);
  port = smtpAnswerMail({
    server: { host: '127.0.0.1', port: server.port, tls: 'off' },
    connections: 1,
    limits: { connectMs: 300_000, silenceMs: 310_000, wholeMs: 320_000 }, // only for what hangs
  });
};
afterEach(async () => {
  port.close();
  await server.stop();
});

const facts: AnswerFacts = {
  zone: 'Europe/London',
  channel: { address: 'corner-abc', settings: { source: 'forward', writeTo: 'hello@bakery.example' } },
  ownAddresses: ['corner-abc', 'hello@bakery.example'],
  last: {
    content: 'Do you bake rye?\n> earlier words',
    author: '',
    mail: {
      cc: ['dev@raman.example', 'Hello@bakery.example', 'corner-abc@inbound.example', 'priya@raman.example'],
      bulk: false,
      automatic: false,
    },
    at: new Date('2026-11-21T23:30:00Z'),
  },
};
const message: OutgoingMessage = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  workspaceId: '0190bbbb-0000-7000-8000-000000000002',
  conversationId: '0190cccc-0000-7000-8000-000000000003',
  channelId: '0190dddd-0000-7000-8000-000000000004',
  to: 'priya@raman.example',
  toName: 'Priya Raman',
  text: 'Yes, on Fridays <3\n\nSee https://bakery.example/rye?a=1&b=2.\n\nAda\nCorner Bakery',
  files: [],
  byPerson: true,
  author: 'Ada',
  threadKey: '',
  mail: {
    subject: 'Re: Rye',
    cc: [],
    inReplyTo: '<q2@raman.example>',
    references: ['<q1@raman.example>', '<q2@raman.example>'],
  },
};
const send = async (
  more: Partial<OutgoingMessage> = {},
  {
    known = facts,
    sender = {},
    own = null,
    domain = 'inbound.example',
    bounces,
    mayShare = false,
    none = false,
  }: Options = {},
) =>
  makeMailAnswers({
    repository: { read: async () => known },
    lineOf: async () => (none ? null : { port, ownAddress: own, close: () => undefined }),
    senderOf: async () => ({ from: { name: 'Corner Bakery', address: 'hello@bakery.example' }, signature, ...sender }),
    inbound: { domain: domain ?? undefined, sign },
    bounces,
    mayShare: () => mayShare,
    clock: { now: () => now },
  }).send({ ...message, ...more }, new AbortController().signal);
interface Options {
  known?: AnswerFacts | null;
  sender?: Partial<AnswerSender>;
  own?: string | null;
  domain?: string | null;
  bounces?: string;
  mayShare?: boolean;
  none?: boolean;
}
const shared = { from: { name: 'Corner Bakery', address: 'no-reply@marketing.example' }, signature: null };

describe('an answer', () => {
  it('threads in the customer’s mail program, and says what it answers', async () => {
    await start();
    const outcome = await send();
    const messageId = deliveryMessageId({ workspaceId: message.workspaceId, deliveryId: message.id }, 'bakery.example');
    expect(outcome).toEqual({ kind: 'sent', externalId: messageId, state: 'sent' });
    const { parsed, raw, recipients, sender } = server.mails[0]!;
    expect(parsed).toMatchObject({
      subject: 'Re: Rye',
      messageId,
      inReplyTo: '<q2@raman.example>',
      references: ['<q1@raman.example>', '<q2@raman.example>'],
      from: { value: [{ name: 'Corner Bakery', address: 'hello@bakery.example' }] },
      to: { value: [{ name: 'Priya Raman', address: 'priya@raman.example' }] },
      cc: { value: [{ address: 'dev@raman.example' }] },
    });
    expect([recipients, sender]).toEqual([['priya@raman.example', 'dev@raman.example'], 'hello@bakery.example']);
    const folded = foldQuote(parsed.text!);
    expect(folded).toEqual({
      text: message.text,
      quoted: 'On 21 November 2026, Priya Raman <priya@raman.example> wrote:\n> Do you bake rye?\n>> earlier words',
    });
    expect(parsed.html).toContain('Yes, on Fridays &#60;3');
    expect(parsed.html).toContain('<a href="https://bakery.example/rye?a=1&#38;b=2">');
    expect(raw).not.toMatch(/^(Precedence|List-|Auto-Submitted)/im);
  });

  it('leads back to its conversation', async () => {
    await start();
    await send();
    const replyTo = server.mails[0]!.parsed.replyTo!.value[0]!.address!;
    expect(replyTo.length - '@inbound.example'.length).toBeLessThanOrEqual(64);
    expect(readReplyAddress(replyTo, 'inbound.example', sign)).toEqual({
      workspaceId: message.workspaceId,
      conversationId: message.conversationId,
    });
  });

  it('is signed for the domain that it comes from', async () => {
    await start();
    await send();
    expect(readSignature(server.mails[0]!.raw, keys.publicKey)).toMatchObject({
      holds: true,
      tags: { d: 'bakery.example' },
    });
  });

  it('carries files with names in any script', async () => {
    await start();
    const bytes = Uint8Array.from({ length: 3_000 }, (_, at) => at % 256);
    await send({
      files: [
        { name: 'Preisliste „2027“ 日本.pdf', contentType: 'application/pdf', bytes },
        { name: 'a"b\r\nX: y.bin', contentType: 'text/plain\r\nX: y', bytes },
      ],
    });
    const { attachments, headers } = server.mails[0]!.parsed;
    expect(attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['Preisliste „2027“ 日本.pdf', 'application/pdf'],
      ['a"b X: y.bin', 'application/octet-stream'],
    ]);
    expect(Buffer.from(bytes).equals(attachments[0]!.content)).toBe(true);
    expect(headers.has('x')).toBe(false);
  });

  it('cannot be given headers by what others wrote', async () => {
    await start();
    await send({
      toName: 'Priya\r\nBcc: all@raman.example',
      mail: {
        subject: 'Re: x\r\nBcc: all@raman.example',
        cc: ['x@y.example\r\nBcc: z@y.example'],
        inReplyTo: '<a@b>\r\nX-Bad: 1',
        references: ['<ok@b.example>', '<bad\r\nX-Bad: 1@b>'],
      },
    });
    const { parsed, recipients } = server.mails[0]!;
    expect(parsed.headers.has('bcc')).toBe(false);
    expect(parsed.headers.has('x-bad')).toBe(false);
    expect([parsed.inReplyTo, parsed.references, recipients]).toEqual([
      undefined,
      '<ok@b.example>',
      ['priya@raman.example', 'dev@raman.example'],
    ]);
  });

  it('that goes out by itself tells other machines so', async () => {
    await start();
    await send({ author: 'Automatic answer' });
    expect(server.mails[0]!.raw).toMatch(/^Auto-Submitted: auto-replied\r$/m);
  });

  it('copies nobody of a list', async () => {
    await start();
    await send(
      {},
      {
        known: {
          ...facts,
          last: { ...facts.last!, mail: { cc: ['all@lists.example'], bulk: true, automatic: false } },
        },
      },
    );
    expect(server.mails[0]!.recipients).toEqual(['priya@raman.example']);
  });
});

describe('whose name it goes out in', () => {
  it('is the installation’s address where the business has no domain, and only to who wrote', async () => {
    await start();
    expect(await send({}, { sender: shared, bounces: 'bounces@marketing.example' })).toMatchObject({ kind: 'sent' });
    const { parsed, sender } = server.mails[0]!;
    expect(parsed.from!.value).toMatchObject([{ name: 'Corner Bakery', address: 'no-reply@marketing.example' }]);
    expect(sender).toMatch(/^bounces\+[0-9a-z]{25}\.[0-9a-z]{25}@marketing\.example$/);
    expect(await send({}, { sender: shared, known: { ...facts, last: null } })).toMatchObject({
      kind: 'refused',
      cause: expect.stringMatching(/^Without your own domain, you can message only people who/),
    });
    expect(server.mails).toHaveLength(1);
  });

  it('is its own server’s address, signed only for that domain', async () => {
    await start();
    await send({}, { own: 'ada@gmail.example', bounces: 'bounces@marketing.example' });
    const { parsed, raw, sender } = server.mails[0]!;
    expect([parsed.from!.value[0]!.address, sender]).toEqual(['ada@gmail.example', 'ada@gmail.example']);
    expect(raw).not.toMatch(/DKIM-Signature/);
  });

  it('is the mailbox that customers know, when its domain is the business’s', async () => {
    await start();
    await send({}, { sender: { from: { name: 'Corner Bakery', address: 'news@bakery.example' } } });
    expect(server.mails[0]!.parsed.from!.value[0]!.address).toBe('hello@bakery.example');
  });

  it('asks for answers at the mailbox where no mail comes in by itself', async () => {
    await start();
    await send({}, { sender: shared, domain: null });
    expect(server.mails[0]!.parsed.replyTo!.value[0]!.address).toBe('hello@bakery.example');
  });
});

describe('what became of it', () => {
  it.each([
    ['550 5.1.1 No such user', 'refused'],
    ['451 4.3.0 Try again', 'later'],
  ])('%s is %s', async (answer, kind) => {
    await start({ answer: () => answer });
    expect(await send()).toMatchObject({ kind, cause: expect.stringContaining(answer.slice(0, 9)) });
  });

  it('is unknown when the answer was lost after the last byte', async () => {
    await start({ answer: () => 'cut' });
    expect(await send()).toMatchObject({ kind: 'uncertain' });
  });

  it('is refused when only the copies were taken', async () => {
    await start({
      onRcptTo: ({ address }, _session, done) =>
        address === 'priya@raman.example' ? done(Object.assign(new Error('no'), { responseCode: 550 })) : done(),
    });
    expect(await send()).toMatchObject({ kind: 'refused' });
  });

  it('is nothing without a mail server, and nothing to an address that is none', async () => {
    await start();
    expect(await send({}, { none: true })).toMatchObject({
      kind: 'refused',
      cause: expect.stringMatching(/^No mail server is set up/),
    });
    expect(await send({ to: 'unknown-1@sender.invalid' })).toMatchObject({
      kind: 'refused',
      cause: 'This email cannot be answered, because it does not say who sent it.',
    });
    expect(await send({ to: 'nobody' })).toMatchObject({ kind: 'refused' });
  });
});
