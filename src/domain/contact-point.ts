import type { PointKind } from './contact';
import { isEmailAddress, NO_ADDRESS } from './email-address';

/** What is said of an address that cannot be used. */
export const pointFaults: Record<PointKind, string> = {
  email: NO_ADDRESS,
  phone: 'Enter a phone number, for example +44 20 7946 0018.',
};

/** What is no email address, or cannot be a number at a glance: which numbers there are, only the server knows. */
export const isNoPoint = (kind: PointKind, text: string): boolean =>
  kind === 'email' ? !isEmailAddress(text) : text.normalize('NFKC').replace(/\D/g, '').length < 3;
