import { createHash, createHmac } from 'node:crypto';
import { sameSecret } from '../system/same-secret';

/**
 * Whether a request was signed with this auth token: base64 of HMAC-SHA1 over the whole address and, for a form, each
 * parameter's name and value, sorted by name. A JSON body is covered by `bodySHA256` in the address
 * (https://www.twilio.com/docs/usage/webhooks/webhooks-security). `address` is the one that Twilio called: the public
 * one, with its query. Twilio leaves out or adds the standard port, so both spellings count.
 */
export function isSignedByTwilio(asked: TwilioRequest, authToken: string): boolean {
  const { address, contentType, bytes, signature } = asked;
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(contentType);
  if (authToken === '' || signature === '' || !URL.canParse(address)) return false;
  if (!isForm && bytes.byteLength > 0) {
    const named = new URL(address).searchParams.get('bodySHA256') ?? '';
    if (!sameSecret(named.toLowerCase(), createHash('sha256').update(bytes).digest('hex'))) return false;
  }
  const pairs = isForm ? sortedPairs(bytes) : '';
  return spellings(address)
    .map((spelling) => sameSecret(signature, twilioSignature(authToken, spelling + pairs)))
    .includes(true);
}

/** The signature of what is joined as above; for senders in tests and in the simulator. */
export const twilioSignature = (authToken: string, joined: string): string =>
  createHmac('sha1', authToken).update(joined, 'utf8').digest('base64');

/** Name and value of each parameter, sorted by name; of several values of one name, each once and sorted. */
export function sortedPairs(bytes: Uint8Array): string {
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  return [...new Set(form.keys())]
    .sort((one, other) => (one < other ? -1 : 1))
    .flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value))
    .join('');
}

function spellings(address: string): string[] {
  const { protocol, host, port } = new URL(address);
  if (port !== '') return [address, address.replace(host, host.slice(0, -port.length - 1))];
  return [address, address.replace(host, `${host}:${protocol === 'https:' ? 443 : 80}`)];
}

export interface TwilioRequest {
  address: string;
  contentType: string;
  bytes: Uint8Array;
  /** X-Twilio-Signature; '' when it is missing. */
  signature: string;
}
