import type { TradeKind } from './trade-kind';

/** A trade of the taxonomy, as people name it. */
export interface Trade {
  /** Stays the same when the name is spelled another way: profiles keep it. */
  id: string;
  /** "Chimney sweep" */
  name: string;
  kind: TradeKind;
  /** The knowledge that is kept about it; null where only its kind is known. */
  pack: string | null;
}

/**
 * What a profile says of its trade: one or two that it names itself, or those that it could be, for the owner to choose
 * from; otherwise nothing. `owner`: the owner chose it, and no word of the profile can change that. `near`: trades whose names
 * mean something like what the profile says, good enough to ask about and for nothing else.
 */
export type TradeReading =
  | { state: 'known'; by: 'owner' | 'words'; trades: [Trade, ...Trade[]] }
  | { state: 'asked'; candidates: [Trade, ...Trade[]]; near: Trade[] }
  | { state: 'unknown'; near: Trade[] };

/** The trades to ask about, the likeliest first: those that were named, then those that are near in meaning. */
export const tradesToAsk = (reading: TradeReading): Trade[] => {
  if (reading.state === 'known') return [];
  const named = reading.state === 'asked' ? reading.candidates : [];
  return [...new Map([...named, ...reading.near].map((trade) => [trade.id, trade])).values()].slice(0, MOST_ASKED);
};
const MOST_ASKED = 3;

/** How the business works; null where that is not known either. Trades that could be meant speak for a kind that all of them share. */
export function kindOfReading(reading: TradeReading): TradeKind | null {
  if (reading.state === 'known') return reading.trades[0].kind;
  if (reading.state === 'unknown') return null;
  const [first, ...others] = reading.candidates;
  const isSaid = others.length > 0 || isOnlyKind(first);
  return isSaid && others.every(({ kind }) => kind === first.kind) ? first.kind : null;
}

/** Whether its name says how it works and not what it does: "Another kind of hire". */
export const isOnlyKind = ({ name }: Pick<Trade, 'name'>): boolean => name.startsWith('Another kind of ');

export const MAX_TRADE_ID = 60;
