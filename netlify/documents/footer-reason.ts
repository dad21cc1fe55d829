import type { Language } from '../../src/domain/language';
import { outsiderWords } from '../../src/documents/words/outsider-words';

/** Why somebody gets a mail, as its footer begins in that language. */
export const footerReason = (language: Language): string => outsiderWords[language].campaign.reason;
