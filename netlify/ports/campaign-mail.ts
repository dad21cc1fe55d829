import type { Judgement } from '../../src/domain/refusal';

/** Sends campaign emails to the mail server over a pool of connections, many at a time. */
export interface CampaignMailPort {
  /** How many emails it sends at the same time; further calls wait. */
  connections: number;
  /**
   * Renders a signed email. `fault` says what is wrong with this recipient's. Throws when no email of the campaign
   * could be rendered, such as for a broken key.
   */
  prepare(message: CampaignMessage): Promise<PreparedMail | { fault: string }>;
  /** Never throws: a failure is an outcome. Takes at most 60 seconds. */
  send(mail: PreparedMail): Promise<CampaignMailOutcome>;
  close(): void;
}

export interface CampaignMessage {
  /** The delivery's id; with the workspace's it makes up the Message-ID, which never changes. */
  id: string;
  workspaceId: string;
  campaignId: string;
  from: { name: string; address: string };
  recipient: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  /** For one-click unsubscribe requests and for readers (RFC 2369, RFC 8058). */
  unsubscribeUrl: string;
  /** Signs in the name of the sender's domain (RFC 6376). */
  signature: { domain: string; selector: string; privateKey: string } | null;
  /** A host of the sender's domain for bounces; null for the installation's. */
  bounceHost: string | null;
}

/** A rendered email. */
export interface PreparedMail {
  messageId: string;
  envelope: { from: string; to: string };
  /** Whether the server must support non-ASCII local parts (RFC 6531). */
  utf8: boolean;
  raw: Uint8Array;
}

/** Like MailOutcome (ports/mail.ts), with what a refusal is about (src/domain/refusal.ts). */
export type CampaignMailOutcome =
  | { state: 'accepted' }
  | ({ state: 'refused'; cause: string } & Judgement)
  | { state: 'uncertain'; cause: string };
