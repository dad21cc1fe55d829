import { createHmac } from 'node:crypto';
import { inboundContract } from '../../src/contracts/inbound';
import { forgetEnv } from '../config/env';
import { makeClient } from './call';
import { asOwner } from './database';

/** Mail that comes in by each of the doors, as the services send it. */
export const INBOUND = {
  domain: 'inbound.example',
  password: 'the-mail-server-delivers-here',
  secret: `whsec_${Buffer.from('thirty-two bytes that only tests').toString('base64')}`,
};

export function useInboundMail(): void {
  beforeAll(() => {
    Object.assign(process.env, {
      INBOUND_MAIL_DOMAIN: INBOUND.domain,
      INBOUND_MAIL_PASSWORD: INBOUND.password,
      INBOUND_MAIL_SECRET: INBOUND.secret,
    });
    forgetEnv();
  });
  afterAll(() => {
    for (const name of ['INBOUND_MAIL_DOMAIN', 'INBOUND_MAIL_PASSWORD', 'INBOUND_MAIL_SECRET'])
      delete process.env[name];
    forgetEnv();
  });
}

type Door = 'receiveSendgridMail' | 'receivePostmarkMail' | 'receiveMail';
const client = makeClient({ inbound: async (...asked) => (await import('../functions/inbound')).default(...asked) });
const post = (door: Door, bytes: Uint8Array, headers: Record<string, string>) =>
  client.call('inbound', inboundContract[door], { bytes } as never, headers);
const basic = (password: string) => `Basic ${Buffer.from(`fourbeat:${password}`).toString('base64')}`;
const bytesOf = (mail: string | Uint8Array): Buffer => Buffer.from(mail as string);

export const deliver = {
  sendgrid(mail: string | Uint8Array, to: string[], password = INBOUND.password) {
    const boundary = 'xYzZY';
    const field = (name: string, value: string | Buffer) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
        Buffer.from(value),
        Buffer.from('\r\n'),
      ]);
    const body = Buffer.concat([
      field('headers', 'Received: by mx.sendgrid.net'),
      field('to', to.join(', ')),
      field('email', bytesOf(mail)),
      field('envelope', JSON.stringify({ to, from: 'priya@raman.example' })),
      field('SPF', 'pass'),
      Buffer.from(`--${boundary}--\r\n`),
    ]);
    return post('receiveSendgridMail', body, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      authorization: basic(password),
    });
  },

  postmark(mail: string, to: string, { password = INBOUND.password, id = crypto.randomUUID() as string } = {}) {
    const body = {
      FromName: 'Priya',
      MessageStream: 'inbound',
      From: 'priya@raman.example',
      ToFull: [{ Email: to, Name: '', MailboxHash: '' }],
      CcFull: [],
      BccFull: [],
      OriginalRecipient: to,
      Subject: 'x',
      MessageID: id,
      Attachments: [],
      RawEmail: mail,
    };
    return post('receivePostmarkMail', Buffer.from(JSON.stringify(body)), {
      'content-type': 'application/json',
      authorization: basic(password),
    });
  },

  pipe: (mail: string | Uint8Array, to?: string, password = INBOUND.password) =>
    post('receiveMail', bytesOf(mail), {
      'content-type': 'message/rfc822',
      authorization: `Bearer ${password}`,
      ...(to !== undefined && { 'x-recipient': to }),
    }),

  signed(
    mail: string | Uint8Array,
    to: string,
    { id = `msg_${crypto.randomUUID()}`, ago = 0, secret = INBOUND.secret, change = (body: Buffer) => body } = {},
  ) {
    const body = bytesOf(mail);
    const seconds = String(Math.floor(Date.now() / 1_000) - ago);
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest('base64');
    return post('receiveMail', change(body), {
      'content-type': 'message/rfc822',
      'x-recipient': to,
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,bm90IHRoaXMgb25l v1,${signature}`,
    });
  },
};

/** A connected mailbox that is forwarded here. Returns its id and where mail for it goes. */
export async function addMailChannel(
  workspaceId: string,
  { key = `bakery-${crypto.randomUUID().slice(0, 8)}`, writeTo = 'hello@bakery.example' } = {},
): Promise<{ channelId: string; forwardTo: string }> {
  const channelId = crypto.randomUUID();
  await asOwner(
    `INSERT INTO inbox_channels (workspace_id, id, channel, name, address, settings, state, created_at)
     VALUES ($1, $2, 'email', $3, $4, $5, 'connected', now())`,
    [workspaceId, channelId, writeTo, key, { source: 'forward', forwardKey: key, writeTo }],
  );
  return { channelId, forwardTo: `${key}@${INBOUND.domain}` };
}

export const receiptsOf = (workspaceId: string | null) =>
  asOwner<{ source: string; state: string; raw: Buffer; channel_id: string | null; event_id: string }>(
    'SELECT source, state, raw, channel_id, event_id FROM inbound_receipts WHERE workspace_id IS NOT DISTINCT FROM $1 ORDER BY received_at, id',
    [workspaceId],
  );

/** Does the worker's part for everything that came in. */
export async function workReceipts(): Promise<void> {
  const { conversationsJobs } = await import('../features/conversations/conversations-wiring');
  const jobs = await asOwner<{ data: { receiptId: string } }>(
    "DELETE FROM pgboss.job WHERE name = 'read-receipt' RETURNING data",
  );
  for (const { data } of jobs) await conversationsJobs().readReceipt(data);
}

/** Does the worker's part for answers that were written. */
export async function workAnswers(): Promise<void> {
  const { conversationsJobs } = await import('../features/conversations/conversations-wiring');
  const jobs = await asOwner<{ data: { workspaceId: string; messageId: string } }>(
    "DELETE FROM pgboss.job WHERE name = 'send-message' AND start_after <= now() RETURNING data",
  );
  for (const { data } of jobs) await conversationsJobs().sendMessage(data);
}

/** A mail with a design of its own in the inbox. */
export async function keepDesignedMail(workspaceId: string): Promise<{ conversationId: string; messageId: string }> {
  const named = { conversationId: crypto.randomUUID(), messageId: crypto.randomUUID() };
  await asOwner(
    `INSERT INTO conversations (workspace_id, id, channel, address, status, unread, last_sender, last_message_at, created_at, updated_at)
     VALUES ($1, $2, 'email', 'priya@raman.example', 'open', false, 'contact', now(), now(), now())`,
    [workspaceId, named.conversationId],
  );
  await asOwner(
    `INSERT INTO messages (workspace_id, id, conversation_id, kind, sender, content, state, html, at)
     VALUES ($1, $2, $3, 'message', 'contact', 'Hello', 'received', '<p>Hello</p>', now())`,
    [workspaceId, named.messageId, named.conversationId],
  );
  return named;
}
