import type { Language } from '../../domain/language';
import { dutchWords } from './dutch-words';
import { englishWords } from './english-words';
import { frenchWords } from './french-words';
import { germanWords } from './german-words';
import type { OutsiderWords } from './outsider-words-type';
import { portugueseWords } from './portuguese-words';
import { spanishWords } from './spanish-words';

/** What mails and pages say to people outside in a business's name, beside the business's own words. */
export const outsiderWords: Record<Language, OutsiderWords> = {
  en: englishWords,
  de: germanWords,
  fr: frenchWords,
  es: spanishWords,
  nl: dutchWords,
  pt: portugueseWords,
};
