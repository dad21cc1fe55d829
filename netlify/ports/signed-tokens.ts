/** Links that say themselves what they are for, signed for one purpose: nothing is stored until somebody follows one. */
export interface SignedTokens {
  /** `subject` holds letters, digits, dots and hyphens; null: works for ever. */
  seal(subject: string, expiresAt: Date | null): string;
  /** The subject; null for a token that is forged, altered, made for another purpose or over. */
  open(token: string, now: Date): string | null;
  /** The subject of one of ours that may be over: to say to whom it belonged, and nothing else. */
  readEnded(token: string): string | null;
}
