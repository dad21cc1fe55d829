export interface Ids {
  /** A random UUID (v7: sorts by time of creation). */
  id(): string;
  /** An unguessable token of `bytes` random bytes, base64url. */
  token(bytes: number): string;
}
