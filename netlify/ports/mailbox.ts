/** Reads a mailbox that stays somebody else's: it never marks, moves or deletes anything there. */
export interface MailboxPort {
  /** Signs in and opens the inbox; null when that works. */
  check(account: MailboxAccount, signal: AbortSignal): Promise<MailboxFault | null>;
  /** What arrived after `cursor`, oldest first; without one, or when the server numbers anew, what arrived since then. */
  read(account: MailboxAccount, asked: MailboxQuestion, signal: AbortSignal): Promise<MailboxReading | MailboxFault>;
}

export interface MailboxAccount {
  host: string;
  port: number;
  user: string;
  password: string;
}

export interface MailboxQuestion {
  cursor: MailboxCursor | null;
  since: Date;
  /** At most so many mails, and no further one after so many bytes. */
  most: number;
  mostBytes: number;
}

/** UIDVALIDITY, and the highest UID that was read (RFC 3501, 2.3.1.1). */
export interface MailboxCursor {
  validity: string;
  uid: number;
}

export interface MailboxReading {
  kind: 'read';
  cursor: MailboxCursor;
  mails: { uid: number; bytes: Uint8Array }[];
  /** Whether there are more than were asked for. */
  more: boolean;
}

/** refused: user name and password, which only a person can change. away: anything that may pass. */
export interface MailboxFault {
  kind: 'refused' | 'away';
  sentence: string;
  /** For the log: what the server or the library said. */
  detail?: string;
}
