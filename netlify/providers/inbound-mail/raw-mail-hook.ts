import type { MailHook } from '../../ports/mail-hook';
import { sameSecret, shownSecret } from '../system/same-secret';
import { signedWebhookId } from '../webhook/webhook-signature';

/**
 * A whole mail as the body: piped by a mail server with its password, or sent by a program that signs it (Standard
 * Webhooks). `X-Recipient` names whom the envelope was for; without it the mail's own headers do.
 */
export const rawMailHook = ({
  password,
  secret,
}: {
  password?: string | undefined;
  secret?: string | undefined;
}): MailHook => ({
  read({ headers, bytes, now }) {
    const shown = shownSecret(headers);
    const isPiped = password !== undefined && shown !== null && sameSecret(shown, password);
    const signedId = secret === undefined ? null : signedWebhookId({ headers, bytes, now }, secret);
    if (!isPiped && signedId === null) return { refused: 'unverified' };
    if (bytes.byteLength === 0) return { unreadable: true };
    return { mail: bytes, recipients: recipientsIn(headers), eventId: signedId };
  },
});

const recipientsIn = (headers: Headers): string[] =>
  (headers.get('x-recipient') ?? '')
    .slice(0, 20_000)
    .split(',')
    .map((address) => address.trim().replace(/^<|>$/g, ''))
    .filter((address) => address !== '');
