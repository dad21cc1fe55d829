import type { ClaimLanguage } from '../../../../src/domain/claims/claim-language';
import { marksOf } from '../../../../src/domain/likeness';
import { tongueOf } from '../../../../src/domain/text-language';
import type { Known } from '../../../ports/answers';

/**
 * What the owner said or the website says that answers a message, best first. A question of the owner's list fits when
 * most of what it is recognised by stands in the message, and it is recognised by more than one word; a service, a price
 * or a fact when two rare words do. Something in another language fits, but cannot be said as it stands.
 */
export function knownAnswers(message: string, known: readonly Known[], language: ClaimLanguage): KnownAnswer[] {
  const asked = new Set(marksOf({ title: '', body: message }));
  if (asked.size === 0) return [];
  const rarity = rarityAmong(known);
  return known
    .flatMap((entry): KnownAnswer[] => {
      const marks = marksOf({ title: '', body: entry.text });
      const shared = marks.filter((mark) => asked.has(mark));
      const fit = weigh(shared, rarity) / Math.max(weigh(marks, rarity), LEAST_WEIGHT);
      const fits =
        entry.kind === 'question' ? shared.length >= 2 && fit >= MOSTLY : shared.length >= 2 && fit >= PARTLY;
      if (!fits || (entry.kind === 'question' && entry.detail === '')) return [];
      const says = entry.kind === 'question' ? entry.detail : [entry.text, entry.detail].filter(Boolean).join(': ');
      const tongue = tongueOf(`${entry.text} ${entry.detail}`);
      return [{ entry, says, fit, isForeign: tongue !== null && tongue !== language }];
    })
    .sort((one, other) => other.fit - one.fit)
    .slice(0, MOST);
}

/** A word that half of everything contains tells nothing. */
function rarityAmong(known: readonly Known[]): (mark: number) => number {
  const times = new Map<number, number>();
  for (const { text } of known)
    for (const mark of marksOf({ title: '', body: text })) times.set(mark, (times.get(mark) ?? 0) + 1);
  return (mark) => 1 / (1 + Math.log(times.get(mark) ?? 1));
}

const weigh = (marks: readonly number[], rarity: (mark: number) => number): number =>
  marks.reduce((sum, mark) => sum + rarity(mark), 0);

const MOSTLY = 0.6;
const PARTLY = 0.5;
const LEAST_WEIGHT = 1;
const MOST = 2;

export interface KnownAnswer {
  entry: Known;
  /** What may be said, in its owner's words. */
  says: string;
  /** From 0 to 1. */
  fit: number;
  isForeign: boolean;
}
