/** What a telephone service is told to say and do next, in its own markup. */
export interface PhoneMarkup {
  /** Says these and listens; what is heard goes to `action`. */
  gather(sentences: readonly string[], action: string): string;
  /** Says these and ends the call. */
  hangUpWith(sentences: readonly string[]): string;
  /** Answers a text message; '' answers nothing. */
  messageReply(words: string): string;
}
