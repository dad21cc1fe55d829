/**
 * Mails as Liquid templates that see one contact and nothing else. What people write is checked with `faults` before it
 * is compiled; `compile` itself refuses what a mail cannot hold.
 */
export interface MailTemplates {
  /** What is wrong with the merge fields of a text, as sentences; none when it can be sent. `fields` are the contact's. */
  faults(text: string, fields: readonly string[]): string[];
  /**
   * Reads the three templates once; what comes back renders them for one person and never throws for what a contact holds.
   * Values are escaped in `html`, stand as they are in `text`, and make no second line in `subject`. Throws for a template that `faults` would not let pass,
   * and an AppError (too_large) for one of more characters or merge fields than a mail can have. Time grows with the templates' length alone.
   */
  compile(mail: {
    subject: string;
    html: string;
    text: string;
  }): (values: MailValues) => { subject: string; html: string; text: string };
  /** Where a link leads for this contact: an http or https address, its values percent-encoded; null when it is none. */
  linkTarget(template: string, contact: MailContact): string | null;
}

/** What a mail knows of its reader: first_name, name, company, email, and custom fields by `customFieldName`. Null where the contact has nothing. */
export type MailContact = Record<string, string | null>;

/** Addresses are whole URLs. Without a pixel or honeypot ('') the mail holds none. */
export interface MailValues {
  contact: MailContact;
  /** By number. */
  link: readonly string[];
  /** A link that no person sees. */
  honeypot: string;
  pixel: string;
  /** The page that ends mail; '' in a test, which nobody can leave. */
  preferences: string;
}
