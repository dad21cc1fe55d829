/** Keeps secrets unreadable at rest. What is sealed for one place opens in no other. */
export interface SecretBox {
  /** Names the key that seals now, without telling it. */
  readonly keyId: string;
  seal(secret: string, place: SecretPlace): SealedSecret;
  /** The secret; null when its key is lost, or when it was changed or moved here from another place. */
  open(sealed: SealedSecret, place: SecretPlace): string | null;
  /** Whether a key of this name is here. */
  knows(keyId: string): boolean;
}

/** Where a secret belongs, such as its workspace and field, or its person. */
export type SecretPlace = readonly string[];

export interface SealedSecret {
  keyId: string;
  /** base64url of nonce, ciphertext and tag. */
  sealed: string;
}
