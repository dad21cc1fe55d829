/** What a file says about how it came to be, for whoever meets it without us. */
export interface ProvenanceLabel {
  /** IPTC digital source type: made by rules, by a trained model, or of a photograph with words set by rules. */
  source: 'algorithmic' | 'trained' | 'composite';
  /** "Fourbeat built-in designer 3" or the vendor's model. */
  tool: string;
  /** SHA-256 of the prompt in hexadecimal: proves a prompt without telling it. */
  promptHash: string;
  title: string;
  altText: string;
  /** When it was made; absent in files that many rows share. */
  createdAt?: Date;
}

export interface ProvenancePort {
  /**
   * The same file with the label as XMP inside; a label that it had is replaced. Pixels and frames are untouched.
   * Takes WebP, PNG, JPEG and MP4; throws for anything else.
   */
  label(bytes: Uint8Array, label: ProvenanceLabel): Uint8Array;
}
