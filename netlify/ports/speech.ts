/** A voice of the product's own. */
export interface Speech {
  /**
   * A sentence in English as a WAV file: 16 kHz, mono, 16 bits. null where the voice cannot say it: writing that it does
   * not read, or more than a minute of it. Throws `unavailable` where the voice is not installed.
   */
  say(sentence: string): Promise<Uint8Array | null>;
}
