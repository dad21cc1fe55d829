import type { InboxChannel, MessageState } from '../../src/domain/conversation';

/**
 * What reads a channel's raw receipts. It is called by a job, outside any transaction, and may be called again with
 * the same receipt. It throws for what it cannot read: the receipt is tried again, and finally shown as a failure.
 */
export interface InboundReader {
  read(receipt: StoredReceipt): Promise<InboundEvent[]>;
}

/** A request or a mail as it came in, after its sender was verified. */
export interface StoredReceipt {
  id: string;
  workspaceId: string;
  /** The connected channel that it came through. */
  channelId: string;
  source: InboundSource;
  /** Such as content-type; only what readers need. */
  headers: Record<string, string>;
  bytes: Uint8Array;
  receivedAt: Date;
}

export const inboundSources = [
  'sendgrid',
  'postmark',
  'mail',
  'imap',
  'twilio',
  'twilio-status',
  'meta',
  'livechat',
] as const;
export type InboundSource = (typeof inboundSources)[number];

export type InboundEvent =
  | { kind: 'message'; message: InboundMessage }
  | { kind: 'state'; report: StateReport }
  /** A comment under a post and the like: a line in the thread that is not a message. */
  | { kind: 'event'; message: InboundMessage; link: string }
  /** Nothing that the inbox shows, such as an echo of our own message. */
  | { kind: 'ignored'; reason: string };

/** Somebody's message in the inbox's own terms. */
export interface InboundMessage {
  /** Unique within the channel: the same id is the same message, however often it comes. */
  externalId: string;
  channel: InboxChannel;
  from: InboundPerson;
  /** Threads that the channel itself names, such as a Messenger conversation or a visitor's chat; '' without one. */
  threadKey: string;
  text: string;
  /** Earlier mail that it quotes. */
  quoted: string;
  files: InboundFile[];
  mail?: InboundMail;
  /** When the sender sent it, never after `receivedAt`. */
  at: Date;
}

export interface InboundPerson {
  /** An address in lower case, an E.164 number, a vendor's id, a visitor's id. */
  address: string;
  name: string;
  /** Whether `address` is an email address or a number that a contact may have. */
  point: 'email' | 'phone' | null;
}

export interface InboundFile {
  name: string;
  /** As claimed; the stored type is detected from the bytes. */
  contentType: string;
  bytes: Uint8Array;
}

export interface InboundMail {
  subject: string;
  to: string[];
  cc: string[];
  messageId: string;
  /** Message-IDs of In-Reply-To and References, newest last. */
  references: string[];
  /** The conversation that a reply address of ours names, in To or Cc. */
  replyToken: string | null;
  /** Sanitised and without remote pictures' addresses resolved; null for plain text. */
  html: string | null;
  hasRemotePictures: boolean;
  automatic: boolean;
  /** Sent to many: its message id joins no thread. */
  bulk: boolean;
}

/** What a channel says about a message of ours. */
export interface StateReport {
  /** The channel's id of the message, as `send` returned it. */
  externalId: string;
  /** Our own id, where the channel repeats it: it also finds a message whose sending got no answer. */
  messageId?: string;
  state: Extract<MessageState, 'sent' | 'delivered' | 'read' | 'failed'>;
  cause: string | null;
  at: Date;
}

/** What sends answers over one channel. It never throws for what the vendor does. Ends soon after `signal`. */
export interface OutboundPort {
  send(message: OutgoingMessage, signal: AbortSignal): Promise<SendOutcome>;
}

export interface OutgoingMessage {
  /** The same for every attempt. */
  id: string;
  workspaceId: string;
  conversationId: string;
  channelId: string;
  to: string;
  toName: string;
  text: string;
  files: InboundFile[];
  /** Written by a member who confirmed it: Meta's human-agent tag may be used. */
  byPerson: boolean;
  /** Of an answer in a comment's thread: to its writer alone. */
  privately?: boolean;
  author: string;
  threadKey: string;
  mail: { subject: string; cc: string[]; inReplyTo: string | null; references: string[] } | null;
}

export type SendOutcome =
  | { kind: 'sent'; externalId: string; state: Extract<MessageState, 'sent' | 'delivered'> }
  /** Nothing went out, and it may work later. */
  | { kind: 'later'; cause: string; retryAfterMs?: number }
  /** It would be refused again. */
  | { kind: 'refused'; cause: string }
  /** The answer was lost after the message may have gone out. */
  | { kind: 'uncertain'; cause: string }
  /** The channel no longer accepts our keys. */
  | { kind: 'broken'; cause: string };
