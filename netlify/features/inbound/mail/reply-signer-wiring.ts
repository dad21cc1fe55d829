import { createHmac } from 'node:crypto';
import type { SignText } from '../../../../src/domain/reply-address';
import { formerKeysFor, keyFor } from '../../../keys/keys';

/** Signs the addresses that customers answer to. */
export const replySigner = (): SignText => signerOf(keyFor('mail-reply'));

/** Also with replaced keys: customers answer old mails too, and such an address only leads to its own conversation. */
export const replySigners = (): SignText[] => [replySigner(), ...formerKeysFor('mail-reply').map(signerOf)];

const signerOf =
  (key: Buffer): SignText =>
  (text) =>
    createHmac('sha256', key).update(text).digest('hex');
