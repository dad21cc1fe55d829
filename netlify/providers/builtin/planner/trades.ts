import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { stems } from './candidates';
import { tradeList, type Trade } from './trade-list';
import type { TradePack } from './trade-pack';

/**
 * The packs of knowledge that fit a business, best first: one, or two for "café and bookshop". Empty for a trade that
 * is not known. What a business calls itself weighs more than what it sells, and the start of a description most.
 */
export async function tradesOf(profile: BusinessProfile): Promise<TradePack[]> {
  const scored = tradeList
    .map((trade) => ({ trade, score: scoreOf(trade, profile) }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (!best) return [];
  const chosen = second && second.score >= best.score * 0.6 && second.score >= CLEAR ? [best, second] : [best];
  return Promise.all(chosen.map(({ trade }) => trade.load()));
}

function scoreOf({ names, hints }: Trade, { name, what, offers }: BusinessProfile): number {
  const named = stems(names);
  const hinted = hints ? stems(hints) : null;
  const inWhat = named.exec(what);
  const early = inWhat && inWhat.index < 30 ? 2 : 0;
  return (
    (inWhat ? 6 + early : 0) +
    (named.test(name) ? 5 : 0) +
    Math.min(3, offers.filter((offer) => named.test(offer)).length) +
    (hinted?.test(what) ? 3 : 0) +
    (hinted?.test(name) ? 2 : 0) +
    Math.min(4, offers.filter((offer) => hinted?.test(offer)).length)
  );
}

const ENOUGH = 3;
const CLEAR = 6;
