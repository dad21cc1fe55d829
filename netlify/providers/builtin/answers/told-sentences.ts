import { wholeWords, type ClaimLanguage } from '../../../../src/domain/claims/claim-language';
import { foldText } from '../../../../src/domain/contact';
import { isQuestion, isWishful } from './asked-sentences';
import { questionTopics } from './question-topics';
import { tellingWords } from './said-words';
import { toneWords } from './tone-words';

/**
 * What a sentence wants of us. `wish` is something to be done or decided, `news` something that has to be read, `context`
 * says no more than what stands around it, `frame` is hello and goodbye.
 */
export type Purpose = 'question' | 'wish' | 'thanks' | 'praise' | 'news' | 'context' | 'frame';

export function purposeOf(sentence: string, language: ClaimLanguage): Purpose {
  const { praise, turn, wish } = patterns[language];
  const plain = plainly(sentence);
  if (isFrame(plain, language)) return 'frame';
  const { topics, days } = questionTopics(sentence, language, ANY_DAY);
  const hasAmount = namesAmount(sentence, language);
  const isWish = topics.has('booking') || topics.has('cancelling');
  const asksFor = wish.test(plain);
  // "Could you do ten of us?" is answered by looking, not by a fact.
  if (isQuestion(sentence) && !isWishful(sentence))
    return isWish || (asksFor && (hasAmount || days.length > 0)) ? 'wish' : 'question';
  const thanks = topics.has('thanks');
  if (isWish || (asksFor && !(thanks && tellingWords(sentence).length < FEW))) return 'wish';
  if (hasAmount || days.length > 0) return 'news';
  if (turn.test(plain)) return tellingWords(sentence).length >= FEW ? 'news' : 'context';
  if (praise.test(plain) && !(thanks && tellingWords(sentence).length < 2)) return 'praise';
  if (thanks) return 'thanks';
  return tellingWords(sentence).length >= MANY ? 'news' : 'context';
}

export const namesAmount = (text: string, language: ClaimLanguage): boolean =>
  /\d/u.test(text) || patterns[language].numbers.test(plainly(text));

/** Somebody has died. Nobody is condoled on a battery. */
export function isGrief(message: string, language: ClaimLanguage): boolean {
  const { deceased, died, kin } = patterns[language];
  if (language === 'en' && A_NAME_DIED.test(message)) return true;
  return message
    .split(/[.!?\n]+/u)
    .map(plainly)
    .some((sentence) => deceased.test(sentence) || (died.test(sentence) && kin.test(sentence)));
}

/** Christmas, the 24th, a day in May: the week's hours may not hold. */
export const isSpecialDay = (sentence: string, language: ClaimLanguage): boolean =>
  patterns[language].special.test(plainly(sentence)) || /\b\d{1,2}[./]\d{1,2}\b(?!\s*(?:uhr|uur|h\b))/u.test(sentence);

/**
 * An order in the customer's own words: "same again next month, 22 people, two gluten-free". Only where it is a list of
 * things: of a whole sentence, a part would say something else.
 */
export function notedWords(sentence: string, language: ClaimLanguage): string | null {
  const { says, courtesy } = patterns[language];
  const parts = sentence
    .replace(/[.!?\s]+$/u, '')
    .split(/[,:;]\s+|\s[–—-]\s/u)
    .map((part) => part.trim().replace(courtesy, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (!parts.some((part) => namesAmount(part, language))) return null;
  const isList = parts.every((part) => part.split(/\s+/u).length <= LONGEST_PART && !says.test(plainly(part)));
  return isList ? parts.join(', ') : null;
}

/** "Hello Ada, could you" without the hello. */
export function withoutHello(sentence: string, language: ClaimLanguage): string {
  const plain = plainly(sentence);
  const hello = patterns[language].hello.exec(plain)?.[0] ?? '';
  // Folding keeps the length of nearly every text; where it does not, the hello stays.
  return plain.length === sentence.length ? sentence.slice(hello.length) : sentence;
}

/** Hello, goodbye, and the name below them. */
function isFrame(plain: string, language: ClaimLanguage): boolean {
  const rest = plain.replace(patterns[language].frames, ' ');
  return rest !== plain && (rest.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= NAME;
}

const plainly = (text: string): string => foldText(text.replace(/[’‘ʼ]/gu, "'"));

/** "that Smudge died": a name, since it has a capital within the sentence. */
const A_NAME_DIED = /\p{L}\s\p{Lu}\p{Ll}+\s(?:has\s|had\s)?died(?!\p{L})/u;
/** No day of the week is meant: only its name counts. */
const ANY_DAY = '2024-01-01';
const FEW = 3;
const MANY = 4;
const NAME = 3;
const LONGEST_PART = 10;

const patterns = Object.fromEntries(
  Object.entries(toneWords).map(([language, words]) => [
    language,
    {
      praise: wholeWords(words.praise, 'iu'),
      turn: wholeWords(words.turn, 'iu'),
      wish: wholeWords(words.wish, 'iu'),
      numbers: wholeWords(words.numbers, 'iu'),
      deceased: wholeWords(words.deceased, 'iu'),
      died: wholeWords(words.died, 'iu'),
      kin: wholeWords(words.kin, 'iu'),
      says: wholeWords(words.says, 'iu'),
      special: wholeWords(words.special, 'iu'),
      frames: wholeWords(words.frame),
      hello: new RegExp(`^(?:${wholeWords(words.frame).source})(?:\\s+[\\p{L}.]+){0,4}\\s*[,:!]\\s+`, 'iu'),
      courtesy:
        /^(?:please|bitte|graag|por favor|per favore|s'il vous plaît|svp)\s+|\s*\b(?:please|bitte|graag|alstublieft|por favor|per favore|svp)$|^(?:please|bitte|graag|alstublieft|svp)$/iu,
    },
  ]),
) as Record<ClaimLanguage, Record<keyof typeof toneWords.en | 'frames' | 'hello' | 'courtesy', RegExp>>;
