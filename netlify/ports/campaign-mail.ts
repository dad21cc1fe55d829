import type { Judgement } from '../../src/domain/refusal';

/** Hands campaign mail to the mail server over a pool of connections, many at a time. */
export interface CampaignMailPort {
  /** How many mails it has in hand at most; more calls wait. */
  connections: number;
  /** Makes all bytes of a mail, signed. `fault` says what is wrong with this person's. Throws where no mail of the campaign could be made, such as for a broken key. */
  prepare(message: CampaignMessage): Promise<PreparedMail | { fault: string }>;
  /** Never throws: what went wrong is an outcome. Takes at most 60 seconds. */
  send(mail: PreparedMail): Promise<CampaignMailOutcome>;
  close(): void;
}

export interface CampaignMessage {
  /** The delivery's id; the Message-ID is made of it and the workspace's and stays the same. */
  id: string;
  workspaceId: string;
  campaignId: string;
  from: { name: string; address: string };
  recipient: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  /** Where one-click requests and readers go to end mail (RFC 2369, RFC 8058). */
  unsubscribeUrl: string;
  /** Signs in the name of the sender's domain (RFC 6376). */
  signature: { domain: string; selector: string; privateKey: string } | null;
  /** A host of the sender's domain that mail comes back to; null for the installation's. */
  bounceHost: string | null;
}

/** A mail as it goes out. */
export interface PreparedMail {
  messageId: string;
  envelope: { from: string; to: string };
  /** It can only go where the server takes letters of every script before the @ (RFC 6531). */
  utf8: boolean;
  raw: Uint8Array;
}

/** As MailOutcome (ports/mail.ts), with what a refusal is about (src/domain/refusal.ts). */
export type CampaignMailOutcome =
  { state: 'accepted' } | ({ state: 'refused'; cause: string } & Judgement) | { state: 'uncertain'; cause: string };
