/**
 * Addresses inside campaign mail. Each is signed for one purpose and names its delivery, so that nothing is stored for
 * them and none can be guessed or used as another. They work for ever: mail is read late.
 */
export interface MailLinks {
  /** The pixel that tells that a mail was shown. */
  open(delivery: DeliveryName): string;
  /** To the link of this number; HONEYPOT is one that no person sees. */
  click(delivery: DeliveryName, link: number): string;
  /** The page that ends mail; also what one-click requests go to. It names the contact too, so that it works when the campaign is deleted. */
  preferences(delivery: DeliveryName & { contactId: string }): string;
  /** A picture of the workspace's library, for anybody. */
  picture(workspaceId: string, creationId: string): string;
  /** The token that a followed link brings along to the business's own site, for reporting a conversion. */
  conversionToken(delivery: DeliveryName): string;
  readOpen(token: string): DeliveryName | null;
  readClick(token: string): (DeliveryName & { link: number }) | null;
  readPreferences(token: string): (DeliveryName & { contactId: string }) | null;
  getPictureReading(token: string): { workspaceId: string; creationId: string } | null;
  readConversion(token: string): DeliveryName | null;
}

export interface DeliveryName {
  workspaceId: string;
  deliveryId: string;
}

/** The number of the link that only programs follow. */
export const HONEYPOT = 9_999;
