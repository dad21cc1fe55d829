/**
 * Addresses inside campaign emails. Each is signed for one purpose and names its delivery, so that nothing is
 * stored for them and none can be guessed or used for another purpose. They never expire: people read email
 * late.
 */
export interface MailLinks {
  /** The pixel that reports that an email was shown. */
  open(delivery: DeliveryName): string;
  /** The tracked link with this number; HONEYPOT is one that no person can see. */
  click(delivery: DeliveryName, link: number): string;
  /**
   * The unsubscribe page, also for one-click requests. It names the contact too, so that it works after the
   * campaign is deleted.
   */
  preferences(delivery: DeliveryName & { contactId: string }): string;
  /** A picture of the workspace's library, for anybody. */
  picture(workspaceId: string, creationId: string): string;
  /** The token that a followed link carries to the business's own site, for reporting a conversion. */
  conversionToken(delivery: DeliveryName): string;
  readOpen(token: string): DeliveryName | null;
  readClick(token: string): (DeliveryName & { link: number }) | null;
  readPreferences(token: string): (DeliveryName & { contactId: string }) | null;
  readPicture(token: string): { workspaceId: string; creationId: string } | null;
  readConversion(token: string): DeliveryName | null;
}

export interface DeliveryName {
  workspaceId: string;
  deliveryId: string;
}

/** The number of the link that only programs follow. */
export const HONEYPOT = 9_999;
