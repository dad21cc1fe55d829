/** Wakes a browser whose page is closed. */
export interface PushSender {
  /** What browsers subscribe with: the uncompressed point of our key, base64url. */
  readonly publicKey: string;
  /**
   * `gone`: the browser no longer wants it, or subscribed with another key; it will never work again. `later`: the push
   * service could not be reached or is busy.
   */
  send(to: PushTarget, message: PushMessage): Promise<'sent' | 'gone' | 'later'>;
}

/** As the browser hands it out (PushSubscription.toJSON). */
export interface PushTarget {
  endpoint: string;
  /** The browser's key and shared secret, base64url. */
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** At most 3,000 bytes in UTF-8. */
  text: string;
  /** How long the push service keeps it for a browser that is offline. */
  seconds: number;
  /** A newer message of the same topic takes the place of one that was not delivered. */
  topic: string;
  now: Date;
}
