/**
 * Emails as Liquid templates that can access one contact and nothing else. What people write is checked with
 * `faults` before it is compiled; `compile` itself refuses what exceeds an email's limits.
 */
export interface MailTemplates {
  /** Errors in the merge fields of a text, as sentences; empty when it can be sent. `fields` are the contact's. */
  faults(text: string, fields: readonly string[]): string[];
  /**
   * Parses the three templates once; the returned function renders them for one person and never throws, whatever
   * a contact contains. Values are escaped in `html`, unchanged in `text`, and cannot break the line in `subject`.
   * Throws for a template that `faults` would reject, and an AppError (too_large) when there are more characters
   * or merge fields than an email can have. Time is linear in the templates' length.
   */
  compile(mail: {
    subject: string;
    html: string;
    text: string;
  }): (values: MailValues) => { subject: string; html: string; text: string };
  /**
   * A link's target for this contact: an http or https address with its values percent-encoded; null when it is
   * not one.
   */
  linkTarget(template: string, contact: MailContact): string | null;
}

/**
 * A reader's data for an email: first_name, name, company, email, and custom fields by `customFieldName`. Null
 * where the contact has no value.
 */
export type MailContact = Record<string, string | null>;

/** Addresses are full URLs. With '' for pixel or honeypot the email has none. */
export interface MailValues {
  contact: MailContact;
  /** By number. */
  link: readonly string[];
  /** A link that no person can see. */
  honeypot: string;
  pixel: string;
  /** The unsubscribe page; '' in a test email, which nobody can unsubscribe from. */
  preferences: string;
}
