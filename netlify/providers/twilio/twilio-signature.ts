import { createHmac } from 'node:crypto';
import { sameSecret } from '../system/same-secret';

/**
 * Whether Twilio sent a form to this address: HMAC-SHA1 with the account's token over the whole public address and the form's
 * fields, by name (https://www.twilio.com/docs/usage/security#validating-requests).
 */
export function isSignedByTwilio(
  { url, form, signature }: { url: string; form: URLSearchParams; signature: string | null },
  token: string,
): boolean {
  if (!signature || !token) return false;
  return sameSecret(signature, signTwilio(url, form, token));
}

export function signTwilio(url: string, form: URLSearchParams, token: string): string {
  const fields = [...new Set(form.keys())].sort().flatMap((name) => form.getAll(name).map((value) => name + value));
  return createHmac('sha1', token)
    .update(url + fields.join(''))
    .digest('base64');
}
