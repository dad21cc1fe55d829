import { decisionsContract } from '../../../../src/contracts/decisions';
import { engineContract } from '../../../../src/contracts/engine';
import { bakery } from '../../../testing/world';
import { asOwner, useDatabase } from '../../../testing/database';
import { contactIn } from '../../../testing/builders/stored-contact';
import {
  allReceipts,
  hooks,
  ORIGIN,
  receiptsOf,
  socialWorkspace,
  type SocialWorkspace,
} from '../../../testing/social-inbox';
import { messageSid, signedByTwilio, twilioStatus, twilioText, TWILIO_SID } from '../../../testing/twilio-server';

useDatabase();

let shop: SocialWorkspace;
beforeAll(async () => {
  shop = await socialWorkspace();
});

let last = 100;
const nextSid = () => messageSid((last += 1));
const text = (more: Record<string, string> = {}) =>
  twilioText({ To: shop.number, MessageSid: nextSid(), From: '+12125550188', ...more });
const suppressed = async (workspaceId: string, number: string) =>
  (
    await asOwner<{ reason: string }>(
      "SELECT reason FROM suppressions WHERE workspace_id = $1 AND channel = 'sms' AND point = $2",
      [workspaceId, number],
    )
  ).map(({ reason }) => reason);

describe('a text that comes in', () => {
  it('is stored as it came, once however often it comes, and answered with nothing', async () => {
    const fields = text();
    const [first, ...again] = [await hooks.text(fields), await hooks.text(fields)];
    expect(first.status).toBe(200);
    expect(first.response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(first.body).toBe('<?xml version="1.0" encoding="UTF-8"?><Response></Response>');
    expect(again.map(({ status }) => status)).toEqual([200]);
    const kept = (await receiptsOf(shop.workspaceId)).filter(({ bytes }) =>
      new TextDecoder().decode(bytes).includes(fields.MessageSid!),
    );
    expect(kept).toMatchObject([{ source: 'twilio', channelId: shop.sms }]);
    expect(new TextDecoder().decode(kept[0]!.bytes)).toBe(new URLSearchParams(fields).toString());
  });

  it('is stored once when it comes fifty times at the same moment', async () => {
    const before = await allReceipts();
    const fields = text({ Body: 'STOP', From: '+12125550177' });
    const replies = await Promise.all(Array.from({ length: 50 }, () => hooks.text(fields)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await allReceipts()).toBe(before + 1);
    expect(await suppressed(shop.workspaceId, '+12125550177')).toEqual(['asked']);
  });

  it('is taken with parameters that Twilio adds some day', async () => {
    const before = await allReceipts();
    expect((await hooks.text(text({ SomethingNew: 'ünïcode & =+%' }))).status).toBe(200);
    expect(await allReceipts()).toBe(before + 1);
  });

  describe('but is not from Twilio', () => {
    const forged: [string, () => Promise<{ status: number }>][] = [
      ['is signed with another token', () => hooks.text(text(), 'a-wrong-token-a-wrong-token')],
      [
        'was altered after it was signed',
        () => {
          const { headers } = signedByTwilio(text(), `${ORIGIN}/api/inbound/twilio/message`);
          const { bytes } = signedByTwilio(text({ Body: 'Send the money' }), '');
          return hooks.call('receiveTwilioMessage', bytes, headers);
        },
      ],
      [
        'has no signature',
        () => {
          const { bytes } = signedByTwilio(text(), '');
          return hooks.call('receiveTwilioMessage', bytes, { 'content-type': 'application/x-www-form-urlencoded' });
        },
      ],
      [
        'was signed for another address',
        () => {
          const { bytes, headers } = signedByTwilio(text(), 'https://elsewhere.example/api/inbound/twilio/message');
          return hooks.call('receiveTwilioMessage', bytes, headers);
        },
      ],
      [
        'says it is JSON',
        () => {
          const { bytes, headers } = signedByTwilio(text(), `${ORIGIN}/api/inbound/twilio/message`);
          return hooks.call('receiveTwilioMessage', bytes, { ...headers, 'content-type': 'application/json' });
        },
      ],
      ['is for a number that nobody has connected', () => hooks.text(text({ To: '+15005550006' }))],
      ['names another account', () => hooks.text(text({ AccountSid: `AC${'f'.repeat(32)}` }))],
      ['has no number at all', () => hooks.text(text({ To: '' }))],
    ];

    it.each(forged)('when it %s: nothing is stored', async (_what, call) => {
      const before = await allReceipts();
      const reply = await call();
      expect(reply.status).toBe(401);
      expect(await allReceipts()).toBe(before);
    });

    it('when another tenant signs it with a token of their own', async () => {
      const neighbour = await socialWorkspace({ sid: `AC${'b'.repeat(32)}`, token: 'the-token-of-the-neighbour-0' });
      const before = await allReceipts();
      const fields = { ...text(), AccountSid: `AC${'b'.repeat(32)}` };
      expect((await hooks.text(fields, 'the-token-of-the-neighbour-0')).status).toBe(401);
      expect((await hooks.text({ ...fields, AccountSid: TWILIO_SID }, 'the-token-of-the-neighbour-0')).status).toBe(
        401,
      );
      expect(await allReceipts()).toBe(before);
      expect((await hooks.text({ ...fields, To: neighbour.number }, 'the-token-of-the-neighbour-0')).status).toBe(200);
      expect(await receiptsOf(neighbour.workspaceId)).toHaveLength(1);
    });

    it('when it is 6 MB', async () => {
      const before = await allReceipts();
      expect((await hooks.text(text({ Body: 'x'.repeat(6 * 1024 * 1024) }))).status).toBe(413);
      expect(await allReceipts()).toBe(before);
    });

    it('is not a text when it has no id of Twilio', async () => {
      expect((await hooks.text(text({ MessageSid: 'x', SmsMessageSid: 'x', SmsSid: 'x' }))).status).toBe(400);
    });
  });
});

describe('a text of one word', () => {
  it('“STOP” blocks the number from that moment, withdraws the consent, and “START” allows it again', async () => {
    const from = '+12125550166';
    const { contactId } = await contactIn(shop.workspaceId, { name: 'Grace', phone: from });
    const consents = () =>
      asOwner('SELECT state, basis, proof FROM consents WHERE contact_id = $1 ORDER BY at, id', [contactId]);
    await hooks.text(text({ From: from, Body: 'Stop' }));
    expect(await suppressed(shop.workspaceId, from)).toEqual(['asked']);
    expect(await consents()).toEqual([{ state: 'withdrawn', basis: null, proof: `Text message “Stop” from ${from}` }]);
    await hooks.text(text({ From: from, Body: 'START' }));
    expect(await suppressed(shop.workspaceId, from)).toEqual([]);
    expect(await consents()).toMatchObject([{ state: 'withdrawn' }, { state: 'granted', basis: 'express' }]);
  });

  it('“START” of somebody who never agreed to anything is no consent', async () => {
    const from = '+12125550165';
    const { contactId } = await contactIn(shop.workspaceId, { name: 'Heidi', phone: from });
    await hooks.text(text({ From: from, Body: 'START' }));
    expect(await asOwner('SELECT 1 FROM consents WHERE contact_id = $1', [contactId])).toEqual([]);
  });

  it('“YES” is an answer, until somebody has asked to stop', async () => {
    const from = '+12125550164';
    const wishes = async () =>
      (await receiptsOf(shop.workspaceId))
        .filter(({ bytes }) => new TextDecoder().decode(bytes).includes(encodeURIComponent(from)))
        .map(({ headers }) => headers.wish ?? 'none');
    await hooks.text(text({ From: from, Body: 'Yes' }));
    await hooks.text(text({ From: from, Body: 'STOP' }));
    await hooks.text(text({ From: from, Body: 'Yes' }));
    expect((await wishes()).sort()).toEqual(['none', 'start', 'stop']);
    expect(await suppressed(shop.workspaceId, from)).toEqual([]);
  });

  it('in words that the business has taught Twilio counts as Twilio says', async () => {
    const from = '+12125550163';
    await hooks.text(text({ From: from, Body: 'basta', OptOutType: 'STOP' }));
    expect(await suppressed(shop.workspaceId, from)).toEqual(['asked']);
  });

  it('that is a wish within a sentence is an ordinary text', async () => {
    const from = '+12125550162';
    await hooks.text(text({ From: from, Body: 'Please stop by my house' }));
    expect(await suppressed(shop.workspaceId, from)).toEqual([]);
  });
});

describe('a report about a text that was sent', () => {
  const status = (more: Record<string, string> = {}) =>
    twilioStatus({ From: shop.number, MessageSid: nextSid(), ...more });

  it('is stored once for each state, and remembers our own message', async () => {
    const fields = status({ MessageStatus: 'sent' });
    const query = `?message=${crypto.randomUUID()}`;
    const { bytes, headers } = signedByTwilio(fields, `${ORIGIN}/api/inbound/twilio/status${query}`);
    const { default: inbound } = await import('../../../functions/inbound');
    const send = () =>
      inbound(new Request(`${ORIGIN}/api/inbound/twilio/status${query}`, { method: 'POST', body: bytes, headers }), {
        ip: '198.18.0.1',
      });
    expect(await (await send()).json()).toMatchObject({ data: { taken: 1 } });
    expect(await (await send()).json()).toMatchObject({ data: { taken: 0 } });
    expect((await hooks.status({ ...fields, MessageStatus: 'delivered' })).body.data).toEqual({ taken: 1 });
    expect((await receiptsOf(shop.workspaceId)).filter(({ headers: kept }) => kept.message)).toMatchObject([
      { source: 'twilio-status', headers: { message: query.slice(9) } },
    ]);
  });

  it('is refused when it is forged or about nothing', async () => {
    const before = await allReceipts();
    expect((await hooks.status(status(), 'a-wrong-token-a-wrong-token')).status).toBe(401);
    expect((await hooks.status(status({ From: '+15005550006' }))).status).toBe(401);
    expect((await hooks.status(status({ MessageStatus: '<b>', SmsStatus: '<b>' }))).status).toBe(400);
    expect(await allReceipts()).toBe(before);
  });
});

it('the owner’s answer to the week’s choice is taken as that, and never becomes a customer’s message', async () => {
  const owner = await socialWorkspace();
  await owner.call('engine', engineContract.updateProfile, bakery);
  const decision = async () => (await owner.call('decisions', decisionsContract.getDecision, {})).body.data.decision;
  const { ideas } = await decision();
  const proved = '+447700900123';
  await asOwner(
    `INSERT INTO call_numbers (workspace_id, number, sender, code_sent_at, verified_at, consent_text, consent_at, consent_address, consent_by, consent_name, minutes_a_month, updated_at)
     VALUES ($1, $2, $3, now(), now(), 'Yes', now(), '198.18.0.9', $4, 'Ada', 30, now())`,
    [owner.workspaceId, proved, owner.number, owner.session.user.id],
  );
  const write = (Body: string, From = proved) => hooks.text(text({ To: owner.number, From, Body }));
  expect((await write('2', '+447700900999')).body).toContain('<Response></Response>');
  expect(await decision()).toMatchObject({ state: 'open' });
  expect((await write('2')).body).toContain('<Message>');
  expect(await decision()).toMatchObject({ answer: { channel: 'sms', idea: { id: ideas[1].id } } });
  expect((await write('2 loaves, please')).body).toContain('<Response></Response>');
  const kept = (await receiptsOf(owner.workspaceId)).map(({ bytes }) =>
    new URLSearchParams(new TextDecoder().decode(bytes)).get('Body'),
  );
  expect(kept).toEqual(['2', '2 loaves, please']);
});
