import { sentencesOf } from '../../trades/trade-phrase';
import type { TradePack } from '../knowledge/trade-pack';
import { stems } from '../stems';
import { withoutEntries } from './siblings';

/**
 * Whether a business is named by a word, and does not only have it somewhere: its trade is called so, it says so first, it sells
 * the thing in two offers or with two words of it in one, or its work and its customers both have to do with it. "Pet mesh" of who makes window screens names no
 * work with pets.
 */
export function isWorkNamed(pattern: RegExp, { trades, what, audience, offers }: SaidOfWork): boolean {
  const opening = openingOf(what).replace(ASIDE, ' ');
  if (trades.some((name) => pattern.test(name)) || pattern.test(opening)) return true;
  if (offers.some((offer) => pattern.test(offer) && wordsIn(offer, pattern).size > 1)) return true;
  const sold = offers.filter((offer) => isThing(offer, pattern)).length;
  return (
    sold >= Math.min(2, Math.max(1, offers.length)) ||
    (what
      .replace(ASIDE, ' ')
      .split(PARTS)
      .some((part) => isThing(part, pattern)) &&
      pattern.test(audience))
  );
}
const PARTS = /[,;:.!?()–—\n]/u;
/** For whom it is done, animals excepted, and of what it is made. */
const ASIDE =
  /(?<!\p{L})(?:(?:for|für|pour|para|per|voor)(?! (?:\p{L}+ )?(?:dogs?|cats?|pets?|pupp|horses?|pon|cows?|cattle|sheep|birds?|hens?|rabbits?|hund|katz|pferd|chien|chat|cheva|perro|gato|caball|honden|katten|paarden|cani|gatti))|out of|made from|at|bei|chez) [^.;:!?]*/giu;

/** A pack without what was written for work that this business does not name. */
export const withNamedWork = (pack: TradePack, said: SaidOfWork): TradePack =>
  withoutEntries(
    pack,
    ({ needs }) =>
      needs !== undefined &&
      !OF_ANY.test(needs) &&
      !(isWorkNamed(stems(needs), said) && (said.trades.length > 0 || isSaidTwice(stems(needs), said))),
  );
/** Where no trade is known, one word is too little: "our dogs listen to children" keeps none. */
const isSaidTwice = (pattern: RegExp, { what, offers }: SaidOfWork): boolean =>
  offers.length < 2 || wordsIn(openingOf(what), pattern).size > 1 || offers.some((offer) => pattern.test(offer));
/** Whoever has vouchers names them once. */
const OF_ANY = /^voucher/u;

/** What somebody says first, which is the work; a name or a greeting before it is too short to be that. */
export function openingOf(what: string): string {
  const [first = '', ...others] = sentencesOf(what)[0]!.split(/[,;:()–—]|\s-\s/u);
  return first.trim().length >= SHORTEST ? first : [first, ...others.slice(0, 1)].join(',');
}
const SHORTEST = 12;

/** "Knife sharpening" has two words of a sharpener's. */
const wordsIn = (text: string, { source }: RegExp): ReadonlySet<string> =>
  new Set([...text.toLowerCase().matchAll(new RegExp(source, 'giu'))].map(([word]) => word.slice(0, 4)));

/** The thing itself, and no word before another: "festive platters" and "cakes to order" are, "pet door" is not. */
function isThing(offer: string, pattern: RegExp): boolean {
  const found = pattern.exec(offer);
  if (!found) return false;
  const rest = offer.slice(found.index + found[0].length).replace(/^\p{L}+/u, '');
  return ENDS.test(rest);
}
const ENDS =
  /^\s*(?:$|[^\p{L}\s]|(?:for|with|to|in|on|of|and|or|from|at|by|per|while|made|cut|repair\p{L}*|service|cleaning|lessons?|d[aeiou]|des|del|della|en|et|e|y|und|mit|für|pour|avec|con|para|van|voor|met|dla|z)(?!\p{L}))/iu;

export interface SaidOfWork {
  /** The names of its trades, where they are known. */
  trades: readonly string[];
  what: string;
  audience: string;
  offers: readonly string[];
}
