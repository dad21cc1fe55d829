/** Encrypts stored secrets. What is sealed for one place cannot be opened in another. */
export interface SecretBox {
  /** Identifies the current sealing key without revealing it. */
  readonly keyId: string;
  seal(secret: string, place: SecretPlace): SealedSecret;
  /** The secret; null when its key is lost, or when it was altered or copied from another place. */
  open(sealed: SealedSecret, place: SecretPlace): string | null;
  /** Whether a key with this id is available. */
  knows(keyId: string): boolean;
}

/** Where a secret belongs, such as its workspace and field, or its person. */
export type SecretPlace = readonly string[];

export interface SealedSecret {
  keyId: string;
  /** base64url of nonce, ciphertext and tag. */
  sealed: string;
}
