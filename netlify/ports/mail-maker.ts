import type { EmailBlock } from '../../src/domain/email-block';
import type { Language } from '../../src/domain/language';
import type { MailContact } from './mail-templates';

/** Renders a campaign's email from what was typed. */
export interface MailMakerPort {
  /**
   * The email as templates and, with a reader, as that person gets it. Time and memory depend only on the length
   * of the input. Throws `too_large`, naming the longest block, when the email exceeds its limits.
   */
  make(asked: MailToMake): Promise<MadeMail>;
}

export interface MailToMake {
  subject: string;
  preheader: string;
  blocks: readonly EmailBlock[];
  /** The language of the fixed words. */
  language: Language;
  look: MailLook;
  /** Absolute public addresses by creation; missing ones were deleted. */
  pictures: Readonly<Record<string, string>>;
  /** The merge fields that exist. */
  fields: readonly string[];
  /** `link`: where every link leads; null for the real targets. */
  reader: { contact: MailContact; link: string | null; honeypot: string; pixel: string; preferences: string } | null;
}

export interface MailLook {
  businessName: string;
  /** Absolute and public. */
  logoUrl: string | null;
  /** #rrggbb, most important first. */
  colours: readonly string[];
  postalAddress: string;
}

export interface MadeMail {
  templates: CampaignMailTemplates;
  /** What is wrong with its merge fields, each once. */
  faults: string[];
  /** Errors in its merge fields, each once. */
  read: { subject: string; preheader: string; html: string; text: string } | null;
}

export interface CampaignMailTemplates {
  subject: string;
  preheader: string;
  html: string;
  text: string;
  /** Targets of the numbered links, templates themselves. */
  links: string[];
  /** Merge fields that could not be used as intended, as sentences. */
  faults: string[];
}
