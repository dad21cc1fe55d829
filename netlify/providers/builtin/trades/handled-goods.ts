import type { ListedTrade } from './taxonomy';
import type { Word } from './trade-phrase';
import { neutralWords, verbHeads } from './trade-words';

/** Whoever parks bikes or builds floats "and the trailers under them" sells none: between the owner and goods in the plural stands a verb that is not a shop's. */
export function isHandled(words: readonly Word[], start: number, { end, trades }: Goods): boolean {
  const [who, verb, ...between] = words.slice(0, start);
  if (!who || !verb || !/^(?:we|i)$/.test(who.said) || !isGoods(words[end - 1]!, end - start, trades)) return false;
  const isPlain = between.every(({ said }) => neutralWords.has(said) || /^(?:your|the|old|new)$/.test(said));
  const last = [verb, ...between].findLast(({ form }) => verbHeads.has(form));
  const isDone =
    last !== undefined && !verbHeads.get(last.form)!.some((head) => head === 'shop' || head === 'supplier');
  return isDone ? !isPlain : isPlain && !DEALS.test(verb.said);
}
/** Whether a clause begins with what its owner does to a thing, and not with selling it: "we knit". */
export const isWorkedOn = ([who, verb]: readonly Word[]): boolean =>
  who !== undefined &&
  verb !== undefined &&
  /^(?:we|i)$/.test(who.said) &&
  (verbHeads.get(verb.form) ?? ['shop']).every((head) => head !== 'shop' && head !== 'supplier');

/** One word that is only ever said of goods, or several in the plural by which nothing but shops are called. */
const isGoods = (last: Word, length: number, trades: readonly ListedTrade[]): boolean =>
  length === 1
    ? trades.every(({ goods }) => goods.has(last.form))
    : last.said !== last.form && trades.every(({ kind }) => kind === 'shop');

const DEALS =
  /^(?:do|sell|stock|have|has|offer|run|are|keep|carry|supply|import|provide|specialise|specialize|make|hire|rent|repair|fit|deal|love|buy|also|just|only|mainly|mostly|now|still|can|will)$/;

/** Nouns for what is done, in other languages than English, and what links them to its thing. */
export const DEED_NOUN =
  /(?:age|tion|cion|cao|zione|eza|izia|ing|ung|pose|vente|venta|vendita|entretien|alquiler|noleggio|aluguel)$/;
export const LINKS = /^(?:d|de|du|des|di|do|da|del|della|van|von)$/;

interface Goods {
  /** The word after them. */
  end: number;
  trades: readonly ListedTrade[];
}
