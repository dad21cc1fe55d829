import forms from '../../testing/twilio/twilio-forms.json';
import { useVendor, type Asked } from '../../testing/vendor-server';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { gather, hangUpWith, messageReply } from './twilio-markup';
import { twilioTelephone } from './twilio-telephone';

const twilioSid = `AC${'0123456789abcdef'.repeat(2)}`;
const sid = (kind: 'CA' | 'SM') => `${kind}${'f'.repeat(32)}`;
const vendor = useVendor(({ path, method }) => {
  if (method === 'GET') return { status: 200, json: { sid: sid('CA'), price: '-0.01400', price_unit: 'USD' } };
  return { status: 201, json: { sid: sid(path.includes('Messages') ? 'SM' : 'CA'), status: 'queued' } };
});
const telephone = () =>
  twilioTelephone(
    makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }),
    { twilioSid, twilioToken: 'token' },
    vendor.origin(),
  );
const outgoing = {
  from: '+447700900456',
  to: '+447700900123',
  answerUrl: 'https://marketing.example/answer',
  statusUrl: 'https://marketing.example/status',
  machineUrl: 'https://marketing.example/machine',
  limitSeconds: 300,
};

/** A request held against Twilio's own description of it. */
function held({ path, body, headers }: Asked, name: keyof typeof forms.forms): Record<string, string> {
  const form = forms.forms[name];
  const known = form.properties as Record<string, { type: string; enum?: string[] }>;
  const pattern = new RegExp(
    `^${form.path.replace('{AccountSid}', twilioSid).replace('{Sid}', '\\w{34}').replaceAll('.', '\\.')}$`,
  );
  expect(path).toMatch(pattern);
  expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(headers.authorization).toBe(`Basic ${Buffer.from(`${twilioSid}:token`).toString('base64')}`);
  const sent = Object.fromEntries(new URLSearchParams(body));
  for (const required of form.required) expect(sent).toHaveProperty([required]);
  for (const [field, value] of Object.entries(sent)) {
    const { type, enum: values } = known[field] ?? {};
    expect([field, type]).not.toEqual([field, undefined]);
    if (values) expect(values).toContain(value);
    if (type === 'integer') expect(value).toMatch(/^\d+$/);
    if (type === 'boolean') expect(value).toMatch(/^(true|false)$/);
  }
  return sent;
}

describe('Twilio’s telephone', () => {
  it('dials as its description asks, with a limit, and looks for answering machines beside the call', async () => {
    expect(await telephone().dial(outgoing)).toEqual({ ok: true, id: sid('CA') });
    expect(held(vendor.asked[0]!, 'CreateCall')).toMatchObject({
      To: outgoing.to,
      From: outgoing.from,
      Url: outgoing.answerUrl,
      TimeLimit: '300',
      MachineDetection: 'DetectMessageEnd',
      AsyncAmd: 'true',
      AsyncAmdStatusCallback: outgoing.machineUrl,
    });
  });

  it('leaves a message, texts, and reads what a call cost', async () => {
    await telephone().leaveMessage(sid('CA'), 'Hello & goodbye');
    expect(held(vendor.asked[0]!, 'UpdateCall').Twiml).toContain('Hello &amp; goodbye');
    expect(await telephone().text({ from: '+1', to: '+2', words: '1 Rye' })).toEqual({ ok: true, id: sid('SM') });
    expect(held(vendor.asked[1]!, 'CreateMessage')).toEqual({ From: '+1', To: '+2', Body: '1 Rye' });
    expect(await telephone().readCost(sid('CA'))).toBe('0.01400 USD');
  });

  it.each([
    [
      { status: 400, json: { code: 21211, message: 'The number +1 is not a valid phone number.', status: 400 } },
      false,
      /is not a valid phone number/,
    ],
    [{ status: 401, json: { code: 20003, message: 'Authenticate' } }, false, /does not accept/],
    [{ status: 429, json: {} }, true, /asked too often/],
    [{ status: 503, json: {} }, true, /having trouble/],
    ['noise' as const, false, /cannot read|do not know/],
  ])('says of %j whether trying again can help', async (reply, again, sentence) => {
    vendor.say(reply);
    expect(await telephone().dial(outgoing)).toEqual({ ok: false, again, sentence: expect.stringMatching(sentence) });
  });
});

test('the markup is well-formed whatever a business is called', () => {
  for (const xml of [gather(['<&"\u0000\u{1F35E}'], '/turn?step=1&x="'), hangUpWith(['</Say>']), messageReply('<b>')]) {
    expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot);)|<b>|<\/Say><\/Say>/);
    expect(xml).not.toContain('\u0000');
  }
  expect(messageReply('')).toBe('<?xml version="1.0" encoding="UTF-8"?><Response></Response>');
});
