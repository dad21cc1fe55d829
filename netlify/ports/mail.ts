/**
 * Sends an email through a mail server. The sender's address is the adapter's setting, unless an email overrides
 * it.
 */
export interface MailPort {
  /** The provider's name, for the log. */
  name: string;
  /** Never throws: a failure is an outcome. Takes at most 60 seconds. */
  send(message: MailMessage): Promise<MailOutcome>;
}

export interface MailMessage {
  /** A UUID; the Message-ID is made from it and stays the same when the email is sent again. */
  id: string;
  /** A single address without a name. */
  recipient: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** Sender and signing key (RFC 6376), when they are not the installation's. */
  sender?: {
    from: { name: string; address: string };
    signature: { domain: string; selector: string; privateKey: string } | null;
  };
}

/**
 * accepted: the server has taken responsibility (RFC 5321, section 4.2.5). refused: it certainly has not;
 * `permanent` means that the same email will never be accepted. uncertain: everything was sent but the answer
 * was lost, so that resending could deliver it twice. `cause` is a sentence; it may contain the recipient's
 * address.
 */
export type MailOutcome =
  | { state: 'accepted'; reference: string }
  | { state: 'refused'; cause: string; permanent: boolean }
  | { state: 'uncertain'; cause: string };
