/** A telephone service with the workspace's own account: it dials and texts, and reports to our addresses what happens. */
export interface Telephone {
  /** Dials; the reports name the call by the id that this returns. */
  dial(call: OutgoingCall): Promise<PhoneResult>;
  /** Ends a call under way with these words, such as a message for an answering machine. */
  leaveMessage(id: string, words: string): Promise<PhoneResult>;
  text(message: { from: string; to: string; words: string }): Promise<PhoneResult>;
  /** What a finished call cost, such as "0.014 USD"; null while the service has not said so. */
  readCost(id: string): Promise<string | null>;
}

/** `sentence`: for the owner, of what went wrong. `again`: whether trying later can help. */
export type PhoneResult = { ok: true; id: string } | { ok: false; sentence: string; again: boolean };

export interface OutgoingCall {
  /** E.164 */
  from: string;
  to: string;
  answerUrl: string;
  statusUrl: string;
  machineUrl: string;
  /** The hard limit of the whole call. */
  limitSeconds: number;
}
