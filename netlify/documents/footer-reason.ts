import type { Language } from '../../src/domain/language';
import { outsiderWords } from '../../src/documents/words/outsider-words';

/** The standard sentence in the footer about why somebody gets an email, in that language. */
export const footerReason = (language: Language): string => outsiderWords[language].campaign.reason;
