import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { openPush } from '../../testing/open-push';
import type { WebRequest } from '../../ports/web';
import { encryptPush } from './push-encryption';
import { makePushSender } from './push-sender';

const SECRET = Buffer.alloc(32, 7);
const NOW = new Date('2026-06-01T10:00:00Z');

function makeBrowser() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const target = {
    endpoint: 'https://push.example/send/abc?x=1',
    p256dh: keys.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
  };
  return { target, open: (body: Uint8Array) => openPush(Buffer.from(body), { keys, auth }) };
}

function send(status: number | 'slow' | 'address', target = makeBrowser().target) {
  const asked: WebRequest[] = [];
  const sender = makePushSender({
    secret: SECRET,
    contact: 'https://marketing.example',
    web: {
      request: (request) => {
        asked.push(request);
        return Promise.resolve(
          typeof status === 'string'
            ? { kind: 'failure', why: status }
            : { kind: 'reply', status, bytes: new Uint8Array(), text: () => '', header: () => '' },
        );
      },
    },
  });
  return { sender, asked, done: sender.send(target, { text: 'It rings.', seconds: 1_800, topic: 'call', now: NOW }) };
}

test('encrypts as in the example of RFC 8291, appendix A', () => {
  const body = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    },
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('only the browser reads what is sent, and its service can tell who sent it', async () => {
  const browser = makeBrowser();
  const { sender, asked, done } = send(201, browser.target);
  expect(await done).toBe('sent');
  const { url, headers, body } = asked[0]!;
  expect(url).toBe(browser.target.endpoint);
  expect(browser.open(body as Uint8Array)).toBe('It rings.');
  expect(headers).toMatchObject({ ttl: '1800', urgency: 'high', topic: 'call', 'content-encoding': 'aes128gcm' });
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization!)!;
  expect(key).toBe(sender.publicKey);
  const [head, claims, signature] = token!.split('.');
  const point = Buffer.from(key!, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature!, 'base64url'),
    ),
  ).toBe(true);
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: NOW.getTime() / 1000 + 12 * 3_600,
    sub: 'https://marketing.example',
  });
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [403, 'gone'],
  ['address', 'gone'],
  [429, 'later'],
  [503, 'later'],
  ['slow', 'later'],
] as const)('after %s a subscription is %s', async (status, outcome) => {
  expect(await send(status).done).toBe(outcome);
});

test('a browser’s key that is none is gone', async () => {
  const { asked, done } = send(201, { ...makeBrowser().target, p256dh: 'AAAA' });
  expect([await done, asked]).toEqual(['gone', []]);
});
