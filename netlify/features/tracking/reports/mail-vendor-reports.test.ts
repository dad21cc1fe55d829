import { trackingContract } from '../../../../src/contracts/tracking';
import { deliveryMessageId } from '../../../../src/domain/bounce-address';
import { HOUR_SECONDS } from '../../../../src/domain/duration';
import { forgetEnv } from '../../../config/env';
import { sesReports } from '../../../providers/aws/ses-events';
import { systemClock } from '../../../providers/system/clock';
import { deliveryMark } from '../../../providers/system/delivery-mark';
import { systemIds } from '../../../providers/system/ids';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import {
  MAILGUN_KEY,
  mailgunProof,
  RESEND_SECRET,
  resendHeaders,
  SES_TOPIC,
  snsSender,
} from '../../../testing/mail-vendors';
import { countsOf, deliveryOf, sentMail, suppressionOf, timelineOf } from '../../../testing/sent-mail';
import { functions, register } from '../../../testing/world';
import { mailReportRepository } from './mail-report-repository';
import { makeMailReportService } from './mail-report-service';

useDatabase();

type Mail = Awaited<ReturnType<typeof sentMail>>;
type Path = 'receiveSesEvents' | 'receiveBrevoEvents' | 'receiveResendEvents' | 'receiveMailgunEvents';
const BREVO = 'brevo-knows-this-one';
const SECRETS = {
  BREVO_WEBHOOK_PASSWORD: BREVO,
  RESEND_WEBHOOK_SECRET: RESEND_SECRET,
  MAILGUN_WEBHOOK_KEY: MAILGUN_KEY,
  SES_TOPIC_ARN: SES_TOPIC,
};
const json = { 'content-type': 'application/json' };
const post = (path: Path, body: string | Uint8Array, headers: Record<string, string> = json) =>
  makeClient(functions).call(
    'tracking',
    trackingContract[path],
    { bytes: typeof body === 'string' ? new TextEncoder().encode(body) : body } as never,
    headers,
  );

const second = () => Math.floor(Date.now() / 1_000);
const gone = '550 5.1.1 <priya@raman.example>: User unknown';

const brevoEvent = (mail: Mail, event: string, more: object = {}) => ({
  event,
  email: mail.email,
  id: 814,
  date: '2026-11-22 09:00:00',
  ts: second(),
  'message-id': `<${crypto.randomUUID()}@smtp-relay.mailin.fr>`,
  ts_event: second(),
  ts_epoch: Date.now(),
  subject: 'Rye',
  'X-Mailin-custom': deliveryMark(mail),
  sending_ip: '192.0.2.1',
  ...more,
});
const brevo = (event: object, headers: Record<string, string> = { authorization: `Bearer ${BREVO}` }) =>
  post('receiveBrevoEvents', JSON.stringify(event), { ...json, ...headers });

const resendEvent = (mail: Mail, type: string, more: object = {}) => ({
  type,
  created_at: new Date().toISOString(),
  data: {
    created_at: new Date().toISOString(),
    email_id: crypto.randomUUID(),
    from: 'Bakery <hello@bakery.example>',
    to: [mail.email],
    subject: 'Rye',
    headers: [{ name: 'X-Fourbeat-Delivery', value: deliveryMark(mail) }],
    ...more,
  },
});
const resend = (event: object, more: Parameters<typeof resendHeaders>[1] = {}) => {
  const body = JSON.stringify(event);
  return post('receiveResendEvents', body, resendHeaders(body, more));
};

const mailgunEvent = (mail: Mail, event: string, more: object = {}) => ({
  event,
  id: crypto.randomUUID(),
  timestamp: Date.now() / 1_000,
  recipient: mail.email,
  'log-level': 'error',
  'user-variables': { delivery: deliveryMark(mail) },
  message: { headers: { 'message-id': 'x@mg.example', subject: 'Rye' } },
  ...more,
});
const mailgun = (event: object, proof: object = mailgunProof()) =>
  post('receiveMailgunEvents', JSON.stringify({ signature: proof, 'event-data': event }));
const failed = (more: object = {}) => ({
  severity: 'permanent',
  reason: 'bounce',
  'delivery-status': { code: 550, 'enhanced-code': '5.1.1', message: gone, 'attempt-no': 1 },
  ...more,
});

const receipts = async () => (await asOwner<{ n: number }>('SELECT count(*)::int AS n FROM mail_receipts'))[0]!.n;
const causeOf = async ({ workspaceId: workspace, email }: Mail) =>
  (
    await asOwner<{ cause: string }>('SELECT cause FROM suppressions WHERE workspace_id = $1 AND point = $2', [
      workspace,
      email,
    ])
  )[0]?.cause;
const untouched = async (mail: Mail) =>
  expect([await deliveryOf(mail), await suppressionOf(mail), await timelineOf(mail)]).toMatchObject([
    { state: 'sent', bounced_at: null, complained_at: null, unsubscribed_at: null },
    null,
    [],
  ]);

let workspaceId: string;
beforeAll(async () => {
  Object.assign(process.env, SECRETS);
  forgetEnv();
  ({ workspaceId } = await register());
});
afterAll(() => {
  for (const name of Object.keys(SECRETS)) delete process.env[name];
  forgetEnv();
});

describe('events of Brevo', () => {
  it.each([
    ['hard_bounce', { reason: gone }, 'bounced', 'bounced'],
    ['hard_bounce', {}, 'bounced', 'bounced'],
    ['hard_bounce', { reason: '554 5.7.1 rejected: listed by Spamhaus' }, 'bounced', null],
    ['hard_bounce', { reason: '550 Sender verify failed' }, 'bounced', null],
    ['soft_bounce', { reason: '452 4.2.2 full' }, 'bounced', null],
    ['invalid_email', {}, 'bounced', 'bounced'],
    ['blocked', { reason: 'unsubscribed' }, 'bounced', null],
    ['error', { reason: 'server is down' }, 'bounced', null],
    ['spam', {}, 'sent', 'complained'],
    ['unsubscribed', {}, 'sent', 'unsubscribed'],
    ['deferred', { reason: 'later' }, 'sent', null],
    ['request', {}, 'sent', null],
    ['delivered', {}, 'sent', null],
    ['unique_opened', {}, 'sent', null],
    ['teleported', {}, 'sent', null],
  ])('"%s" %j', async (name, more, state, reason) => {
    const mail = await sentMail(workspaceId);
    const event = brevoEvent(mail, name, more);
    for (let turn = 0; turn < 2; turn += 1) expect((await brevo(event)).status).toBe(200);
    expect([(await deliveryOf(mail)).state, await suppressionOf(mail)]).toEqual([state, reason]);
  });

  it('keep what the mail server said, and count once, also in a list and with the password in the address', async () => {
    const [mail, other] = [await sentMail(workspaceId), await sentMail(workspaceId)];
    const events = [
      brevoEvent(mail, 'hard_bounce', { reason: gone }),
      brevoEvent(other, 'spam', {
        'X-Mailin-custom': undefined,
        'message-id': deliveryMessageId(other, 'bakery.example').slice(1, -1),
      }),
    ];
    expect(
      (await brevo(events, { authorization: `Basic ${Buffer.from(`fourbeat:${BREVO}`).toString('base64')}` })).body
        .data,
    ).toEqual({ taken: 2 });
    expect((await brevo(events)).body.data).toEqual({ taken: 0 });
    expect([await causeOf(mail), await countsOf(mail), await suppressionOf(other)]).toEqual([
      gone,
      { total: 1, sent: 1, bounced: 1 },
      'complained',
    ]);
  });

  it('without the password, or in another shape, are refused, and nothing is stored', async () => {
    const mail = await sentMail(workspaceId);
    const [event, before] = [brevoEvent(mail, 'spam'), await receipts()];
    for (const authorization of ['', 'Bearer wrong', `Bearer ${BREVO}x`, `Bearer ${MAILGUN_KEY}`, `Digest ${BREVO}`])
      expect((await brevo(event, { authorization })).status).toBe(401);
    for (const wrong of ['x', '7', '[7]', '{"event":7}', 'null'])
      expect((await post('receiveBrevoEvents', wrong, { ...json, authorization: `Bearer ${BREVO}` })).status).toBe(400);
    await untouched(mail);
    expect(await receipts()).toBe(before);
  });
});

describe('events of Resend', () => {
  const hard =
    "The recipient's email provider sent a hard bounce message, but didn't specify the reason for the hard bounce. Sending messages to addresses that produce hard bounces can have a negative impact on your reputation as a sender.";
  it.each([
    [
      'email.bounced',
      { bounce: { type: 'Permanent', subType: 'General', message: hard, diagnosticCode: [`smtp; ${gone}`] } },
      'bounced',
      'bounced',
    ],
    ['email.bounced', { bounce: { message: hard } }, 'bounced', 'bounced'],
    [
      'email.bounced',
      { bounce: { type: 'Permanent', subType: 'General', message: hard, diagnosticCode: ['smtp; 554 5.7.1 Blocked'] } },
      'bounced',
      null,
    ],
    [
      'email.bounced',
      { bounce: { type: 'Transient', subType: 'MailboxFull', message: 'The inbox was full.' } },
      'bounced',
      null,
    ],
    [
      'email.suppressed',
      {
        suppressed: {
          message:
            'Resend has suppressed sending to this address because it is on the account-level suppression list. This does not count.',
          type: 'OnAccountSuppressionList',
        },
      },
      'bounced',
      'bounced',
    ],
    ['email.failed', { failed: { reason: 'reached_daily_quota' } }, 'bounced', null],
    ['email.complained', {}, 'sent', 'complained'],
    ['email.delivery_delayed', {}, 'sent', null],
    ['email.delivered', {}, 'sent', null],
    ['email.teleported', {}, 'sent', null],
  ])('"%s" %j', async (type, more, state, reason) => {
    const mail = await sentMail(workspaceId);
    expect((await resend(resendEvent(mail, type, more))).status).toBe(200);
    expect([(await deliveryOf(mail)).state, await suppressionOf(mail)]).toEqual([state, reason]);
  });

  it('find the mail by its Message-ID or tag, too, and count once by the id of the message', async () => {
    const [mail, other] = [await sentMail(workspaceId), await sentMail(workspaceId)];
    const event = resendEvent(mail, 'email.bounced', {
      headers: undefined,
      message_id: deliveryMessageId(mail, 'bakery.example'),
      bounce: { type: 'Permanent', message: hard, diagnosticCode: [gone] },
    });
    expect((await resend(event, { id: 'msg_once' })).body.data).toEqual({ taken: 1 });
    expect((await resend(event, { id: 'msg_once' })).body.data).toEqual({ taken: 0 });
    await resend(
      resendEvent(other, 'email.complained', {
        headers: null,
        message_id: '<0100018@eu-west-1.amazonses.com>',
        tags: { delivery: deliveryMark(other) },
      }),
    );
    expect([await causeOf(mail), await suppressionOf(other)]).toEqual([gone, 'complained']);
  });

  it('that are forged, altered, old, from the future or unsigned are refused, and nothing is stored', async () => {
    const mail = await sentMail(workspaceId);
    const [event, before] = [resendEvent(mail, 'email.complained'), await receipts()];
    const body = JSON.stringify(event);
    const headers = resendHeaders(body);
    const attempts = [
      await post('receiveResendEvents', body),
      await post('receiveResendEvents', `${body} `, headers),
      await post('receiveResendEvents', body, { ...headers, 'svix-id': 'msg_other' }),
      await post('receiveResendEvents', body, { ...headers, 'svix-timestamp': String(second() + 1) }),
      await post('receiveResendEvents', body, {
        ...headers,
        'svix-signature': headers['svix-signature']!.replace(/v1,/g, 'v2,'),
      }),
      await post('receiveResendEvents', body, { ...headers, 'svix-signature': '' }),
      await resend(event, { secret: `whsec_${Buffer.alloc(32).toString('base64')}` }),
      await resend(event, { ago: 301 }),
      await resend(event, { ago: -330 }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 401));
    for (const wrong of ['x', '[]', '{"type":7}'])
      expect((await post('receiveResendEvents', wrong, resendHeaders(wrong))).status).toBe(400);
    await untouched(mail);
    expect(await receipts()).toBe(before);
  });
});

describe('events of Mailgun', () => {
  it.each([
    ['failed', failed(), 'bounced', 'bounced'],
    [
      'failed',
      failed({ 'delivery-status': { code: 550, message: 'No such user', 'bounce-type': 'hard' } }),
      'bounced',
      'bounced',
    ],
    [
      'failed',
      failed({ 'delivery-status': { code: 550, 'enhanced-code': '5.7.1', message: '5.7.1 Blocked by a list' } }),
      'bounced',
      null,
    ],
    [
      'failed',
      failed({
        reason: 'suppress-bounce',
        'delivery-status': { code: 605, message: 'Not delivering to previously bounced address' },
      }),
      'bounced',
      'bounced',
    ],
    ['failed', failed({ reason: 'suppress-complaint' }), 'sent', 'complained'],
    ['failed', failed({ reason: 'suppress-unsubscribe' }), 'sent', 'unsubscribed'],
    ['failed', failed({ reason: 'old', 'delivery-status': { code: 602, message: 'Too old' } }), 'bounced', null],
    ['failed', failed({ severity: 'temporary' }), 'sent', null],
    ['rejected', { reject: { reason: 'Sandbox subdomains are for test purposes only' } }, 'bounced', null],
    ['complained', {}, 'sent', 'complained'],
    ['unsubscribed', {}, 'sent', 'unsubscribed'],
    ['delivered', {}, 'sent', null],
    ['opened', {}, 'sent', null],
    ['teleported', {}, 'sent', null],
  ])('"%s" %j', async (name, more, state, reason) => {
    const mail = await sentMail(workspaceId);
    const event = mailgunEvent(mail, name, more);
    for (let turn = 0; turn < 2; turn += 1) expect((await mailgun(event)).status).toBe(200);
    expect([(await deliveryOf(mail)).state, await suppressionOf(mail)]).toEqual([state, reason]);
  });

  it('find the mail by its Message-ID, too, and keep what the mail server said', async () => {
    const mail = await sentMail(workspaceId);
    await mailgun(
      mailgunEvent(mail, 'failed', {
        ...failed(),
        'user-variables': {},
        message: { headers: { 'message-id': deliveryMessageId(mail, 'bakery.example').slice(1, -1) } },
      }),
    );
    expect(await causeOf(mail)).toBe(gone);
  });

  it('carry a token that counts once: the same request again changes nothing, another one with it is refused, whatever it was used for', async () => {
    const mail = await sentMail(workspaceId);
    for (const first of ['delivered', 'complained']) {
      const [proof, event] = [mailgunProof(), mailgunEvent(await sentMail(workspaceId), first)];
      expect((await mailgun(event, proof)).body.data).toEqual({ taken: first === 'complained' ? 1 : 0 });
      expect(await mailgun(event, proof)).toMatchObject({ status: 200, body: { data: { taken: 0 } } });
      expect((await mailgun(mailgunEvent(mail, 'complained'), proof)).status).toBe(401);
    }
    await untouched(mail);
  });

  it('that are forged, old, from the future or unsigned are refused, and nothing is stored', async () => {
    const mail = await sentMail(workspaceId);
    const [event, before] = [mailgunEvent(mail, 'complained'), await receipts()];
    const proofs = [
      mailgunProof({ key: 'somebody-else-has-this-key' }),
      mailgunProof({ ago: 13 * HOUR_SECONDS }),
      mailgunProof({ ago: -13 * HOUR_SECONDS }),
      { ...mailgunProof(), token: 'a'.repeat(50) },
      { ...mailgunProof(), timestamp: String(second() - 1) },
    ];
    for (const proof of proofs) expect((await mailgun(event, proof)).status).toBe(401);
    for (const wrong of [
      'x',
      '[]',
      '{}',
      JSON.stringify({ 'event-data': event }),
      JSON.stringify({ signature: mailgunProof(), 'event-data': { event: 7 } }),
    ])
      expect((await post('receiveMailgunEvents', wrong)).status).toBe(400);
    await untouched(mail);
    expect(await receipts()).toBe(before);
  });
});

describe('notifications of Amazon SES', () => {
  const sender = snsSender();
  const service = makeMailReportService({
    repository: mailReportRepository,
    sources: { ses: sesReports({ topics: [SES_TOPIC], web: sender.web }) },
    clock: systemClock,
    ids: systemIds,
    log: () => undefined,
  });
  const take = (message: object) =>
    service.take('ses', { headers: new Headers(), bytes: new TextEncoder().encode(JSON.stringify(message)) });

  it('block the address that does not exist, once, though it is told in both ways', async () => {
    const mail = await sentMail(workspaceId);
    const reported = (form: string) =>
      sender.message({
        Message: JSON.stringify({
          [form]: 'Bounce',
          bounce: {
            bounceType: 'Permanent',
            bounceSubType: 'General',
            bouncedRecipients: [{ status: '5.1.1', diagnosticCode: `smtp; ${gone}` }],
            feedbackId: `f-${mail.deliveryId}`,
            timestamp: new Date().toISOString(),
          },
          mail: { headers: [{ name: 'Message-ID', value: deliveryMessageId(mail, 'bakery.example') }] },
        }),
      });
    const message = reported('notificationType');
    expect([await take(message), await take(message), await take(reported('eventType'))]).toEqual([1, 0, 0]);
    expect([
      (await deliveryOf(mail)).state,
      await suppressionOf(mail),
      await causeOf(mail),
      await countsOf(mail),
    ]).toEqual(['bounced', 'bounced', gone, { total: 1, sent: 1, bounced: 1 }]);
  });

  it('are to be sent again when the certificate cannot be had', async () => {
    const cut = snsSender();
    cut.answer.fails = true;
    const without = makeMailReportService({
      repository: mailReportRepository,
      sources: { ses: sesReports({ topics: [SES_TOPIC], web: cut.web }) },
      clock: systemClock,
      ids: systemIds,
      log: () => undefined,
    });
    await expect(
      without.take('ses', { headers: new Headers(), bytes: new TextEncoder().encode(JSON.stringify(cut.message())) }),
    ).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('reach their endpoint as plain text, and are refused without a fetch where the certificate is elsewhere', async () => {
    const reply = await post(
      'receiveSesEvents',
      JSON.stringify(sender.message({ SigningCertURL: 'https://evil.example/SimpleNotificationService-a.pem' })),
      { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': 'Notification' },
    );
    expect([reply.status, reply.body.code]).toEqual([401, 'unauthenticated']);
    expect((await post('receiveSesEvents', 'x', { 'content-type': 'text/plain; charset=UTF-8' })).status).toBe(400);
  });
});

describe.each(['receiveSesEvents', 'receiveBrevoEvents', 'receiveResendEvents', 'receiveMailgunEvents'] as const)(
  '%s',
  (path) => {
    it('takes no six megabytes', async () => {
      expect(
        await post(path, new Uint8Array(6 * 1024 * 1024), { ...json, 'content-length': String(6 * 1024 * 1024) }),
      ).toMatchObject({ status: 413, body: { code: 'too_large' } });
    });
  },
);
