import { callsContract } from '../../../../src/contracts/calls';
import { credentialContract } from '../../../../src/contracts/credential';
import { decisionsContract } from '../../../../src/contracts/decisions';
import { engineContract } from '../../../../src/contracts/engine';
import { DAY_MS, MINUTE_MS } from '../../../../src/domain/duration';
import { addDays, toInstant, toLocal } from '../../../../src/domain/zoned-time';
import { forgetEnv } from '../../../config/env';
import { serve } from '../../../http/serve';
import { sortedPairs, twilioSignature } from '../../../providers/twilio/twilio-signature';
import { asOwner, useDatabase } from '../../../testing/database';
import { useVendor } from '../../../testing/vendor-server';
import { useWeekWithTomorrow } from '../../../testing/week-with-tomorrow';
import { bakery, register } from '../../../testing/world';
import { callsWiring } from '../calls-wiring';
import { phoneParts, phoneWiring } from './phone-wiring';

useWeekWithTomorrow();
useDatabase();

const HOME = 'https://marketing.example';
const TOKEN = 'fedcba9876543210fedcba9876543210';
const OWNER = '+447700900123';
let dialled = 0;
const vendor = useVendor(({ method, path }) => {
  if (method === 'GET') return { status: 200, json: { price: '-0.02', price_unit: 'USD' } };
  if (path.endsWith('/Calls.json')) dialled += 1;
  return {
    status: 201,
    json: { sid: `${path.includes('Messages') ? 'SM' : 'CA'}${crypto.randomUUID().replaceAll('-', '')}` },
  };
});

beforeEach(() => {
  process.env.PUBLIC_URL = HOME;
  process.env.WEB_ALLOWED_ORIGINS = vendor.host();
  forgetEnv();
});
afterEach(async () => {
  delete process.env.PUBLIC_URL;
  delete process.env.WEB_ALLOWED_ORIGINS;
  forgetEnv();
  await asOwner('DELETE FROM call_numbers'); // whoever a test has met is not called in the next one
});

/** Tomorrow's call, at ten of London. */
const CALL_AT = toInstant(
  { date: addDays(toLocal(new Date(), 'Europe/London').date, 1), time: '10:00' },
  'Europe/London',
);
const clockAt = (minutes: number) => ({ now: () => new Date(CALL_AT.getTime() + minutes * MINUTE_MS) });
const lookAt = (minutes: number) => phoneParts({ clock: clockAt(minutes), origin: vendor.origin() }).phone.lookAfter();
const sent = (path: string) =>
  vendor.asked
    .filter((one) => one.method === 'POST' && one.path.includes(path))
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

/** Posts as Twilio does, to the address that it was told, signed with the account's token. */
async function report(url: string, form: Record<string, string>, { minutes = 0, token = TOKEN } = {}) {
  const body = new URLSearchParams(form);
  const clock = clockAt(minutes);
  const handler = serve(callsContract, () => ({
    ...callsWiring(clock),
    ...phoneWiring({ clock, origin: vendor.origin() }),
  }));
  const request = new Request(url.replace(HOME, 'http://127.0.0.1:8888'), {
    method: 'POST',
    body: body.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(token, url + sortedPairs(new TextEncoder().encode(body.toString()))),
    },
  });
  const response = await handler(request, { ip: '198.18.3.4' });
  return { status: response.status, body: await response.text() };
}

/** An owner with ideas, Twilio's keys, and a proved telephone; daily calls at ten. */
async function registerReachable() {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  await owner.call('engine', engineContract.updateEngineSettings, { callFrequency: 'daily', callTime: '10:00' });
  await owner.call('credential', credentialContract.updateCredentials, {
    twilioSid: `AC${'0'.repeat(32)}`,
    twilioToken: TOKEN,
  });
  const place = { id: owner.workspaceId, zone: 'Europe/London', name: 'Ada’s Bakery' };
  const { numbers } = phoneParts({ origin: vendor.origin() });
  const by = { id: owner.session.user.id as string, name: 'Ada Baker', address: '198.18.0.9' };
  await numbers.create(place, { number: OWNER, sender: '+44 7700 900456', agrees: true }, by);
  const code = /^\d{6}/.exec(sent('/Messages')[0]!.Body!)![0];
  await numbers.update(place, { code });
  // The call of today, if it is due, is none of these tests'.
  await asOwner(
    "INSERT INTO calls (workspace_id, id, slot, kind, channel, state, scheduled_for, created_at, updated_at) VALUES ($1, gen_random_uuid(), $2, 'week', 'phone', 'declined', now(), now(), now())",
    [owner.workspaceId, toLocal(new Date(), 'Europe/London').date],
  );
  vendor.asked.length = 0;
  dialled = 0;
  const { decision } = (await owner.call('decisions', decisionsContract.getDecision, {})).body.data;
  return { ...owner, place, numbers, ideas: decision.ideas as { id: string; title: string }[] };
}
type Reachable = Awaited<ReturnType<typeof registerReachable>>;
const callOf = async (owner: Reachable) =>
  (
    await asOwner<Record<string, unknown>>("SELECT * FROM calls WHERE workspace_id = $1 AND state <> 'declined'", [
      owner.workspaceId,
    ])
  )[0]!;
const decisionOf = async (owner: Reachable) =>
  (await owner.call('decisions', decisionsContract.getDecision, {})).body.data.decision;
const actionOf = ({ body }: { body: string }) =>
  `${HOME}${/action="([^"]+)"/.exec(body)![1]!.replaceAll('&amp;', '&')}`;

describe('a call to the owner’s telephone', () => {
  it('is dialled when it is due, talked in by keys and words, and chooses by the same decision', async () => {
    const owner = await registerReachable();
    await lookAt(-1);
    expect(dialled).toBe(0);
    await Promise.all([lookAt(0), lookAt(0)]);
    expect(dialled).toBe(1);
    const [dial] = sent('/Calls.json');
    expect(dial).toMatchObject({ To: OWNER, From: '+447700900456', TimeLimit: '300' });
    const hello = await report(dial!.Url!, { CallStatus: 'in-progress' });
    expect(hello.body).toContain('the automated assistant of Ada’s Bakery');
    expect(hello.body).not.toMatch(/\d{2,}[^"]*<\/Say>/);
    const back = await report(actionOf(hello), { Digits: '2' });
    expect(back.body).toContain('You chose number two');
    // Twilio repeats a report that it thinks was lost: nothing is pressed twice.
    const repeated = await report(actionOf(hello), { Digits: '2' });
    expect([repeated.body.includes('You chose number two'), await decisionOf(owner)]).toMatchObject([
      true,
      { state: 'open' },
    ]);
    const done = await report(actionOf(back), { SpeechResult: 'Yes please.' });
    expect(done.body).toContain('<Hangup/>');
    expect(await decisionOf(owner)).toMatchObject({ answer: { channel: 'call', idea: owner.ideas[1] } });
    await report(dial!.StatusCallback!, { CallStatus: 'completed', CallDuration: '72' }, { minutes: 2 });
    await report(dial!.StatusCallback!, { CallStatus: 'completed', CallDuration: '72' }, { minutes: 2 });
    await lookAt(3);
    expect(await callOf(owner)).toMatchObject({
      state: 'completed',
      outcome: 'chose',
      billed_seconds: 72,
      cost: '0.02 USD',
    });
    expect(dialled).toBe(1);
  });

  it('reports that are not signed by the account are refused, each of them', async () => {
    const owner = await registerReachable();
    await lookAt(0);
    const { Url, StatusCallback, AsyncAmdStatusCallback } = sent('/Calls.json')[0]!;
    for (const url of [Url!, StatusCallback!, AsyncAmdStatusCallback!, `${Url!.replace('answer', 'turn')}?step=1`])
      expect((await report(url, { AnsweredBy: 'machine_end_beep' }, { token: 'another' })).status).toBe(401);
    expect(await callOf(owner)).toMatchObject({ state: 'ringing' });
  });

  it('tries three times, an hour apart, and then texts the ideas once', async () => {
    const owner = await registerReachable();
    for (const [minutes, tries] of [
      [0, 1],
      [61, 2],
      [122, 3],
    ] as const) {
      await lookAt(minutes);
      expect(dialled).toBe(tries);
      const { StatusCallback } = sent('/Calls.json').at(-1)!;
      await report(StatusCallback!, { CallStatus: 'no-answer' }, { minutes: minutes + 1 });
      await report(StatusCallback!, { CallStatus: 'no-answer' }, { minutes: minutes + 1 });
      await lookAt(minutes + 30);
      expect(dialled).toBe(tries);
    }
    await lookAt(200);
    expect([dialled, await callOf(owner)]).toMatchObject([3, { state: 'missed', tries: 3 }]);
    const texts = sent('/Messages');
    expect(texts).toHaveLength(1);
    expect(texts[0]!.Body).toContain(`2 ${owner.ideas[1]!.title.slice(0, 40)}`);
  });

  it('on an answering machine leaves a message and texts at once, and cuts off nobody who has begun to talk', async () => {
    const owner = await registerReachable();
    await lookAt(0);
    const dial = sent('/Calls.json')[0]!;
    await report(dial.Url!, { CallStatus: 'in-progress' });
    await report(dial.AsyncAmdStatusCallback!, { AnsweredBy: 'human' });
    expect(await callOf(owner)).toMatchObject({ state: 'talking' });
    await report(dial.AsyncAmdStatusCallback!, { AnsweredBy: 'machine_end_beep' });
    await report(dial.AsyncAmdStatusCallback!, { AnsweredBy: 'machine_end_beep' });
    expect(await callOf(owner)).toMatchObject({ state: 'voicemail' });
    expect(sent('/Calls/CA').map(({ Twiml }) => Twiml)).toEqual([
      expect.stringContaining('I am texting them to you now'),
    ]);
    expect(sent('/Messages')).toHaveLength(1);
    // What the machine still sends changes nothing.
    expect((await report(dial.Url!, { CallStatus: 'in-progress' })).body).toContain('<Hangup/>');
  });

  it('asks again after silence and a key that does nothing, gives up at the third, and hears of a hang-up', async () => {
    const owner = await registerReachable();
    await lookAt(0);
    const dial = sent('/Calls.json')[0]!;
    const hello = await report(dial.Url!, { CallStatus: 'in-progress' });
    const silent = await report(actionOf(hello), {});
    expect(silent.body).toContain('I didn’t hear anything.');
    const wrong = await report(actionOf(silent), { Digits: '8' });
    expect(wrong.body).toContain('That key does nothing here.');
    const lost = await report(actionOf(wrong), { SpeechResult: 'mumble' });
    expect(lost.body).toContain('<Hangup/>');
    // Reports out of order: the end of the call before the turn that Twilio still had on its way.
    await report(dial.StatusCallback!, { CallStatus: 'completed', CallDuration: '31' }, { minutes: 1 });
    expect((await report(actionOf(wrong), { Digits: '1' }, { minutes: 1 })).body).toContain('<Hangup/>');
    expect([await callOf(owner), await decisionOf(owner), dialled]).toMatchObject([
      { state: 'completed', outcome: 'no-choice', billed_seconds: 31 },
      { state: 'open' },
      1,
    ]);
  });

  it('takes a machine’s verdict that comes before the words for it, and a status that came first', async () => {
    const owner = await registerReachable();
    await lookAt(0);
    const dial = sent('/Calls.json')[0]!;
    await report(dial.AsyncAmdStatusCallback!, { AnsweredBy: 'machine_end_silence' });
    expect((await report(dial.Url!, { CallStatus: 'in-progress' })).body).toContain('<Hangup/>');
    await report(dial.StatusCallback!, { CallStatus: 'completed', CallDuration: '22' });
    await report(dial.StatusCallback!, { CallStatus: 'in-progress' });
    expect([await callOf(owner), sent('/Messages').length, sent('/Calls/CA').length]).toMatchObject([
      { state: 'voicemail', billed_seconds: 22 },
      1,
      1,
    ]);
  });

  it('does not end a talk because of a late verdict', async () => {
    const owner = await registerReachable();
    await lookAt(0);
    const dial = sent('/Calls.json')[0]!;
    const hello = await report(dial.Url!, { CallStatus: 'in-progress' });
    await report(actionOf(hello), { Digits: '1' });
    await report(dial.AsyncAmdStatusCallback!, { AnsweredBy: 'machine_end_silence' });
    expect([await callOf(owner), sent('/Messages')]).toMatchObject([{ state: 'talking' }, []]);
    await report(dial.StatusCallback!, { CallStatus: 'completed', CallDuration: '9' });
    expect([await callOf(owner), await decisionOf(owner)]).toMatchObject([
      { state: 'completed', outcome: 'no-choice' },
      { state: 'open' },
    ]);
  });

  it.each([
    ['the kill switch is off', 'UPDATE call_numbers SET is_on = false WHERE workspace_id = $1'],
    ['the number is not proved', 'UPDATE call_numbers SET verified_at = NULL WHERE workspace_id = $1'],
    ['calls are off', 'UPDATE engines SET voice_calls = false WHERE workspace_id = $1'],
    ['the minutes are used up', 'UPDATE call_numbers SET minutes_a_month = 0 WHERE workspace_id = $1'],
    ['it is late in the evening', "UPDATE engines SET call_time = '22:00' WHERE workspace_id = $1"],
  ])('is not dialled while %s', async (_why, change) => {
    const owner = await registerReachable();
    await asOwner(change, [owner.workspaceId]);
    await lookAt(0);
    await lookAt(12 * 60);
    expect(dialled).toBe(0);
  });

  it('says why when the service refuses, and tries later when it is ill', async () => {
    const owner = await registerReachable();
    vendor.say({ status: 503, json: {} });
    await lookAt(0);
    expect(await callOf(owner)).toMatchObject({ state: 'scheduled', tries: 1 });
    vendor.say({ status: 400, json: { code: 21215, message: 'Not allowed to call this country.', status: 400 } });
    await lookAt(61);
    expect(await callOf(owner)).toMatchObject({
      state: 'failed',
      trouble: 'Twilio refused: Not allowed to call this country.',
    });
  });
});

describe('a text message of the owner', () => {
  const write = (owner: Reachable, body: string, from = OWNER) =>
    owner.numbers.get(owner.place).then(({ phone }) => report(phone!.textUrl!, { From: from, Body: body }));

  it('answers the decision, and hears what was chosen when it comes second', async () => {
    const owner = await registerReachable();
    expect((await write(owner, 'hello?')).body).toContain('Reply 1, 2, 3 to choose');
    expect((await write(owner, ' 3 ')).body).toContain('I’m making');
    expect(await decisionOf(owner)).toMatchObject({ answer: { channel: 'sms', idea: owner.ideas[2] } });
    expect((await write(owner, '1')).body).toContain('Already chosen');
  });

  it('of none asks why, and takes the reason', async () => {
    const owner = await registerReachable();
    expect((await write(owner, '0')).body).toContain('Why none?');
    await write(owner, '0 2');
    expect(await decisionOf(owner)).toMatchObject({ answer: { choice: 'none', reason: 'done', channel: 'sms' } });
  });

  it('from another number is heard by nobody; STOP ends calls and texts', async () => {
    const owner = await registerReachable();
    expect((await write(owner, '1', '+447700900999')).body).not.toContain('Message');
    expect(await decisionOf(owner)).toMatchObject({ state: 'open' });
    await write(owner, 'Stop');
    expect((await owner.numbers.get(owner.place)).phone).toMatchObject({ isOn: false });
    await write(owner, '1');
    expect(await decisionOf(owner)).toMatchObject({ state: 'open' });
    await lookAt(0);
    expect(dialled).toBe(0);
  });
});

describe('the owner’s number', () => {
  it('keeps what was agreed to, and is proved only by its code, in time, with few guesses', async () => {
    const owner = await registerReachable();
    const [row] = await asOwner<Record<string, unknown>>('SELECT * FROM call_numbers WHERE workspace_id = $1', [
      owner.workspaceId,
    ]);
    expect(row).toMatchObject({ number: OWNER, consent_address: '198.18.0.9', consent_name: 'Ada Baker' });
    expect(row!.consent_text).toContain('artificial voice');
    const by = { id: owner.session.user.id as string, name: 'Ada', address: '198.18.0.9' };
    const { numbers } = owner;
    const again = () => numbers.create(owner.place, { number: OWNER, sender: '+447700900456', agrees: true }, by);
    expect((await again()).phone).toMatchObject({ isVerified: false, isOn: false });
    const code = /^\d{6}/.exec(sent('/Messages').at(-1)!.Body!)![0];
    await expect(numbers.update(owner.place, { isOn: true })).rejects.toThrow('Confirm the number');
    for (let guess = 0; guess < 5; guess += 1)
      await expect(numbers.update(owner.place, { code: '1' })).rejects.toThrow('not the code');
    await expect(numbers.update(owner.place, { code })).rejects.toThrow('no longer works');
    await again();
    const next = /^\d{6}/.exec(sent('/Messages').at(-1)!.Body!)![0];
    const late = phoneParts({ clock: { now: () => new Date(Date.now() + DAY_MS) }, origin: vendor.origin() }).numbers;
    await expect(late.update(owner.place, { code: next })).rejects.toThrow('no longer works');
    expect((await numbers.update(owner.place, { code: next })).phone).toMatchObject({ isVerified: true, isOn: true });
    expect((await numbers.remove(owner.place)).phone).toBeNull();
  });

  it('must be a number with its country, and needs an agreement', async () => {
    const owner = await registerReachable();
    const create = (input: object) => owner.call('calls', callsContract.createCallNumber, input as never);
    expect((await create({ number: '123', sender: '+447700900456', agrees: true })).body.fields).toHaveProperty(
      'number',
    );
    expect((await create({ number: OWNER, sender: '+447700900456', agrees: false })).body.fields).toHaveProperty(
      'agrees',
    );
  });
});
