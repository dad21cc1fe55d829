import type { ClaimLanguage } from '../../../../src/domain/claims/claim-language';
import { tongueOf } from '../../../../src/domain/text-language';
import type { Known } from '../../../ports/answers';
import { sharedWords, tellingWords } from './said-words';

/**
 * What the owner said or the website says that answers one sentence, best first. Two things have to hold: most of what the
 * entry is about is asked for, and most of what is asked for is in the entry. One word in common is chance, unless it is
 * all that was asked and nothing else has it. Something in another language fits, but cannot be said as it stands.
 */
export function knownAnswers(sentence: string, known: readonly Known[], language: ClaimLanguage): KnownAnswer[] {
  const asked = tellingWords(sentence);
  if (asked.length === 0) return [];
  const fitting = known
    .filter(({ kind, detail }) => kind !== 'price' && (kind !== 'question' || detail !== ''))
    .flatMap((entry): KnownAnswer[] => {
      const about = tellingWords(entry.text);
      const shared = sharedWords(about, asked);
      const covered = sharedWords(asked, [...about, ...tellingWords(entry.detail)]);
      if (about.length === 0 || covered.length === 0) return [];
      const [fit, cover] = [shared.length / about.length, covered.length / asked.length];
      const isAbout =
        (shared.length >= 2 && fit >= HALF && cover >= A_THIRD) ||
        (shared.length === 1 && fit >= HALF && cover >= MOST) ||
        (covered.length >= 2 && cover >= MOST);
      if (!isAbout) return [];
      const tongue = tongueOf(`${entry.text} ${entry.detail}`);
      return [{ entry, says: saysOf(entry), fit: fit + cover, isForeign: tongue !== null && tongue !== language }];
    })
    .sort((one, other) => other.fit - one.fit);
  const [best] = fitting;
  return best ? fitting.filter(({ fit }) => fit === best.fit).slice(0, 1) : [];
}

/** An entry that has something in common with what could not be answered: for the owner to look at, never to be sent. */
export function nearestEntry(sentence: string, known: readonly Known[]): Known | null {
  const asked = tellingWords(sentence);
  const near = known
    .map((entry) => ({ entry, shared: sharedWords(asked, tellingWords(`${entry.text} ${entry.detail}`)).length }))
    .sort((one, other) => other.shared - one.shared);
  return near[0] && near[0].shared > 0 ? near[0].entry : null;
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
  isForeign: boolean;
}
