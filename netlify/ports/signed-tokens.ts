/** Links that state what they are for, signed for one purpose: nothing is stored until somebody follows one. */
export interface SignedTokens {
  /** `subject` may contain letters, digits, dots and hyphens; null: never expires. */
  seal(subject: string, expiresAt: Date | null): string;
  /** The subject; null for a token that is forged, altered, made for another purpose or expired. */
  open(token: string, now: Date): string | null;
  /** The subject of a genuine token that may have expired: only for saying whose it was. */
  readEnded(token: string): string | null;
}
