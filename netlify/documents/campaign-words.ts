import type { Language } from '../../src/domain/language';
import { outsiderWords } from '../../src/documents/words/outsider-words';

/** The standard sentence in the footer about why somebody gets an email, in that language. */
export const footerReason = (language: Language): string => outsiderWords[language].campaign.reason;

/** What the button in an email about a post says, in that language. */
export const readButton = (language: Language): string => outsiderWords[language].campaign.readPost;
