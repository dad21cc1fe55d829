import { HOUR_MS } from '../../../src/domain/duration';
import { inWorkspace } from '../../database/client';
import type { InboundEvent, InboundMail, InboundMessage } from '../../ports/inbox';
import { asEvent, buildInboundMail, buildInboundText } from '../../testing/builders/inbound';
import { asOwner, useDatabase } from '../../testing/database';
import { register, registerBusy, registerOperator } from '../../testing/world';
import { isReportedEarly, takeInbound } from './inbound-arrival';

useDatabase();
beforeAll(registerOperator);

let workspaceId: string;
const channelId = crypto.randomUUID();
beforeEach(async () => {
  ({ workspaceId } = await register());
});

const arrive = (message: InboundMessage, { at = new Date(), channel = channelId } = {}) =>
  take(asEvent(message), at, channel);
const take = (event: InboundEvent, at = new Date(), channel = channelId) =>
  inWorkspace(
    workspaceId,
    (tx) => takeInbound(tx, { workspaceId, channelId: channel, receiptId: null }, event, at),
    'worker',
  );
const mail = (partial: Parameters<typeof buildInboundMail>[0] = {}) => buildInboundMail(partial);
const answering = (references: string[], more: Partial<InboundMail> = {}) => ({ mail: { references, ...more } });
const conversationsOf = () =>
  asOwner<Record<string, unknown>>(
    'SELECT id, contact_id, status, unread, subject, last_message, snoozed_until, campaign_id FROM conversations WHERE workspace_id = $1 AND merged_into IS NULL ORDER BY created_at',
    [workspaceId],
  );
const countsOf = async () =>
  Object.fromEntries(
    (
      await asOwner<{ kind: string; n: number }>(
        'SELECT kind, sum(step)::int AS n FROM conversation_counts WHERE workspace_id = $1 GROUP BY 1 HAVING sum(step) <> 0',
        [workspaceId],
      )
    ).map(({ kind, n }) => [kind, n]),
  );
/** An answer of ours that went out under this Message-ID. */
const sent = (conversationId: string, externalId: string, state = 'sent') =>
  asOwner(
    "INSERT INTO messages (workspace_id, id, conversation_id, kind, sender, content, state, external_id, at) VALUES ($1, gen_random_uuid(), $2, 'message', 'user', 'Yes', $4, $3, now())",
    [workspaceId, conversationId, externalId, state],
  );
const someone = { address: 'tom@other.example', name: 'Tom', point: 'email' as const };

describe('a first message', () => {
  it('begins a conversation, makes its writer a lead, and tells members', async () => {
    const taken = await arrive(mail());
    expect(await conversationsOf()).toEqual([
      expect.objectContaining({
        id: taken!.conversationId,
        status: 'open',
        unread: true,
        subject: 'Sunday bread',
        last_message: 'Do you bake on Sundays?',
      }),
    ]);
    expect(
      await asOwner(
        'SELECT c.name, c.status, c.source, p.value, e.kind, e.title FROM contacts c JOIN contact_points p ON p.contact_id = c.id JOIN contact_events e ON e.contact_id = c.id WHERE c.workspace_id = $1',
        [workspaceId],
      ),
    ).toEqual([
      {
        name: 'Priya Raman',
        status: 'lead',
        source: 'Email',
        value: 'priya@raman.example',
        kind: 'message-received',
        title: 'Sunday bread',
      },
    ]);
    expect(
      await asOwner("SELECT title, tells FROM activities WHERE workspace_id = $1 AND type = 'conversation'", [
        workspaceId,
      ]),
    ).toEqual([{ title: '“Priya Raman” wrote an email', tells: true }]);
    expect(await countsOf()).toEqual({ all: 1, open: 1, unread: 1 });
  });

  it('finds the contact by number, and the one in touch last of a household', async () => {
    const busy = await registerBusy();
    workspaceId = busy.workspaceId;
    await asOwner(
      "INSERT INTO contact_points (workspace_id, contact_id, kind, value, shown, position) VALUES ($1, $2, 'phone', '+447700900123', '07700 900123', 0)",
      [workspaceId, busy.contact.contactId],
    );
    const taken = await arrive(buildInboundText());
    expect(await asOwner('SELECT contact_id FROM conversations WHERE id = $1', [taken!.conversationId])).toEqual([
      { contact_id: busy.contact.contactId },
    ]);
  });

  it('of a machine makes nobody a lead and rings no bell', async () => {
    await arrive(mail({ mail: { automatic: true } }));
    expect(await asOwner('SELECT 1 FROM contacts WHERE workspace_id = $1', [workspaceId])).toEqual([]);
    expect(
      await asOwner("SELECT 1 FROM activities WHERE workspace_id = $1 AND type = 'conversation'", [workspaceId]),
    ).toEqual([]);
    expect(await conversationsOf()).toHaveLength(1);
  });

  it('with what no database holds is kept without it', async () => {
    await arrive(mail({ text: `a\0b${'x'.repeat(30_000)}`, from: { ...someone, name: 'N\0'.repeat(300) } }));
    const [row] = await asOwner<{ length: number }>('SELECT length(content) FROM messages WHERE workspace_id = $1', [
      workspaceId,
    ]);
    expect(row!.length).toBe(20_000);
  });
});

describe('the same event', () => {
  it('fifty times at once has one effect', async () => {
    const message = mail();
    const taken = await Promise.all(Array.from({ length: 50 }, () => arrive(message)));
    expect(new Set(taken.map((one) => one?.messageId)).size).toBe(1);
    expect(await countsOf()).toEqual({ all: 1, open: 1, unread: 1 });
    expect(await asOwner('SELECT count(*)::int AS n FROM messages WHERE workspace_id = $1', [workspaceId])).toEqual([
      { n: 1 },
    ]);
  });

  it('of one sender fifty different ones make one thread', async () => {
    await Promise.all(Array.from({ length: 50 }, () => arrive(buildInboundText())));
    expect(await conversationsOf()).toHaveLength(1);
    expect(await asOwner('SELECT count(*)::int AS n FROM contacts WHERE workspace_id = $1', [workspaceId])).toEqual([
      { n: 1 },
    ]);
  });

  it('under one Message-ID of two senders is two messages', async () => {
    const first = await arrive(mail({ externalId: '<same@list.example>' }));
    const second = await arrive(mail({ externalId: '<same@list.example>', from: someone }));
    expect(second!.messageId).not.toBe(first!.messageId);
    expect(second!.conversationId).not.toBe(first!.conversationId);
  });
});

describe('a mail joins the thread', () => {
  it('of the message of ours that it answers, whoever answers', async () => {
    const { conversationId } = (await arrive(mail()))!;
    await sent(conversationId, '<ours@shop.example>');
    const reply = { ...answering(['<ours@shop.example>']), from: someone };
    expect((await arrive(mail({ ...reply, mail: { ...reply.mail, subject: 'Something else' } })))!.conversationId).toBe(
      conversationId,
    );
  });

  it('of the reply address that it went to', async () => {
    const { conversationId } = (await arrive(mail()))!;
    const reply = mail({ from: someone, mail: { subject: 'New', replyToken: conversationId } });
    expect((await arrive(reply))!.conversationId).toBe(conversationId);
  });

  it('of no conversation of another workspace, whatever it names', async () => {
    const { conversationId } = (await arrive(mail()))!;
    await sent(conversationId, '<ours@shop.example>');
    ({ workspaceId } = await register('Another shop'));
    const reply = mail({ mail: { references: ['<ours@shop.example>'], replyToken: conversationId } });
    expect((await arrive(reply))!.conversationId).not.toBe(conversationId);
  });

  it('of the same sender about the same subject within a month, and of nobody else', async () => {
    const { conversationId } = (await arrive(mail()))!;
    expect((await arrive(mail({ mail: { subject: 'RE: Fwd: sunday  BREAD' } })))!.conversationId).toBe(conversationId);
    expect((await arrive(mail({ from: someone })))!.conversationId).not.toBe(conversationId);
    await asOwner("UPDATE conversations SET last_message_at = now() - interval '31 days' WHERE id = $1", [
      conversationId,
    ]);
    expect((await arrive(mail()))!.conversationId).not.toBe(conversationId);
  });

  it('of its own sender only, when what it names went to many', async () => {
    const list = ['<news@list.example>'];
    const first = (await arrive(mail({ externalId: list[0]!, mail: { bulk: true, subject: 'News' } })))!;
    expect(
      (await arrive(mail({ from: someone, mail: { subject: 'Re: News', references: list } })))!.conversationId,
    ).not.toBe(first.conversationId);
    expect((await arrive(mail({ mail: { subject: 'On the news', references: list } })))!.conversationId).toBe(
      first.conversationId,
    );
  });

  it('that was merged into another, at the other', async () => {
    const one = (await arrive(mail()))!.conversationId;
    const other = (await arrive(mail({ from: someone, mail: { subject: 'Cake' } })))!.conversationId;
    await asOwner('UPDATE conversations SET merged_into = $2 WHERE id = $1', [one, other]);
    expect((await arrive(mail()))!.conversationId).toBe(other);
  });
});

describe('a closed conversation', () => {
  it('opens again with an answer, which also ends a snooze', async () => {
    const { conversationId } = (await arrive(mail()))!;
    await asOwner(
      "UPDATE conversations SET status = 'closed', unread = false, snoozed_until = now() + interval '1 day'",
    );
    await arrive(mail());
    expect(await conversationsOf()).toEqual([
      expect.objectContaining({ id: conversationId, status: 'open', unread: true, snoozed_until: null }),
    ]);
    expect(await countsOf()).toEqual({ all: 1, open: 1, unread: 1 });
  });

  it('stays closed after a month: a new one begins, also where the channel names the thread', async () => {
    const chat = { channel: 'facebook' as const, from: { address: '77', name: 'Tom', point: null }, threadKey: 't_1' };
    const { conversationId } = (await arrive(buildInboundText(chat)))!;
    await asOwner("UPDATE conversations SET status = 'closed', last_message_at = now() - interval '31 days'");
    const next = (await arrive(buildInboundText(chat)))!;
    expect(next.conversationId).not.toBe(conversationId);
    expect((await arrive(buildInboundText(chat)))!.conversationId).toBe(next.conversationId);
    const people = await asOwner('SELECT DISTINCT contact_id FROM conversations WHERE workspace_id = $1', [
      workspaceId,
    ]);
    expect(people).toHaveLength(1);
  });
});

it('an older message that comes later stays below the newer one', async () => {
  const now = Date.now();
  await arrive(buildInboundText({ text: 'second', at: new Date(now - 1_000) }));
  await arrive(buildInboundText({ text: 'first', at: new Date(now - 5_000) }));
  expect((await conversationsOf())[0]).toMatchObject({ last_message: 'second' });
});

describe('an answer to a campaign', () => {
  it('names it and counts the person once', async () => {
    const busy = await registerBusy();
    workspaceId = busy.workspaceId;
    const { campaignId, deliveryId } = busy.campaign;
    const references = [`<${deliveryId}.${workspaceId}@mail.example>`];
    const { conversationId } = (await arrive(mail(answering(references))))!;
    await arrive(mail(answering(references)));
    expect(await asOwner('SELECT campaign_id FROM conversations WHERE id = $1', [conversationId])).toEqual([
      { campaign_id: campaignId },
    ]);
    expect(
      await asOwner("SELECT sum(step)::int AS n FROM campaign_steps WHERE campaign_id = $1 AND kind = 'replies'", [
        campaignId,
      ]),
    ).toEqual([{ n: 1 }]);
  });

  it('by a machine counts nobody', async () => {
    const busy = await registerBusy();
    workspaceId = busy.workspaceId;
    const references = [`<${busy.campaign.deliveryId}.${workspaceId}@mail.example>`];
    await arrive(mail(answering(references, { automatic: true })));
    expect(await asOwner('SELECT replied_at FROM deliveries WHERE id = $1', [busy.campaign.deliveryId])).toEqual([
      { replied_at: null },
    ]);
  });
});

describe('a report about a message of ours', () => {
  const report = (state: 'sent' | 'delivered' | 'read' | 'failed', at = new Date()): InboundEvent => ({
    kind: 'state',
    report: { externalId: 'SM1', state, cause: state === 'failed' ? 'The number does not exist.' : null, at },
  });
  const stateOf = async () =>
    (
      await asOwner<{ state: string }>("SELECT state FROM messages WHERE workspace_id = $1 AND sender = 'user'", [
        workspaceId,
      ])
    )[0]!.state;

  it('moves its state forwards only, in whatever order', async () => {
    const { conversationId } = (await arrive(buildInboundText()))!;
    await sent(conversationId, 'SM1');
    for (const [state, is] of [
      ['delivered', 'delivered'],
      ['sent', 'delivered'],
      ['failed', 'delivered'],
      ['read', 'read'],
      ['delivered', 'read'],
    ] as const) {
      await take(report(state));
      expect(await stateOf()).toBe(is);
    }
  });

  it('says why it failed, once', async () => {
    const { conversationId } = (await arrive(buildInboundText()))!;
    await sent(conversationId, 'SM1');
    await take(report('failed'));
    await take(report('failed'));
    expect(await stateOf()).toBe('failed');
    expect(
      await asOwner("SELECT count(*)::int AS n FROM activities WHERE workspace_id = $1 AND status = 'failed'", [
        workspaceId,
      ]),
    ).toEqual([{ n: 1 }]);
  });

  it('that comes before we noted the sending has to come again; an old one is let go', async () => {
    const early = await take(report('delivered')).catch((error: unknown) => error);
    expect(isReportedEarly(early)).toBe(true);
    expect(await take(report('delivered', new Date(Date.now() - HOUR_MS)))).toBeNull();
  });
});

describe('outside business hours', () => {
  // Open for one minute of a day in the past week.
  const closedAt = new Date('2026-11-24T03:00:00Z');
  beforeEach(async () => {
    await asOwner(
      `INSERT INTO inbox_settings (workspace_id, away_on, away_text) VALUES ($1, 'on', 'We answer in the morning.')`,
      [workspaceId],
    );
    await asOwner(
      `INSERT INTO profiles (workspace_id, name, what, place, audience, offers, tone, updated_at, details) VALUES ($1, 'Shop', '', '', '', '[]', 'friendly', now(), '{"hours":[{"day":1,"from":"09:00","to":"17:00"}]}')
       ON CONFLICT (workspace_id) DO UPDATE SET details = excluded.details`,
      [workspaceId],
    );
  });
  const answersOf = () =>
    asOwner("SELECT content, author, state FROM messages WHERE workspace_id = $1 AND sender = 'ai'", [workspaceId]);

  it('the first message of a day is answered, the next is not', async () => {
    await arrive(mail(), { at: closedAt });
    await arrive(mail(), { at: closedAt });
    expect(await answersOf()).toEqual([
      { content: 'We answer in the morning.', author: 'Automatic answer', state: 'sending' },
    ]);
    await arrive(mail(), { at: new Date('2026-11-25T03:00:00Z') });
    expect(await answersOf()).toHaveLength(2);
  });

  it.each([
    ['a machine', mail({ mail: { automatic: true } })],
    ['a list', mail({ mail: { bulk: true } })],
    ['a mailbox that nobody reads', mail({ from: { ...someone, address: 'no-reply@bank.example' } })],
  ])('%s gets no answer', async (_who, message) => {
    await arrive(message, { at: closedAt });
    expect(await answersOf()).toEqual([]);
  });

  it('within them nothing is answered', async () => {
    await arrive(mail(), { at: new Date('2026-11-23T10:00:00Z') });
    expect(await answersOf()).toEqual([]);
  });
});
