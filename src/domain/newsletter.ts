/** What a person agrees to. Shown beside the box, kept with the subscription and repeated in the mail: change it here, nowhere else. */
export const NEWSLETTER_CONSENT =
  'Yes, send me the Fourbeat newsletter by email, at most once a week. I can unsubscribe with one click in every mail.';

/** What the page says once the address was sent; the same whatever the address is. */
export const NEWSLETTER_ASKED =
  'Check your inbox: if this address is not subscribed yet, an email with a link to confirm is on its way. We send at most one a day.';

export const subscriptionStates = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];
