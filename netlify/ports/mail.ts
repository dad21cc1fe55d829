/** Hands one mail to a mail server. The sender's address is the adapter's configuration, unless a mail says otherwise. */
export interface MailPort {
  /** Who sells it, for the log. */
  name: string;
  /** Never throws: what went wrong is an outcome. Takes at most 60 seconds. */
  send(message: MailMessage): Promise<MailOutcome>;
}

export interface MailMessage {
  /** A UUID; the Message-ID is made of it and stays the same when the mail is sent again. */
  id: string;
  /** One address, without a name. */
  recipient: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** In whose name it goes out, and what it is signed with (RFC 6376), where it is not the installation's. */
  sender?: {
    from: { name: string; address: string };
    signature: { domain: string; selector: string; privateKey: string } | null;
  };
}

/**
 * accepted: the server has taken it over (RFC 5321, section 4.2.5). refused: it surely has not; `permanent` says that
 * the same mail will never be taken. uncertain: all of it went out and the answer was lost, so that sending it again
 * could deliver it twice. `cause` is a sentence; it may hold the recipient's address.
 */
export type MailOutcome =
  | { state: 'accepted'; reference: string }
  | { state: 'refused'; cause: string; permanent: boolean }
  | { state: 'uncertain'; cause: string };
