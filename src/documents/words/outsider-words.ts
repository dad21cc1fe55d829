import type { Language } from '../../domain/language';
import { dutchWords } from './dutch-words';
import { englishWords } from './english-words';
import { frenchWords } from './french-words';
import { germanWords } from './german-words';
import type { OutsiderWords } from './outsider-words-type';
import { portugueseWords } from './portuguese-words';
import { spanishWords } from './spanish-words';

/** The fixed words, beside the business's own, in emails and pages for outsiders in a business's name. */
export const outsiderWords: Record<Language, OutsiderWords> = {
  en: englishWords,
  de: germanWords,
  fr: frenchWords,
  es: spanishWords,
  nl: dutchWords,
  pt: portugueseWords,
};
