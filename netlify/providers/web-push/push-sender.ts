import { createECDH, createHash, createPrivateKey, sign } from 'node:crypto';
import type { PushSender } from '../../ports/push-sender';
import type { CallingPort } from '../../ports/web';
import { CURVE, encryptPush } from './push-encryption';

/**
 * Push messages (RFC 8030) signed with our key (VAPID, RFC 8292). The address of a subscription is what a browser said,
 * so `web` is the guarded one. `secret` becomes the private key: the same in every process, and nothing to store.
 */
export function makePushSender({ web, secret, contact }: PushSenderParts): PushSender {
  const { privateKey, publicKey } = keysFrom(secret);

  function authorization(endpoint: string, now: Date): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now.getTime() / 1000) + TOKEN_SECONDS,
      sub: contact,
    };
    const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
  }

  return {
    publicKey,
    async send(to, { text, seconds, topic, now }) {
      const body = encryptOrNull(text, to);
      if (!body) return 'gone';
      const answer = await web.request({
        method: 'POST',
        url: to.endpoint,
        headers: {
          authorization: authorization(to.endpoint, now),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(seconds),
          urgency: 'high',
          topic,
        },
        body,
        accept: '*/*',
        maxBytes: 10_000,
      });
      if (answer.kind === 'failure') return answer.why === 'address' ? 'gone' : 'later';
      if (answer.status >= 200 && answer.status < 300) return 'sent';
      return GONE.has(answer.status) ? 'gone' : 'later';
    },
  };
}

/** null for a browser's key that is no point of the curve. */
function encryptOrNull(text: string, to: Parameters<typeof encryptPush>[1]): Buffer | null {
  try {
    return encryptPush(text, to);
  } catch {
    return null;
  }
}

function keysFrom(secret: Buffer) {
  const pair = createECDH(CURVE);
  let scalar = secret;
  // One in four thousand million numbers is too large for the curve.
  for (;;) {
    try {
      pair.setPrivateKey(scalar);
      break;
    } catch {
      scalar = createHash('sha256').update(scalar).digest();
    }
  }
  const point = pair.getPublicKey();
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: pair.getPrivateKey().toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return { privateKey, publicKey: point.toString('base64url') };
}

/** Unsubscribed (404, 410), or subscribed with a key that we no longer have (400, 401, 403 of the large services). */
const GONE: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);
/** RFC 8292 allows a day; the large services want less. */
const TOKEN_SECONDS = 12 * 3_600;

interface PushSenderParts {
  web: CallingPort;
  /** 32 bytes. */
  secret: Buffer;
  /** Whom a push service can ask about us: an https or mailto address. */
  contact: string;
}
