import type { PointKind } from './contact';
import { isEmailAddress, NO_ADDRESS } from './email-address';

/** The error for an address that cannot be used. */
export const pointFaults: Record<PointKind, string> = {
  email: NO_ADDRESS,
  phone: 'Enter a phone number, for example +44 20 7946 0018.',
};

/**
 * A quick check that rules out what is certainly not an email address or a phone number. Only the server knows
 * which numbers exist.
 */
export const isNoPoint = (kind: PointKind, text: string): boolean =>
  kind === 'email' ? !isEmailAddress(text) : text.normalize('NFKC').replace(/\D/g, '').length < 3;
