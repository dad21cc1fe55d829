/**
 * Two-factor sign-in: an authenticator app (RFC 6238, six digits every 30 seconds) and ten recovery codes. The secret and
 * the codes are stored encrypted; each code is good once, two calls at the same time included.
 */
export interface SecondFactor {
  isOn(userId: string): Promise<boolean>;
  /** Keeps a new secret that nothing asks for yet; null when two-factor is on. `uri` is for a QR code. */
  begin(person: { id: string; email: string }): Promise<{ uri: string; secret: string } | null>;
  /** Turns it on with a code of the app. Answers the recovery codes, in clear for this once. */
  turnOn(
    userId: string,
    code: string,
    notice: Notice,
  ): Promise<{ recoveryCodes: string[] } | 'nothing-begun' | 'wrong-code'>;
  /**
   * Uses a code of the app or a recovery code up; false when it is wrong or was used before. `notice` writes the mail about
   * a recovery code, before the transaction that uses it up and that the mail leaves with.
   */
  take(userId: string, code: string, notice: RecoveryNotice): Promise<boolean>;
  /** New recovery codes in place of the old ones; null while two-factor is off. */
  renewCodes(userId: string, notice: Notice): Promise<string[] | null>;
  codesLeft(userId: string): Promise<number>;
  /** False when it was off. */
  turnOff(userId: string, notice?: Notice): Promise<boolean>;
}

/** The letter that a recovery code was used, `left` are there still; null for an account that gets no mail. */
export type RecoveryNotice = (left: number) => Promise<Notice | null>;

/** The mail to the account's owner that leaves with the change, or not at all. */
export interface Notice {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  expiresAt: Date;
  createdAt: Date;
}
