import { canLift, type ConsentChannel, type SuppressionReason } from '../../../domain/consent';

/** Why an address is blocked. */
export const reasonWords: Record<SuppressionReason, string> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Email bounced',
  complained: 'Reported as spam',
  blocked: 'Blocked by you',
  asked: 'Asked not to be contacted',
  erased: 'Erased by your team',
};

/** What is not sent there. */
export const channelWords: Record<ConsentChannel, string> = { email: 'emails', sms: 'text messages', voice: 'calls' };

/** Why it cannot be unblocked here, as a sentence; null if it can. */
export const lockOf = (reason: SuppressionReason): string | null =>
  canLift(reason) ? null : (LOCKS[reason] ?? 'Its owner asked for this.');

const LOCKS: Partial<Record<SuppressionReason, string>> = {
  unsubscribed: 'They unsubscribed. Only they can come back, by signing up again.',
  complained: 'They reported a message as spam. This can’t be changed.',
  asked: 'They asked not to be contacted. This can’t be changed.',
  erased: 'Your team erased this person. This can’t be changed, so nobody can bring them back by mistake.',
};
