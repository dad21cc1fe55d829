import type { BusinessProfile } from '../../src/domain/business-profile';
import type { Week } from '../../src/domain/week';

/** Writes a mail in the voice of a business. The same request always gives the same answer. */
export interface MailWriterPort {
  /** Claims nothing that the profile or what was asked for does not say; what only the owner knows stands in square brackets, `[Your …]`. */
  write(request: {
    profile: BusinessProfile;
    /** What it is about, as the owner says it. */ about: string;
    week: Week;
    zone: string;
  }): Promise<MailDraft>;
}

/** Paragraphs, points and heading may hold merge fields; otherwise plain text. */
export interface MailDraft {
  subject: string;
  preheader: string;
  heading: string;
  paragraphs: string[];
  /** Short lines after the first paragraph; may be none. */
  points: string[];
  /** Null when there is no address to lead to. */
  button: { label: string; url: string } | null;
}
