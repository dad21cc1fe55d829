import type { PlanName } from './plan-name';

/**
 * Why somebody may not be sent an email written by hand, as a sentence; null when they may. Such an email needs
 * no consent of its own, so it is only for people who know the business: who wrote to it or signed up, agreed to
 * its emails, or bought. When it goes out from the installation's own address, whose reputation everybody
 * shares, only what the person did counts, because nobody else can claim that for them.
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

/** How many emails by hand a workspace may send in 24 hours: plenty for a person at a desk, few for spam. */
export const handMessagesADay = (plan: PlanName): number => (plan === 'Trial' ? 20 : 200);

export interface Acquaintance {
  /** The timeline has a message or a confirmed sign-up from them. */
  wrote: boolean;
  /** Has agreed to marketing email. */
  agreed: boolean;
  /** Is a customer, or the timeline has a purchase. */
  bought: boolean;
}
