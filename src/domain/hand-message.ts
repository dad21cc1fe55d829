import type { PlanName } from './plan';

/**
 * Why somebody may not be written to by hand, as a sentence; null where they may. A mail by hand needs no consent of its
 * own, so it is for people who know the business: who wrote to it or signed up, who agreed to its mail, or who bought. What
 * goes out from the installation's own address is everybody's good name: there only what the person did counts, which
 * nobody can claim for them.
 */
export function handMessageRefusal(
  { wrote, agreed, bought }: Acquaintance,
  { sharedSender }: { sharedSender: boolean },
): string | null {
  if (wrote) return null;
  if (sharedSender)
    return 'Without your own domain, you can message only people who signed up with you or wrote to you. Verify a domain under Sender to message your customers and everyone who agreed to your emails.';
  return agreed || bought
    ? null
    : 'You can message customers and people who wrote to you or agreed to your emails. This contact is none of these yet. Ask them first, or mark them as a customer if they are one.';
}

/** How many a workspace may write by hand in 24 hours: many for a person at a desk, few for a flood. */
export const handMessagesADay = (plan: PlanName): number => (plan === 'Trial' ? 20 : 200);

export interface Acquaintance {
  /** A message or a confirmed sign-up of theirs is in the timeline. */
  wrote: boolean;
  /** To marketing mail. */
  agreed: boolean;
  /** Is a customer, or a purchase is in the timeline. */
  bought: boolean;
}
