import { conversationsContract } from '../../../../src/contracts/conversations';
import { inboundContract } from '../../../../src/contracts/inbound';
import { forgetEnv } from '../../../config/env';
import conversations from '../../../functions/conversations';
import inbound from '../../../functions/inbound';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import {
  hooks,
  ORIGIN,
  readAll,
  receiptsOf,
  socialWorkspace,
  type SocialWorkspace,
} from '../../../testing/social-inbox';
import {
  messageSid,
  signedByTwilio,
  twilioStatus,
  twilioText,
  TWILIO_SID,
  useTwilio,
} from '../../../testing/twilio-server';
import { onePixelPng } from '../../../testing/world';
import { inboundReaders, outboundPorts } from '../../conversations/channel-wiring';
import { conversationsJobs } from '../../conversations/conversations-wiring';
import { smsPort, twilioReader } from './social-channels-wiring';

useDatabase();
const { vendor, state, keepMedia } = useTwilio();

const FROM = '+12125550188';
let shop: SocialWorkspace;
let api: ReturnType<typeof makeClient>;
beforeEach(async () => {
  Object.assign(process.env, { WEB_ALLOWED_ORIGINS: vendor.host(), PUBLIC_URL: ORIGIN });
  forgetEnv();
  inboundReaders.twilio = async () => twilioReader({ origin: vendor.origin() });
  outboundPorts.sms = async () => smsPort({ origin: vendor.origin() });
  shop = await socialWorkspace();
  api = makeClient({ conversations, inbound });
  for (const [name, value] of shop.cookies) api.cookies.set(name, value);
});
afterAll(() => {
  delete process.env.WEB_ALLOWED_ORIGINS;
  delete process.env.PUBLIC_URL;
  forgetEnv();
});

let last = 100;
const comeIn = async (Body: string, more: Record<string, string> = {}) => {
  const fields = twilioText({ To: shop.number, From: FROM, MessageSid: messageSid((last += 1)), Body, ...more });
  expect((await hooks.text(fields)).status).toBe(200);
  await readAll(shop.workspaceId);
  return fields;
};
const listed = async () =>
  (await api.call('conversations', conversationsContract.listConversations, {})).body.data.items;
const only = async (): Promise<string> => (await listed())[0].id as string;
const thread = async () =>
  (
    await api.call('conversations', conversationsContract.listMessages, { conversationId: await only() })
  ).body.data.items.reverse() as {
    id: string;
    content: string;
    kind: string;
    state: string;
    cause: string | null;
    attachments: unknown[];
  }[];
const answer = async (text: string, attachmentIds: string[] = []) => {
  const messageId = crypto.randomUUID();
  const reply = await api.call('conversations', conversationsContract.createMessage, {
    conversationId: await only(),
    messageId,
    text,
    attachmentIds,
  });
  expect(reply.status).toBe(200);
  await conversationsJobs().sendMessage({ workspaceId: shop.workspaceId, messageId });
  return messageId;
};
const stateOf = async (id: string) => {
  const { state: now, cause } = (await thread()).find((message) => message.id === id)!;
  return cause === null ? now : `${now}: ${cause}`;
};
const report = async (sid: string, MessageStatus: string, more: Record<string, string> = {}, message = '') => {
  const fields = twilioStatus({ From: shop.number, To: FROM, MessageSid: sid, MessageStatus, ...more });
  const query = message && `?message=${message}`;
  const { bytes, headers } = signedByTwilio(fields, `${ORIGIN}/api/inbound/twilio/status${query}`);
  const request = new Request(`${ORIGIN}/api/inbound/twilio/status${query}`, { method: 'POST', body: bytes, headers });
  expect((await inbound(request, { ip: '198.18.0.1' })).status).toBe(200);
  await readAll(shop.workspaceId);
};

describe('a text, from the hook to the answer’s fate', () => {
  it('begins a conversation, is answered from the same number, and its fate is told', async () => {
    await comeIn('Are you open on Monday?');
    expect(await listed()).toMatchObject([
      {
        channel: 'sms',
        address: FROM,
        unread: true,
        lastMessage: 'Are you open on Monday?',
        contactId: expect.any(String),
      },
    ]);
    const id = await answer('Yes, from 8.');
    expect(Object.fromEntries(state.sent[0]!)).toMatchObject({ To: FROM, From: shop.number, Body: 'Yes, from 8.' });
    expect(await stateOf(id)).toBe('sent');
    await report(messageSid(1), 'delivered');
    expect(await stateOf(id)).toBe('delivered');
    await comeIn('Thanks!');
    expect(await listed()).toHaveLength(1);
    expect((await thread()).map(({ content }) => content)).toEqual([
      'Are you open on Monday?',
      'Yes, from 8.',
      'Thanks!',
    ]);
  });

  it('is one message, however often it comes and is read', async () => {
    const fields = await comeIn('Once');
    await Promise.all(Array.from({ length: 20 }, () => hooks.text(fields)));
    const [{ id } = { id: '' }] = await receiptsOf(shop.workspaceId);
    await asOwner("UPDATE inbound_receipts SET state = 'waiting' WHERE id = $1", [id]);
    await readAll(shop.workspaceId);
    expect(await thread()).toHaveLength(1);
  });

  it('never goes back to an earlier state, whatever order the reports come in', async () => {
    await comeIn('Hello');
    const id = await answer('Hi');
    await report(messageSid(1), 'delivered');
    for (const late of ['sent', 'queued', 'sending']) await report(messageSid(1), late);
    await report(messageSid(1), 'undelivered', { ErrorCode: '30003' });
    expect(await stateOf(id)).toBe('delivered');
  });

  it('that was not delivered says why, in words', async () => {
    await comeIn('Hello');
    const id = await answer('Hi');
    await report(messageSid(1), 'undelivered', { ErrorCode: '30034' });
    expect(await stateOf(id)).toMatch(
      /^failed: US carriers block texts from numbers that are not registered \(A2P 10DLC\)/,
    );
    await report(messageSid(1), 'delivered');
    expect(await stateOf(id)).toMatch(/^failed/);
  });

  it('whose answer got lost is uncertain, until its report names it', async () => {
    await comeIn('Hello');
    vendor.say('noise');
    const id = await answer('Hi');
    expect(await stateOf(id)).toMatch(/^uncertain/);
    await report(messageSid(77), 'sent', {}, id);
    expect(await stateOf(id)).toBe('sent');
    await report(messageSid(77), 'delivered');
    expect(await stateOf(id)).toBe('delivered');
  });

  it('waits when Twilio asks for that, and leaves later', async () => {
    await comeIn('Hello');
    vendor.say({ status: 429, json: { code: 20_429, message: 'Too many requests', status: 429 } });
    const id = await answer('Hi');
    expect(await stateOf(id)).toMatch(/^sending: Twilio asked us to slow down/);
    vendor.say({ status: 201, json: { sid: messageSid(9), status: 'queued' } });
    await conversationsJobs().sendMessage({ workspaceId: shop.workspaceId, messageId: id });
    expect(await stateOf(id)).toBe('sent');
  });
});

describe('a STOP', () => {
  it('is a line of the thread, and is honoured at the moment of sending', async () => {
    await comeIn('Hello');
    const messageId = crypto.randomUUID();
    await api.call('conversations', conversationsContract.createMessage, {
      conversationId: await only(),
      messageId,
      text: 'Our new opening hours',
    });
    await comeIn('STOP');
    await conversationsJobs().sendMessage({ workspaceId: shop.workspaceId, messageId });
    expect(state.sent).toEqual([]);
    expect(await stateOf(messageId)).toMatch(/^failed: They asked not to get texts/);
    expect((await thread()).at(-1)).toMatchObject({
      kind: 'event',
      content: 'Wrote “STOP”. Texts to this number have stopped until they write START.',
    });
    await comeIn('START');
    expect(await stateOf(await answer('Welcome back'))).toBe('sent');
    expect(state.sent).toHaveLength(1);
  });

  it('that only Twilio knows of blocks the number here too', async () => {
    await comeIn('Hello');
    state.refuse = 21_610;
    expect(await stateOf(await answer('Hi'))).toMatch(/^failed: They wrote STOP/);
    state.refuse = null;
    expect(await stateOf(await answer('Hi again'))).toMatch(/^failed: They asked not to get texts/);
    expect(state.sent).toEqual([]);
  });
});

describe('a picture', () => {
  it('that comes with a text is kept', async () => {
    const url = keepMedia(`/2010-04-01/Accounts/${TWILIO_SID}/Messages/MM1/Media/ME1`, {
      status: 200,
      bytes: onePixelPng,
    });
    await comeIn('', { NumMedia: '1', MediaUrl0: url, MediaContentType0: 'image/png' });
    expect(await thread()).toMatchObject([
      { content: '', attachments: [{ contentType: 'image/png', bytes: onePixelPng.byteLength }] },
    ]);
  });

  it('that goes out can be fetched by Twilio, by its link alone', async () => {
    await comeIn('Hello');
    const { body } = await api.call('conversations', conversationsContract.createAttachment, {
      conversationId: await only(),
      name: 'menu.png',
      bytes: onePixelPng,
    });
    await answer('Our menu', [body.data.id]);
    const [link] = state.sent[0]!.getAll('MediaUrl');
    const token = link!.replace(`${ORIGIN}/api/inbound/files/`, '');
    const fetched = (other: string) =>
      makeClient({ inbound }).call('inbound', inboundContract.getMessageFile, { token: other });
    const { response } = await fetched(token);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(onePixelPng))).toBe(true);
    for (const forged of ['x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`])
      expect((await fetched(forged)).status).toBe(404);
  });
});

describe('keys that Twilio no longer accepts', () => {
  it('break the channel, and the answer says so', async () => {
    await comeIn('Hello');
    state.refuse = 20_003;
    expect(await stateOf(await answer('Hi'))).toMatch(/^failed: Twilio does not accept/);
    expect(await asOwner('SELECT state FROM inbox_channels WHERE id = $1', [shop.sms])).toEqual([{ state: 'broken' }]);
  });
});
