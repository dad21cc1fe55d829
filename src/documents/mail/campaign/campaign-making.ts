import { everyBlock, type EmailBlock } from '../../../domain/email-block';
import type { CampaignColours } from './campaign-look';
import type { Language } from '../../../domain/language';
import { outsiderWords } from '../../words/outsider-words';
import type { OutsiderWords } from '../../words/outsider-words-type';
import type { MergeSlots } from './merge-slots';

/** What a mail is made of. */
export interface CampaignMailInput {
  subject: string;
  preheader: string;
  blocks: readonly EmailBlock[];
  /** Of the words that are not the business's own. */
  language: Language;
  look: {
    businessName: string;
    /** Absolute and public. */
    logoUrl: string | null;
    /** #rrggbb, most important first. */
    colours: readonly string[];
    postalAddress: string;
  };
  /** An absolute public address; null when the picture is gone. */
  pictureUrl(creationId: string): string | null;
  /** Whether the merge fields of a text are all right; those of others are shown as they are written. */
  isSound(text: string): boolean;
}

/** What every part of a mail needs while it is made. */
export interface CampaignMaking extends Pick<CampaignMailInput, 'look' | 'pictureUrl'> {
  slots: MergeSlots;
  colours: CampaignColours;
  words: OutsiderWords['campaign'];
  /** What an address becomes: a numbered link that is counted, a mailbox or number; null for anything else. */
  href(typed: string): string | null;
}

/** The postal address below the business's name, which many people write above it. */
export const addressLines = ({ postalAddress, businessName }: CampaignMailInput['look']): string[] =>
  postalAddress
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line, index) => line !== '' && !(index === 0 && line === businessName.trim()));

/** Why somebody gets it, unless a footer of the mail says so itself. */
export const reasonOf = ({ blocks, language }: CampaignMailInput): string =>
  everyBlock([...blocks]).some((block) => block.kind === 'footer' && block.text.trim() !== '')
    ? ''
    : outsiderWords[language].campaign.reason;
