import type { InboundFile } from './inbox';
import type { MailOutcome } from './mail';

/** Sends answers of the inbox through one mail server. */
export interface AnswerMailPort {
  /** Never throws: a failure is an outcome. Ends soon after `signal`. */
  send(answer: AnswerMail, signal: AbortSignal): Promise<MailOutcome>;
  close(): void;
}

export interface AnswerMail {
  workspaceId: string;
  /** The message's id. */
  id: string;
  /** The same for every attempt. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  cc: string[];
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  inReplyTo: string | null;
  references: string[];
  files: InboundFile[];
  /** Where it bounces to; null for the sender's address. */
  returnPath: string | null;
  /** Signs in the name of the sender's domain (RFC 6376). */
  signature: { domain: string; selector: string; privateKey: string } | null;
  /** Nobody wrote it by hand: other machines must not answer (RFC 3834). */
  automatic: boolean;
  at: Date;
}
