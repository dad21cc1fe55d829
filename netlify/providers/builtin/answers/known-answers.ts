import type { ClaimLanguage } from '../../../../src/domain/claims/claim-language';
import { tongueOf } from '../../../../src/domain/text-language';
import type { Known } from '../../../ports/answers';
import { isForm, sharedWords, tellingWords } from './said-words';

/**
 * What the owner said or the website says that answers one sentence, best first. Two things have to hold: most of what the
 * entry is about is asked for, and most of what is asked for is in the entry; an entry whose whole question was asked
 * among other things fits too. A word weighs more the fewer entries have it: one common word is chance. Something in
 * another language fits, but cannot be said as it stands.
 */
export function knownAnswers(sentence: string, known: readonly Known[], language: ClaimLanguage): KnownAnswer[] {
  const asked = tellingWords(sentence);
  if (asked.length === 0) return [];
  const weigh = rarityIn(known);
  const fitting = known
    .filter(({ kind, detail }) => kind !== 'price' && (kind !== 'question' || detail !== ''))
    .flatMap((entry): KnownAnswer[] => {
      const about = tellingWords(entry.text);
      const shared = sharedWords(about, asked);
      const covered = sharedWords(asked, [...about, ...tellingWords(entry.detail)]);
      if (about.length === 0 || covered.length === 0) return [];
      const [fit, cover] = [weigh(shared) / weigh(about), weigh(covered) / weigh(asked)];
      const isWhole = shared.length >= 2 && shared.length === about.length;
      const isAbout =
        isWhole ||
        (shared.length >= 2 && fit >= HALF && cover >= A_THIRD) ||
        (shared.length === 1 && fit >= HALF && cover >= MOST) ||
        (covered.length >= 2 && cover >= MOST);
      if (!isAbout) return [];
      const tongue = tongueOf(`${entry.text} ${entry.detail}`);
      return [
        { entry, says: saysOf(entry), fit: fit + cover, isWhole, isForeign: tongue !== null && tongue !== language },
      ];
    })
    .sort((one, other) => other.fit - one.fit);
  return fitting.slice(0, 1);
}

/**
 * An entry about what could not be answered: for the owner to look at, never to be sent. Most of what the question is
 * about has to be in it, and its rarest word; else there is nothing to look at.
 */
export function nearestEntry(sentence: string, known: readonly Known[], language: ClaimLanguage): Known | null {
  const asked = tellingWords(sentence);
  if (asked.length === 0) return null;
  const weigh = rarityIn(known);
  const rarest = Math.max(...asked.map((word) => weigh([word])));
  const [near] = known
    .map((entry) => ({ entry, shared: sharedWords(asked, tellingWords(`${entry.text} ${entry.detail}`), isForm) }))
    .filter(({ entry, shared }) => {
      const tongue = tongueOf(`${entry.text} ${entry.detail}`);
      const isOfTheirs = tongue === null || tongue === language;
      const hasRare = shared.some((word) => weigh([word]) >= rarest * HALF);
      return isOfTheirs && hasRare && weigh(shared) >= weigh(asked) * A_THIRD;
    })
    .sort((one, other) => weigh(other.shared) - weigh(one.shared));
  return near?.entry ?? null;
}

/** How much words tell apart: the fewer entries have one, the more; none has it is most of all. */
function rarityIn(known: readonly Known[]): (words: readonly string[]) => number {
  const texts = known.map(({ text, detail }) => tellingWords(`${text} ${detail}`));
  const weights = new Map<string, number>();
  const weightOf = (word: string): number => {
    const before = weights.get(word);
    if (before !== undefined) return before;
    const having = texts.filter((words) => sharedWords([word], words).length > 0).length;
    const weight = Math.log(1 + (texts.length + 1) / (having + HALF));
    weights.set(word, weight);
    return weight;
  };
  return (words) => words.reduce((sum, word) => sum + weightOf(word), 0);
}

/** In the owner's words, as whole sentences. */
const saysOf = ({ kind, text, detail }: Known): string =>
  ended(kind === 'question' ? detail : [text.replace(/[.\s]+$/u, ''), detail].filter(Boolean).join(': '));

const ended = (text: string): string => (/[.!?…»”)]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`);

const A_THIRD = 1 / 3;
const HALF = 0.5;
const MOST = 0.6;

export interface KnownAnswer {
  entry: Known;
  /** What may be said. */
  says: string;
  /** From 0 to 2. */
  fit: number;
  /** Every telling word of the entry's question was asked. */
  isWhole: boolean;
  isForeign: boolean;
}
