import { MINUTE_MS } from '../../../src/domain/duration';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import type { StoredReceipt } from '../../ports/inbox';
import { messageSid, TWILIO_SID, TWILIO_TOKEN, twilioStatus, twilioText, useTwilio } from '../../testing/twilio-server';
import { onePixelPng } from '../../testing/world';
import { makeTwilioReader, twilioStatusReader } from './twilio-reader';

const { vendor, keepMedia } = useTwilio();
const receivedAt = new Date('2026-11-28T12:00:00Z');
let now = receivedAt;
beforeEach(() => {
  now = receivedAt;
});

const receipt = (fields: Record<string, string>, headers: Record<string, string> = {}): StoredReceipt => ({
  id: 'r',
  workspaceId: 'w',
  channelId: 'c',
  source: 'twilio',
  headers,
  bytes: new TextEncoder().encode(new URLSearchParams(fields).toString()),
  receivedAt,
});
const reader = () =>
  makeTwilioReader({
    web: makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }),
    keysOf: async () => ({ sid: TWILIO_SID, token: TWILIO_TOKEN }),
    clock: { now: () => now },
    origin: vendor.origin(),
  });
const read = async (fields: Record<string, string>, headers?: Record<string, string>) =>
  (await reader().read(receipt(twilioText(fields), headers)))[0]!;
const mediaPath = `/2010-04-01/Accounts/${TWILIO_SID}/Messages/MM1/Media/ME1`;
const withPicture = (url: string) => ({ NumMedia: '1', MediaUrl0: url, MediaContentType0: 'image/jpeg', Body: '' });

describe('a text', () => {
  it('becomes a message of its number', async () => {
    expect(await read({ Body: 'Do you sell rye? 🍞\nAsking for a friend', From: '+12125550188' })).toEqual({
      kind: 'message',
      message: {
        externalId: messageSid(1),
        channel: 'sms',
        from: { address: '+12125550188', name: '', point: 'phone' },
        threadKey: '',
        text: 'Do you sell rye? 🍞\nAsking for a friend',
        quoted: '',
        files: [],
        at: receivedAt,
      },
    });
  });

  it('of a short code or a name belongs to no contact', async () => {
    expect(await read({ From: '55512' })).toMatchObject({ message: { from: { address: '55512', point: null } } });
    expect(await read({ From: 'MYBANK' })).toMatchObject({ message: { from: { address: 'MYBANK', point: null } } });
  });

  it.each([
    ['stop', 'STOP', 'Wrote “STOP”. Texts to this number have stopped until they write START.'],
    ['start', 'Start', 'Wrote “Start”. Texts to this number are allowed again.'],
    ['help', 'HELP', 'Wrote “HELP”. Twilio sends its standard reply to this word.'],
  ])('that asks to %s is shown as what happened', async (wish, Body, text) => {
    expect(await read({ Body }, { wish })).toMatchObject({ kind: 'event', message: { text }, link: '' });
  });

  it('that is none is thrown back', async () => {
    await expect(reader().read(receipt({ hello: 'world' }))).rejects.toThrow('not a text message');
  });
});

describe('a picture in a text', () => {
  it('is fetched with the account’s keys; where Twilio sends us on, the keys stay behind', async () => {
    const store = keepMedia('/store/kitten', {
      status: 200,
      bytes: onePixelPng,
      headers: { 'content-type': 'image/png' },
    });
    const url = keepMedia(mediaPath, { status: 307, headers: { location: store } });
    const event = await read(withPicture(url));
    expect(event).toMatchObject({ kind: 'message', message: { text: '' } });
    const [file] = event.kind === 'message' ? event.message.files : [];
    expect(file).toMatchObject({ name: 'picture-1.jpg', contentType: 'image/jpeg' });
    expect(Buffer.from(file!.bytes).equals(Buffer.from(onePixelPng))).toBe(true);
    expect(vendor.asked.map(({ path, headers }) => [path, headers.authorization !== undefined])).toEqual([
      [mediaPath, true],
      ['/store/kitten', false],
    ]);
  });

  it.each(['http://169.254.169.254/latest/meta-data', 'https://evil.example/x', 'file:///etc/passwd', 'nowhere', ''])(
    'is never fetched from %s',
    async (url) => {
      expect(await read(withPicture(url))).toMatchObject({
        message: { files: [], text: '[A file that came with this could not be fetched from Twilio.]' },
      });
      expect(vendor.asked).toEqual([]);
    },
  );

  it('is not followed into the machine', async () => {
    const url = keepMedia(mediaPath, { status: 307, headers: { location: 'http://127.0.0.1:1/secret' } });
    expect(await read(withPicture(url))).toMatchObject({ message: { files: [] } });
  });

  it('that is too large is left out, and the words stay', async () => {
    const url = keepMedia(mediaPath, { status: 200, bytes: new Uint8Array(5 * 1024 * 1024) });
    expect(await read({ ...withPicture(url), Body: 'Look' })).toMatchObject({
      message: { text: 'Look\n\n[A file that came with this could not be fetched from Twilio.]', files: [] },
    });
  });

  it('is tried again while Twilio is down, but not for ever', async () => {
    const url = keepMedia(mediaPath, { status: 503, json: {} });
    await expect(read(withPicture(url))).rejects.toThrow('could not be fetched from Twilio yet');
    now = new Date(receivedAt.getTime() + 4 * MINUTE_MS);
    expect(await read(withPicture(url))).toMatchObject({ message: { files: [] } });
  });

  it('may come with nine others, and no more', async () => {
    const url = keepMedia(mediaPath, { status: 200, bytes: onePixelPng });
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`MediaUrl${place}`, url]));
    const event = await read({ ...many, NumMedia: '30' });
    expect(event.kind === 'message' && event.message.files).toHaveLength(10);
  });
});

describe('a report', () => {
  const state = async (fields: Record<string, string>, headers = {}) =>
    (await twilioStatusReader.read(receipt(twilioStatus(fields), headers)))[0]!;

  it.each([
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['read', 'read'],
    ['undelivered', 'failed'],
    ['failed', 'failed'],
  ])('%s means %s', async (MessageStatus, expected) => {
    expect(await state({ MessageStatus })).toMatchObject({
      kind: 'state',
      report: { externalId: messageSid(1), state: expected },
    });
  });

  it.each(['queued', 'accepted', 'sending', 'scheduled', 'something-new'])(
    '%s says nothing new',
    async (MessageStatus) => expect(await state({ MessageStatus })).toMatchObject({ kind: 'ignored' }),
  );

  it('names our own message, so that one whose sending got no answer is found', async () => {
    expect(await state({}, { message: 'm-1' })).toMatchObject({ report: { messageId: 'm-1' } });
  });

  it.each([
    ['21610', /wrote STOP/],
    ['30003', /switched off or out of reach/],
    ['30005', /does not exist/],
    ['30006', /landline/],
    ['30007', /spam/],
    ['30034', /not registered \(A2P 10DLC\)/],
    ['39999', /its code 39999/],
    ['', /did not say why/],
    ['not a number', /did not say why/],
  ])('with code “%s” says why in words', async (ErrorCode, words) => {
    expect(await state({ MessageStatus: 'undelivered', ErrorCode })).toMatchObject({
      report: { cause: expect.stringMatching(words) },
    });
  });
});
