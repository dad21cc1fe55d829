import { builtinPhoneNumbers } from '../../../providers/builtin/phone-numbers/phone-numbers';
import { makeGuardedWeb } from '../../../providers/guarded-web/guarded-web';
import { twilioNumbers } from '../../../providers/twilio/twilio-numbers';
import { OUR_NUMBER, TWILIO_SID, TWILIO_TOKEN, useTwilio } from '../../../testing/twilio-server';
import { makeSmsConnector, type SmsConnectorDeps } from './sms-connector';

const { vendor, state } = useTwilio();
const HOOK = 'https://shop.example/api/inbound/twilio/message';
const context = { workspaceId: 'w', channelId: 'c', origin: 'http://localhost:8888' };
const connector = (more: Partial<SmsConnectorDeps> = {}) =>
  makeSmsConnector({
    keysOf: async () => ({ sid: TWILIO_SID, token: TWILIO_TOKEN }),
    numbers: twilioNumbers(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), vendor.origin()),
    phones: builtinPhoneNumbers,
    publicOrigin: 'https://shop.example',
    ...more,
  });
const connect = (number: string, setWebhook = false, more = {}) =>
  connector(more).connect({ channel: 'sms', number, setWebhook }, context);
const stored = {
  ...{ workspaceId: 'w', id: 'c', channel: 'sms' as const, name: '', address: OUR_NUMBER },
  ...{ settings: {}, state: 'connected' as const, secrets: null },
};

describe('a number', () => {
  it('is connected as the account has it, and says how to send its texts here', async () => {
    expect(await connect('+1 (212) 555-0123')).toEqual({
      channel: 'sms',
      name: '(212) 555-0123',
      address: OUR_NUMBER,
      settings: {},
      secrets: null,
      cause: expect.stringContaining(HOOK),
    });
    expect(state.numbers[0]!.sms_url).toBe('https://demo.twilio.com/welcome/sms/reply');
  });

  it('that works for another program is left alone', async () => {
    for (const busy of [{ sms_url: 'https://crm.example/sms' }, { sms_application_sid: `AP${'c'.repeat(32)}` }]) {
      Object.assign(state.numbers[0]!, busy);
      expect(await connect(OUR_NUMBER, true)).toMatchObject({ cause: expect.stringContaining(HOOK) });
    }
    expect(vendor.asked.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  it('is set up at Twilio when that is fine with the owner', async () => {
    const made = await connect(OUR_NUMBER, true);
    expect(state.numbers[0]).toMatchObject({ sms_url: HOOK, sms_method: 'POST' });
    expect(made).toMatchObject({
      cause: expect.stringMatching(/^US carriers take texts only from registered numbers/),
    });
    expect(await connector().check(stored)).toMatchObject({
      state: 'connected',
      cause: expect.not.stringContaining(HOOK),
    });
  });

  it('says when Twilio cannot reach this installation', async () => {
    expect(await connect(OUR_NUMBER, true, { publicOrigin: null })).toMatchObject({
      cause: expect.stringContaining('PUBLIC_URL'),
    });
    expect(vendor.asked.map(({ method }) => method)).toEqual(['GET']);
  });

  it.each([
    ['0212 555 0123', /with its country code/],
    ['hello', /with its country code/],
    ['+12125550199', /no number \+12125550199/],
  ])('“%s” is refused at its field', async (number, refused) => {
    expect(await connect(number)).toMatchObject({ refused: expect.stringMatching(refused), field: 'number' });
  });

  it('that cannot text is refused', async () => {
    state.numbers[0]!.capabilities.sms = false;
    expect(await connect(OUR_NUMBER)).toMatchObject({ refused: expect.stringContaining('capabilities include SMS') });
  });

  it('needs keys that Twilio accepts', async () => {
    expect(await connect(OUR_NUMBER, false, { keysOf: async () => null })).toMatchObject({
      refused: expect.stringMatching(/Store your Twilio/),
    });
    expect(await connect(OUR_NUMBER, false, { keysOf: async () => ({ sid: TWILIO_SID, token: 'x' }) })).toMatchObject({
      refused: expect.stringContaining('does not accept'),
    });
    expect(await connector({ keysOf: async () => null }).isReady!('w')).toBe(false);
  });

  it('is broken when the account no longer has it, and not when Twilio is down', async () => {
    expect(await connector().check(stored)).toMatchObject({ state: 'connected' });
    state.numbers = [];
    expect(await connector().check(stored)).toMatchObject({
      state: 'broken',
      cause: expect.stringContaining('no number'),
    });
    vendor.say({ status: 503, json: {} });
    expect(await connector().check(stored)).toMatchObject({
      state: 'connected',
      cause: expect.stringContaining('503'),
    });
    vendor.say('noise');
    expect(await connector().check(stored)).toMatchObject({
      state: 'connected',
      cause: expect.stringContaining('cannot read'),
    });
  });
});
