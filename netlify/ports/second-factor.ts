/**
 * Two-factor sign-in: an authenticator app (RFC 6238, six digits every 30 seconds) and ten recovery codes. The
 * secret and the codes are stored encrypted; each code works once, even in concurrent calls.
 */
export interface SecondFactor {
  isOn(userId: string): Promise<boolean>;
  /** Stores a new secret that is not required yet; null when two-factor is on. `uri` is for a QR code. */
  begin(person: { id: string; email: string }): Promise<{ uri: string; secret: string } | null>;
  /** Turns it on with a code of the app. Returns the recovery codes in clear, this once. */
  turnOn(
    userId: string,
    code: string,
    notice: Notice,
  ): Promise<{ recoveryCodes: string[] } | 'nothing-begun' | 'wrong-code'>;
  /**
   * Uses up a code of the app or a recovery code; false when it is wrong or was used before. `notice` writes the
   * email about a used recovery code, before the transaction that uses it up and sends the email.
   */
  take(userId: string, code: string, notice: RecoveryNotice): Promise<boolean>;
  /** New recovery codes in place of the old ones; null while two-factor is off. */
  renewCodes(userId: string, notice: Notice): Promise<string[] | null>;
  codesLeft(userId: string): Promise<number>;
  /** False when it was already off. */
  turnOff(userId: string, notice?: Notice): Promise<boolean>;
}

/** Writes the email about a used recovery code when `left` remain; null for an account that gets no email. */
export type RecoveryNotice = (left: number) => Promise<Notice | null>;

/** An email to the account's owner, sent only if the change succeeds. */
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
