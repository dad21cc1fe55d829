/** A file's provenance data: how it was made, for anyone who finds it outside the product. */
export interface ProvenanceLabel {
  /** IPTC digital source type: made by rules, by a trained model, or of a photograph with words set by rules. */
  source: 'algorithmic' | 'trained' | 'composite';
  /** Such as "Fourbeat built-in designer 3", or the vendor's model. */
  tool: string;
  /** SHA-256 of the prompt in hexadecimal: proves a prompt without revealing it. */
  promptHash: string;
  title: string;
  altText: string;
  /** When it was made; absent in files that several rows share. */
  createdAt?: Date;
}

export interface ProvenancePort {
  /**
   * The same file with the label embedded as XMP; an existing label is replaced. Pixels and frames are untouched.
   * Takes WebP, PNG, JPEG and MP4; throws for anything else.
   */
  label(bytes: Uint8Array, label: ProvenanceLabel): Uint8Array;
}
