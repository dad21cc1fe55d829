import { everyBlock, type EmailBlock } from '../../../domain/email-block';
import type { CampaignColours } from './campaign-look';
import type { Language } from '../../../domain/language';
import { outsiderWords } from '../../words/outsider-words';
import type { OutsiderWords } from '../../words/outsider-words-type';
import type { MergeSlots } from './merge-slots';

/** The content and settings of an email to render. */
export interface CampaignMailInput {
  subject: string;
  preheader: string;
  blocks: readonly EmailBlock[];
  /** The language of the fixed words. */
  language: Language;
  look: {
    businessName: string;
    /** Absolute and public. */
    logoUrl: string | null;
    /** #rrggbb, most important first. */
    colours: readonly string[];
    postalAddress: string;
  };
  /** An absolute public address; null when the picture has been deleted. */
  pictureUrl(creationId: string): string | null;
  /** Whether all merge fields of a text are valid; invalid ones are shown as written. */
  isSound(text: string): boolean;
}

/** What every part of an email needs while it is rendered. */
export interface CampaignMaking extends Pick<CampaignMailInput, 'look' | 'pictureUrl'> {
  slots: MergeSlots;
  colours: CampaignColours;
  words: OutsiderWords['campaign'];
  /** Converts an address into a numbered tracked link, or a mailto: or tel: link; null for anything else. */
  href(typed: string): string | null;
}

/** The lines of the postal address, without the business's name, which many people repeat in it. */
export const addressLines = ({ postalAddress, businessName }: CampaignMailInput['look']): string[] =>
  postalAddress
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line, index) => line !== '' && !(index === 0 && line === businessName.trim()));

/** Why somebody receives the email, unless one of its footers says so itself. */
export const reasonOf = ({ blocks, language }: CampaignMailInput): string =>
  everyBlock([...blocks]).some((block) => block.kind === 'footer' && block.text.trim() !== '')
    ? ''
    : outsiderWords[language].campaign.reason;
