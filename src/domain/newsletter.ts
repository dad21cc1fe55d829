/**
 * What a subscriber agrees to. Shown next to the checkbox, stored with the subscription and repeated in the
 * email: change it only here.
 */
export const NEWSLETTER_CONSENT =
  'Yes, send me the Fourbeat newsletter by email, at most once a week. I can unsubscribe with one click in every mail.';

/** What the page says after an address was sent; the same for every address, so that it reveals nothing. */
export const NEWSLETTER_ASKED =
  'Check your inbox: if this address is not subscribed yet, an email with a link to confirm is on its way. We send at most one a day.';

export const subscriptionStates = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];
