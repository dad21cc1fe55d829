import type { BusinessProfile } from '../../src/domain/business-profile';
import type { Week } from '../../src/domain/week';

/** Writes an email in a business's voice. The same request always gives the same result. */
export interface MailWriterPort {
  /**
   * Claims nothing beyond the profile and the request; what only the owner knows is left as a placeholder in
   * square brackets, `[Your …]`.
   */
  write(request: {
    profile: BusinessProfile;
    /** The email's subject matter, in the owner's words. */ about: string;
    week: Week;
    zone: string;
  }): Promise<MailDraft>;
}

/** Paragraphs, points and heading may contain merge fields; everything else is plain text. */
export interface MailDraft {
  subject: string;
  preheader: string;
  heading: string;
  paragraphs: string[];
  /** Short lines after the first paragraph; may be empty. */
  points: string[];
  /** Null when there is no address to link to. */
  button: { label: string; url: string } | null;
}
