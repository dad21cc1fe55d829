import { canLift, type ConsentChannel, type SuppressionReason } from '../../domain/consent';

/** Why an address is blocked. */
export const reasonWords: Record<SuppressionReason, string> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Mail came back',
  complained: 'Reported as unwanted',
  blocked: 'Blocked by you',
  asked: 'Asked not to be contacted',
  erased: 'Erased by your team',
};

/** What is not sent there. */
export const channelWords: Record<ConsentChannel, string> = { email: 'emails', sms: 'text messages', voice: 'calls' };

/** Why it cannot be unblocked here, as a sentence; null if it can. */
export const lockOf = (reason: SuppressionReason): string | null =>
  canLift(reason) ? null : (LOCKS[reason] ?? 'Its owner wished so.');

const LOCKS: Partial<Record<SuppressionReason, string>> = {
  unsubscribed: 'They unsubscribed. Only they can come back, by signing up again.',
  complained: 'They reported a message as unwanted. That stays.',
  asked: 'They asked not to be contacted. That stays.',
  erased: 'Your team erased this person. That stays, so that nobody brings them back by mistake.',
};
