import { generateKeyPairSync, sign } from 'node:crypto';
import { trackingContract } from '../../../../src/contracts/tracking';
import { deliveryMessageId } from '../../../../src/domain/bounce-address';
import { forgetEnv } from '../../../config/env';
import { deliveryMark } from '../../../providers/system/delivery-mark';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import { bounceMail, complaintMail, outOfOffice } from '../../../testing/returned-mails';
import { countsOf, deliveryOf, sentMail, suppressionOf, timelineOf } from '../../../testing/sent-mail';
import { NO_UNSUBSCRIBE_MAILS, UNSUBSCRIBE_MAILS } from '../../../testing/unsubscribe-mails';
import { functions, register } from '../../../testing/world';

useDatabase();

type Mail = Awaited<ReturnType<typeof sentMail>>;
type Path = 'receiveSendgridEvents' | 'receivePostmarkEvents' | 'receiveBounce';
const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const [PIPE, POSTMARK] = ['the-mail-server-pipes-here', 'postmark-knows-this-one'];
const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`fourbeat:${password}`).toString('base64')}`,
});
const post = (path: Path, body: string | Uint8Array, headers: Record<string, string>) =>
  makeClient(functions).call(
    'tracking',
    trackingContract[path],
    { bytes: typeof body === 'string' ? new TextEncoder().encode(body) : body } as never,
    headers,
  );

const signed = (body: string, { ago = 0, key = keys.privateKey } = {}) => {
  const timestamp = String(Math.floor(Date.now() / 1_000) - ago);
  return {
    'content-type': 'application/json',
    'x-twilio-email-event-webhook-timestamp': timestamp,
    'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + body), key).toString('base64'),
  };
};
const sendgrid = (events: object[], more: Parameters<typeof signed>[1] = {}) => {
  const body = JSON.stringify(events);
  return post('receiveSendgridEvents', body, signed(body, more));
};
const event = (mail: Mail, name: string, more: object = {}) => ({
  email: mail.email,
  timestamp: Math.floor(Date.now() / 1_000),
  event: name,
  sg_event_id: crypto.randomUUID(),
  sg_message_id: 'x.filter',
  'smtp-id': deliveryMessageId(mail, 'bakery.example'),
  ...more,
});
const postmark = (record: object, headers = basic(POSTMARK)) =>
  post('receivePostmarkEvents', JSON.stringify(record), { 'content-type': 'application/json', ...headers });
const bounceRecord = (mail: Mail, Type: string, more: object = {}) => ({
  RecordType: 'Bounce',
  ID: Math.floor(Math.random() * 1e12),
  Type,
  TypeCode: 1,
  Name: Type,
  Email: mail.email,
  Details: 'smtp;550 5.1.1 No such user',
  BouncedAt: new Date().toISOString(),
  Metadata: { delivery: deliveryMark(mail) },
  ...more,
});
const pipe = (mail: string, headers: Record<string, string> = { authorization: `Bearer ${PIPE}` }) =>
  post('receiveBounce', mail, { 'content-type': 'message/rfc822', ...headers });

const receipts = async () => (await asOwner<{ n: number }>('SELECT count(*)::int AS n FROM mail_receipts'))[0]!.n;
const untouched = async (mail: Mail) =>
  expect([await deliveryOf(mail), await suppressionOf(mail), await timelineOf(mail)]).toMatchObject([
    { state: 'sent', bounced_at: null, complained_at: null, unsubscribed_at: null },
    null,
    [],
  ]);

let workspaceId: string;
beforeAll(async () => {
  Object.assign(process.env, {
    MAIL_EVENTS_PASSWORD: PIPE,
    POSTMARK_WEBHOOK_PASSWORD: POSTMARK,
    SENDGRID_WEBHOOK_KEY: keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  });
  forgetEnv();
  ({ workspaceId } = await register());
});
afterAll(() => {
  for (const name of ['MAIL_EVENTS_PASSWORD', 'POSTMARK_WEBHOOK_PASSWORD', 'SENDGRID_WEBHOOK_KEY'])
    delete process.env[name];
  forgetEnv();
});

describe('an email that bounced', () => {
  it.each([
    ['by the address it came to', {}],
    ['by the Message-ID in the headers it returns', { to: 'bounces@mail.example.com' }],
    ['by the Message-ID in the mail it returns', { to: 'bounces@mail.example.com', returns: 'mail' as const }],
  ])('is found %s; the address does not exist and is blocked', async (_how, more) => {
    const mail = await sentMail(workspaceId);
    expect((await pipe(bounceMail(mail, more))).body).toEqual({ success: true, data: { taken: 1 } });
    expect(await deliveryOf(mail)).toMatchObject({
      state: 'bounced',
      bounced_at: expect.any(Date),
      cause: '550 5.1.1 <priya@raman.example>: Recipient address rejected: User unknown',
    });
    expect([await suppressionOf(mail), await timelineOf(mail), await countsOf(mail)]).toEqual([
      'bounced',
      ['mail-bounced'],
      { total: 1, sent: 1, bounced: 1 },
    ]);
  });

  it.each([
    ['a full mailbox', { status: '5.2.2', diagnostic: '552 5.2.2 Mailbox full' }],
    ['a policy', { status: '5.7.1', diagnostic: '550 5.7.1 Blocked by a list' }],
    ['too long a wait', { status: '4.4.7', diagnostic: 'Expired' }],
    ['what only the other side knew', { status: '5.0.0', diagnostic: '554 5.7.1 Blocked' }],
  ])('because of %s leaves the address alone', async (_why, more) => {
    const mail = await sentMail(workspaceId);
    await pipe(bounceMail(mail, more));
    expect([(await deliveryOf(mail)).state, await suppressionOf(mail)]).toEqual(['bounced', null]);
  });

  it('three times within 30 days is blocked; older ones do not count', async () => {
    const first = await sentMail(workspaceId);
    const again = () => sentMail(workspaceId, { contactId: first.contactId, email: first.email });
    const mails = [first, await again(), await again(), await again()];
    const soft = (mail: Mail) =>
      pipe(bounceMail(mail, { status: '4.2.2' }).replace('Sun, 22 Nov 2026 09:00:00 +0000', new Date().toUTCString()));
    for (const mail of mails.slice(0, 2)) await soft(mail);
    await soft(mails[1]!);
    expect(await suppressionOf(first)).toBeNull();
    await asOwner("UPDATE deliveries SET bounced_at = now() - interval '31 days' WHERE id = $1", [first.deliveryId]);
    await soft(mails[2]!);
    expect(await suppressionOf(first)).toBeNull();
    await soft(mails[3]!);
    expect(await suppressionOf(first)).toBe('bounced');
  });

  it('is nothing when it is an out-of-office reply, is still tried, was relayed, or is about somebody else’s mail', async () => {
    const mail = await sentMail(workspaceId);
    for (const text of [
      outOfOffice(mail),
      bounceMail(mail, { action: 'delayed', status: '4.4.1' }),
      bounceMail(mail, { action: 'relayed', status: '2.0.0' }),
      bounceMail({ workspaceId, deliveryId: crypto.randomUUID() }),
      bounceMail({ workspaceId: crypto.randomUUID(), deliveryId: mail.deliveryId }),
    ]) {
      expect((await pipe(text)).body).toEqual({ success: true, data: { taken: 0 } });
    }
    await untouched(mail);
  });

  it('as an abuse report stops mail to the address for good, whatever the reason is called; "not spam" does not', async () => {
    const [mail, liked] = [await sentMail(workspaceId), await sentMail(workspaceId)];
    await pipe(complaintMail(mail));
    expect([
      await suppressionOf(mail),
      (await deliveryOf(mail)).complained_at,
      await timelineOf(mail),
      await countsOf(mail),
    ]).toEqual(['complained', expect.any(Date), ['consent'], { total: 1, sent: 1, complained: 1 }]);
    await pipe(complaintMail(liked, 'not-spam'));
    await untouched(liked);
  });
});

describe('an email that asks to unsubscribe', () => {
  it.each(UNSUBSCRIBE_MAILS)(
    'by $by takes the consent back, with the proof, and blocks the address; once',
    async ({ mail: written }) => {
      const mail = await sentMail(workspaceId);
      expect((await pipe(written(mail))).body).toEqual({ success: true, data: { taken: 1 } });
      expect((await pipe(written(mail))).body.data).toEqual({ taken: 0 });
      expect([
        await suppressionOf(mail),
        (await deliveryOf(mail)).unsubscribed_at,
        await timelineOf(mail),
        await countsOf(mail),
      ]).toEqual(['unsubscribed', expect.any(Date), ['consent'], { total: 1, sent: 1, unsubscribed: 1 }]);
      const consents = await asOwner<{ state: string; channel: string; point: string; proof: string | null }>(
        'SELECT state, channel, point, proof FROM consents WHERE contact_id = $1 ORDER BY at',
        [mail.contactId],
      );
      expect(consents).toEqual([
        expect.objectContaining({ state: 'granted' }),
        {
          state: 'withdrawn',
          channel: 'email',
          point: mail.email,
          proof: expect.stringMatching(
            /^Asked for by a mail to the address in List-Unsubscribe, received on .+, about the email “Rye Friday”$/,
          ),
        },
      ]);
    },
  );

  it.each(NO_UNSUBSCRIBE_MAILS)('but is $what ends nothing', async ({ mail: written }) => {
    const mail = await sentMail(workspaceId);
    expect((await pipe(written(mail))).body).toEqual({ success: true, data: { taken: 0 } });
    await untouched(mail);
  });
});

describe('events of SendGrid', () => {
  it.each([
    ['bounce', { type: 'bounce', status: '5.1.1', reason: '550 5.1.1 No such user' }, 'bounced', 'bounced'],
    ['bounce', { type: 'blocked', reason: '550 5.7.1 Listed' }, 'bounced', null],
    ['bounce', { type: 'bounce', reason: '550 No such user' }, 'bounced', 'bounced'],
    ['dropped', { reason: 'Bounced Address' }, 'bounced', 'bounced'],
    ['dropped', { reason: 'Spam Content' }, 'bounced', null],
    ['dropped', { reason: 'Unsubscribed Address' }, 'sent', 'unsubscribed'],
    ['dropped', { reason: 'Spam Reporting Address' }, 'sent', 'complained'],
    ['spamreport', {}, 'sent', 'complained'],
    ['unsubscribe', {}, 'sent', 'unsubscribed'],
    ['group_unsubscribe', {}, 'sent', 'unsubscribed'],
    ['deferred', { response: '450 later' }, 'sent', null],
    ['open', {}, 'sent', null],
    ['processed', {}, 'sent', null],
  ])('"%s" %j', async (name, more, state, reason) => {
    const mail = await sentMail(workspaceId);
    expect((await sendgrid([event(mail, name, more)])).status).toBe(200);
    expect([(await deliveryOf(mail)).state, await suppressionOf(mail)]).toEqual([state, reason]);
  });

  it('find the mail by what was sent along, where there is no Message-ID of ours', async () => {
    const mail = await sentMail(workspaceId);
    await sendgrid([
      event(mail, 'spamreport', { 'smtp-id': '<14c5d75ce93.dfd.64b469@ismtpd-555>', delivery: deliveryMark(mail) }),
    ]);
    expect(await suppressionOf(mail)).toBe('complained');
  });

  it('sent fifty times at once, and again, have one effect', async () => {
    const mail = await sentMail(workspaceId);
    const events = [
      event(mail, 'bounce', { type: 'bounce', status: '5.1.1', reason: '550 5.1.1' }),
      event(mail, 'unsubscribe'),
      event(mail, 'spamreport'),
    ];
    const replies = await Promise.all(Array.from({ length: 50 }, () => sendgrid(events)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await sendgrid(events)).body.data).toEqual({ taken: 0 });
    expect(await countsOf(mail)).toEqual({ total: 1, sent: 1, bounced: 1, unsubscribed: 1, complained: 1 });
    expect(await timelineOf(mail)).toEqual(['consent', 'consent', 'mail-bounced']);
    expect((await asOwner('SELECT 1 FROM consents WHERE contact_id = $1', [mail.contactId])).length).toBe(2);
  });

  it('in any order end the same: what bounced stays so, the gravest reason wins', async () => {
    const mail = await sentMail(workspaceId);
    await sendgrid([event(mail, 'spamreport')]);
    await sendgrid([event(mail, 'bounce', { type: 'bounce', status: '5.1.1' })]);
    const first = await deliveryOf(mail);
    await sendgrid([event(mail, 'bounce', { type: 'blocked', reason: 'later' }), event(mail, 'delivered')]);
    expect([await deliveryOf(mail), await suppressionOf(mail)]).toEqual([first, 'complained']);
  });

  it('about mail of others that goes through the same account leave nothing behind', async () => {
    const before = await receipts();
    expect(
      (
        await sendgrid([
          { ...event({ email: 'x@example.com' } as Mail, 'bounce'), 'smtp-id': '<other@elsewhere.example>' },
          event({ email: 'x@example.com', workspaceId, deliveryId: crypto.randomUUID() } as Mail, 'bounce'),
        ])
      ).body.data,
    ).toEqual({ taken: 0 });
    expect(await receipts()).toBe(before);
  });

  it('that are forged, altered, old, from the future or without their headers are refused, and nothing is stored', async () => {
    const mail = await sentMail(workspaceId);
    const before = await receipts();
    const body = JSON.stringify([event(mail, 'spamreport')]);
    const headers = signed(body);
    const attempts = [
      await post('receiveSendgridEvents', body, {}),
      await post('receiveSendgridEvents', body.replace('spamreport', 'unsubscribe'), headers),
      await post('receiveSendgridEvents', `${body} `, headers),
      await post('receiveSendgridEvents', body, {
        ...headers,
        'x-twilio-email-event-webhook-timestamp': String(Number(headers['x-twilio-email-event-webhook-timestamp']) + 1),
      }),
      await post('receiveSendgridEvents', body, { ...headers, 'x-twilio-email-event-webhook-signature': '' }),
      await post('receiveSendgridEvents', body, { ...headers, 'x-twilio-email-event-webhook-signature': 'AAAA' }),
      await sendgrid([event(mail, 'spamreport')], {
        key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
      }),
      await sendgrid([event(mail, 'spamreport')], { ago: 601 }),
      await sendgrid([event(mail, 'spamreport')], { ago: -660 }),
    ];
    expect(attempts.map(({ status, body: { code } }) => [status, code])).toEqual(
      attempts.map(() => [401, 'unauthenticated']),
    );
    await untouched(mail);
    expect(await receipts()).toBe(before);
  });

  it.each([
    ['no JSON', 'x'],
    ['no list', '{}'],
    ['a list of something else', '[1]'],
    ['broken text', '\ud800'],
  ])('that hold %s are told apart from forged ones', async (_what, body) => {
    const bytes = new TextEncoder().encode(body);
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const reply = await post('receiveSendgridEvents', bytes, {
      'x-twilio-email-event-webhook-timestamp': timestamp,
      'x-twilio-email-event-webhook-signature': sign(
        'sha256',
        Buffer.concat([Buffer.from(timestamp), bytes]),
        keys.privateKey,
      ).toString('base64'),
    });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request']);
  });
});

describe('records of Postmark', () => {
  it.each([
    ['HardBounce', 'bounced', 'bounced'],
    ['BadEmailAddress', 'bounced', 'bounced'],
    ['SoftBounce', 'bounced', null],
    ['Blocked', 'bounced', null],
    ['DnsError', 'bounced', null],
    ['Transient', 'sent', null],
    ['AutoResponder', 'sent', null],
    ['Unsubscribe', 'sent', 'unsubscribed'],
    ['SpamComplaint', 'sent', 'complained'],
  ])('bounce "%s"', async (type, state, reason) => {
    const mail = await sentMail(workspaceId);
    const record = bounceRecord(mail, type);
    for (let turn = 0; turn < 2; turn += 1) expect((await postmark(record)).status).toBe(200);
    expect([(await deliveryOf(mail)).state, await suppressionOf(mail)]).toEqual([state, reason]);
  });

  it('of complaints and of subscriptions that readers ended count; what the account’s owner did there does not', async () => {
    const [complained, left, byHand, back] = [
      await sentMail(workspaceId),
      await sentMail(workspaceId),
      await sentMail(workspaceId),
      await sentMail(workspaceId),
    ];
    const change = (mail: Mail, more: object) => ({
      RecordType: 'SubscriptionChange',
      MessageID: crypto.randomUUID(),
      ChangedAt: new Date().toISOString(),
      Recipient: mail.email,
      Origin: 'Recipient',
      SuppressSending: true,
      SuppressionReason: 'ManualSuppression',
      Metadata: { delivery: deliveryMark(mail) },
      ...more,
    });
    await postmark(bounceRecord(complained, 'SpamComplaint', { RecordType: 'SpamComplaint' }));
    await postmark(change(left, {}));
    await postmark(change(byHand, { Origin: 'Admin' }));
    await postmark(change(back, { SuppressSending: false, SuppressionReason: null, Metadata: {} }));
    expect(await Promise.all([complained, left, byHand, back].map(suppressionOf))).toEqual([
      'complained',
      'unsubscribed',
      null,
      null,
    ]);
  });

  it('without the password, or in another shape, are refused, and nothing is stored', async () => {
    const mail = await sentMail(workspaceId);
    const record = bounceRecord(mail, 'HardBounce');
    const before = await receipts();
    const attempts = [
      await postmark(record, { authorization: '' }),
      await postmark(record, basic('wrong-but-just-as-long')),
      await postmark(record, basic(`${POSTMARK}x`)),
      await postmark(record, basic(PIPE)),
      await postmark(record, { authorization: 'Basic !!!' }),
      await post('receivePostmarkEvents', JSON.stringify(record), signed(JSON.stringify(record))),
    ];
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 401));
    for (const wrong of ['x', '[]', '{"RecordType":7}'])
      expect((await post('receivePostmarkEvents', wrong, basic(POSTMARK))).status).toBe(400);
    await untouched(mail);
    expect(await receipts()).toBe(before);
  });
});

describe('whole mails', () => {
  it('without the password, or that are no mails, are refused, and nothing is stored', async () => {
    const mail = await sentMail(workspaceId);
    const before = await receipts();
    for (const headers of [
      {},
      { authorization: 'Bearer wrong' },
      basic(POSTMARK),
      { authorization: `Digest ${PIPE}` },
    ] as Record<string, string>[])
      expect((await pipe(bounceMail(mail), headers)).status).toBe(401);
    for (const text of ['', 'x', '{"RecordType":"Bounce"}', '\0\0\0']) expect((await pipe(text)).status).toBe(400);
    await untouched(mail);
    expect(await receipts()).toBe(before);
    expect((await pipe(bounceMail(mail), basic(PIPE))).status).toBe(200);
  });

  it('that arrive fifty times at once count once', async () => {
    const mail = await sentMail(workspaceId);
    const text = bounceMail(mail);
    const replies = await Promise.all(Array.from({ length: 50 }, () => pipe(text)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await timelineOf(mail), await countsOf(mail)]).toEqual([
      ['mail-bounced'],
      { total: 1, sent: 1, bounced: 1 },
    ]);
  });
});

it.each(['receiveSendgridEvents', 'receivePostmarkEvents', 'receiveBounce'] as const)(
  '%s takes no six megabytes',
  async (path) => {
    expect(
      await post(path, new Uint8Array(6 * 1024 * 1024), { ...basic(PIPE), 'content-length': String(6 * 1024 * 1024) }),
    ).toMatchObject({ status: 413, body: { code: 'too_large' } });
  },
);
