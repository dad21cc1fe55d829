import type { InboundFile } from './inbox';

/** What a raw mail says, as plain values: it is read in another thread. */
export type ReadMail = ReadLetter | { kind: 'returned' };

export interface ReadLetter {
  kind: 'letter';
  /** Its Message-ID, or a hash of the mail when it has none. */
  externalId: string;
  from: MailPerson;
  /** Where answers are wanted, if not at `from`. */
  replyTo: MailPerson | null;
  subject: string;
  to: string[];
  cc: string[];
  /** Every address that a server or the sender named as a recipient, in lower case. */
  recipients: string[];
  messageId: string;
  /** Message-IDs of References and In-Reply-To, newest last. */
  references: string[];
  text: string;
  quoted: string;
  html: string | null;
  hasRemotePictures: boolean;
  files: InboundFile[];
  automatic: boolean;
  bulk: boolean;
  /** As the sender's clock says; null when it says nothing readable. */
  sentAt: number | null;
}

export interface MailPerson {
  address: string;
  name: string;
}

export const mailBounds = {
  bytes: 25 * 1024 * 1024,
  headerBytes: 512 * 1024,
  depth: 30,
  parts: 400,
  files: 40,
  html: 2_000_000,
  text: 2_000_000,
  recipients: 100,
  references: 50,
} as const;
