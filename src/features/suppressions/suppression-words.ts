import { canLift, type ConsentChannel, type SuppressionReason } from '../../domain/consent';

/** Why an address is blocked. */
export const reasonWords: Record<SuppressionReason, string> = {
  unsubscribed: 'Unsubscribed', bounced: 'Mail came back', complained: 'Reported as unwanted', blocked: 'Blocked by you', asked: 'Asked not to be contacted', erased: 'Asked to be erased',
};

/** What is not sent there. */
export const channelWords: Record<ConsentChannel, string> = { email: 'emails', sms: 'text messages', voice: 'calls' };

/** Why it cannot be unblocked here, as a sentence; null if it can. */
export const lockOf = (reason: SuppressionReason): string | null => (canLift(reason) ? null : `${WISHES[reason] ?? 'Its owner wished so'}. Only they can come back, by signing up again.`);

const WISHES: Partial<Record<SuppressionReason, string>> = {
  unsubscribed: 'They unsubscribed', complained: 'They reported a message as unwanted', asked: 'They asked not to be contacted', erased: 'They asked to be erased',
};
