import type { EmailBlock } from '../../src/domain/email-block';
import type { Language } from '../../src/domain/language';
import type { MailContact } from './mail-templates';

/** Makes a campaign's mail of what was typed. */
export interface MailMakerPort {
  /**
   * The mail as templates and, for a reader, as that person gets it. Time and memory grow with what was typed and nothing
   * else. Throws `too_large`, naming the longest block, for more than a mail can have.
   */
  make(asked: MailToMake): Promise<MadeMail>;
}

export interface MailToMake {
  subject: string;
  preheader: string;
  blocks: readonly EmailBlock[];
  /** Of the words that are not the business's own. */
  language: Language;
  look: MailLook;
  /** Absolute public addresses by creation; those that are missing are gone. */
  pictures: Readonly<Record<string, string>>;
  /** The merge fields that there are. */
  fields: readonly string[];
  /** `link`: where every link leads; null for where each of them really does. */
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
  /** Null without a reader. */
  read: { subject: string; preheader: string; html: string; text: string } | null;
}

export interface CampaignMailTemplates {
  subject: string;
  preheader: string;
  html: string;
  text: string;
  /** Where the numbered links lead, templates themselves. */
  links: string[];
  /** What of the merge fields could not be made as it was meant, as sentences. */
  faults: string[];
}
