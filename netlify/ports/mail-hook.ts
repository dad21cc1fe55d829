/** A request that delivers a mail, as one service or mail server sends it. */
export interface MailHook {
  /** Verifies the sender before reading anything else. */
  read(request: { headers: Headers; bytes: Uint8Array; now: Date }): HookReading;
}

/** unverified: not from who it should be. unreadable: verified, but no mail can be found in it. */
export type HookReading = { refused: 'unverified' } | { unreadable: true } | DeliveredMail;

export interface DeliveredMail {
  /** Raw MIME. */
  mail: Uint8Array;
  /** Whom the envelope names; empty where only the mail's own headers say. */
  recipients: string[];
  /** The service's id of the delivery; null without one. */
  eventId: string | null;
}
