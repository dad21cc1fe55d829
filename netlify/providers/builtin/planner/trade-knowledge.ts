import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { kindOfReading, type TradeReading } from '../../../../src/domain/trade';
import type { TradeKind } from '../../../../src/domain/trade-kind';
import { builtinTrades } from '../trades/builtin-trades';
import { homeKinds } from '../trades/taxonomy';
import { fittingPack } from './fitting-pack';
import { isOfMourning } from './of-mourning';
import { ownWordsOf } from './own-words';
import { loadPack } from './pack-files';
import { wordsOf, type ProfileWords } from './profile-words';
import type { TradePack } from './trade-pack';
import { vocabularyOf } from './vocabulary';

/** How well a business is known: by its trade, only by how it works, or not at all. */
export type Standing = 'trade' | 'kind' | 'unknown';

export interface Knowledge {
  /** What is known of its trade, best first; empty where there is no pack. */
  trades: TradePack[];
  ownWords: TradePack[];
  words: ProfileWords;
}

/** All that may be said of a business and to its customers. Only what fits its kind is left in the material. */
export async function knowledgeOf(profile: BusinessProfile): Promise<Knowledge> {
  const reading = await builtinTrades.understand(profile);
  const kind = kindOf(profile, reading);
  const ids = reading.state === 'known' ? reading.trades.flatMap(({ pack }) => pack ?? []) : [];
  const packs = (await Promise.all([...new Set(ids)].map(loadPack))).filter((pack) => pack !== null);
  const home = await homeKinds();
  const trades = packs.map((pack) => fittingPack(pack, kind, home.get(pack.id) === kind));
  const ownWords = ownWordsOf(kind).map((pack) => fittingPack(pack, kind));
  const standing: Standing = packs.length > 0 ? 'trade' : kind === null ? 'unknown' : 'kind';
  return {
    trades,
    ownWords,
    words: { ...wordsOf(profile, vocabularyOf([...trades, ...ownWords])), kind, standing },
  };
}

/** Whoever lives by grief is treated so even where the trade itself is cheerful, unless the owner chose that trade. */
function kindOf(profile: BusinessProfile, reading: TradeReading): TradeKind | null {
  if (reading.state === 'known' && reading.by === 'owner') return kindOfReading(reading);
  const offers = profile.offers.map((full) => ({ full }));
  return isOfMourning({ name: profile.name, what: profile.what, offers }) ? 'grief' : kindOfReading(reading);
}
