import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { OUR_NUMBER, messageSid, TWILIO_SID, TWILIO_TOKEN, useTwilio } from '../../testing/twilio-server';
import { buildOutgoing } from '../../testing/builders/outgoing-message';
import { never } from '../../testing/vendor-server';
import { twilioSms, type SmsDependencies } from './twilio-sms';

const { vendor, state } = useTwilio();
let stops: string[] = [];
beforeEach(() => {
  stops = [];
});
const port = (more: Partial<SmsDependencies> = {}) =>
  twilioSms({
    web: makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }),
    keysOf: async () => ({ sid: TWILIO_SID, token: TWILIO_TOKEN }),
    numberOf: async () => OUR_NUMBER,
    whyNot: async () => null,
    noteStop: async (_workspaceId, number) => void stops.push(number),
    linksOf: async () => ['https://shop.example/f/1', 'https://shop.example/f/2'],
    statusAddress: 'https://shop.example/api/inbound/twilio/status',
    origin: vendor.origin(),
    ...more,
  });
const send = (message = {}, more: Partial<SmsDependencies> = {}, signal = never()) =>
  port(more).send(buildOutgoing({ to: '+12125550188', ...message }), signal);

describe('a text that goes out', () => {
  it('goes from the workspace’s number, and says where to report which message', async () => {
    expect(await send({ id: 'm-1', text: 'We open at 8. 🥐' })).toEqual({
      kind: 'sent',
      externalId: messageSid(1),
      state: 'sent',
    });
    expect(Object.fromEntries(state.sent[0]!)).toEqual({
      To: '+12125550188',
      From: OUR_NUMBER,
      Body: 'We open at 8. 🥐',
      StatusCallback: 'https://shop.example/api/inbound/twilio/status?message=m-1',
    });
  });

  it('takes pictures along by their links, and asks for no report where nobody can be reached', async () => {
    const files = [{ name: 'a.png', contentType: 'image/png', bytes: new Uint8Array([1]) }];
    await send({ text: '', files }, { statusAddress: null });
    expect(state.sent[0]!.getAll('MediaUrl')).toEqual(['https://shop.example/f/1', 'https://shop.example/f/2']);
    expect([state.sent[0]!.has('Body'), state.sent[0]!.has('StatusCallback')]).toEqual([false, false]);
    expect(await send({ files }, { linksOf: async () => null })).toMatchObject({
      kind: 'refused',
      cause: expect.stringContaining('PUBLIC_URL'),
    });
  });

  it('never goes to a number that has asked to stop', async () => {
    expect(await send({}, { whyNot: async () => 'They asked not to get texts.' })).toEqual({
      kind: 'refused',
      cause: 'They asked not to get texts.',
    });
    expect(vendor.asked).toEqual([]);
  });

  it('does not leave when it is too long, or its number or its keys are gone', async () => {
    expect(await send({ text: 'x'.repeat(1_601) })).toMatchObject({
      kind: 'refused',
      cause: expect.stringMatching(/1,600/),
    });
    expect(await send({}, { numberOf: async () => null })).toMatchObject({ kind: 'refused' });
    expect(await send({}, { keysOf: async () => null })).toMatchObject({ kind: 'broken' });
    expect(vendor.asked).toEqual([]);
  });

  it.each([
    [21_610, 'refused', /wrote STOP/],
    [21_211, 'refused', /not a phone number/],
    [21_614, 'refused', /not a mobile number/],
    [21_408, 'refused', /Geo permissions/],
    [21_608, 'refused', /trial account/],
    [30_034, 'refused', /A2P 10DLC/],
    [21_611, 'later', /waiting to leave/],
    [20_003, 'broken', /account SID and auth token/],
    [20_005, 'broken', /not active/],
    [77_777, 'refused', /its code 77777.*“The message was refused”/],
  ])('code %i is %s, in words', async (code, kind, cause) => {
    state.refuse = code;
    expect(await send()).toMatchObject({ kind, cause: expect.stringMatching(cause) });
  });

  it('teaches us of a STOP that only Twilio knew', async () => {
    state.refuse = 21_610;
    await send();
    expect(stops).toEqual(['+12125550188']);
    state.refuse = 21_614;
    await send();
    expect(stops).toEqual(['+12125550188']);
  });
});

describe('when Twilio is in trouble', () => {
  it.each([
    [
      { status: 429, json: {}, headers: { 'retry-after': '7' } },
      { kind: 'later', retryAfterMs: 7_000 },
    ],
    [
      { status: 503, json: {}, headers: { 'retry-after': '60' } },
      { kind: 'later', retryAfterMs: 60_000 },
    ],
    [{ status: 500, json: {} }, { kind: 'uncertain' }],
    [{ status: 503, json: {} }, { kind: 'uncertain' }],
    [{ status: 401, json: {} }, { kind: 'broken' }],
    [
      { status: 418, json: {} },
      { kind: 'refused', cause: 'Twilio refused this text (418).' },
    ],
    [{ status: 201, json: { hello: 'world' } }, { kind: 'uncertain' }],
    [{ status: 201, json: { sid: 'SM1', status: 'failed', error_code: 30_007 } }, { kind: 'refused' }],
  ])('the answer %j means %j', async (reply, outcome) => {
    vendor.say(reply);
    expect(await send()).toMatchObject(outcome);
  });

  it('a silence is uncertain, and what is no JSON too', async () => {
    vendor.say('silence');
    expect(await send({}, {}, AbortSignal.timeout(100))).toMatchObject({ kind: 'uncertain' });
    vendor.say('noise');
    expect(await send()).toMatchObject({ kind: 'uncertain' });
  });

  it('nothing went out when it is not found at all', async () => {
    const web = makeGuardedWeb({ version: '1', network: { resolve: () => Promise.reject(new Error('EAI_AGAIN')) } });
    expect(await send({}, { web, origin: 'https://api.twilio.example' })).toMatchObject({ kind: 'later' });
  });
});
