import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { isOnlyKind, kindOfReading, type Trade, type TradeReading } from '../../../../../src/domain/trade';
import type { TradeKind } from '../../../../../src/domain/trade-kind';
import { homeKinds, homeTrades, taxonomy } from '../../trades/taxonomy';
import { wordsOfPhrase } from '../../trades/trade-phrase';
import { changersOf } from '../../trades/trade-words';
import { fittingPack } from './fitting-pack';
import { hear, heardIn } from '../hearing/hear';
import { withNamedWork } from '../hearing/named-work';
import { contentWords, isNamedTwice } from '../hearing/nearest-note';
import { isForFirms, withoutEnquiries } from '../behind/no-enquiry';
import { withoutOtherPlaces } from '../behind/place-of-work';
import { isOfMourning } from '../behind/of-mourning';
import { isKindGuessed } from './goods-in-hand';
import { misfitsOf, withoutMisfits } from './misfits';
import { ownWordsOf } from './own-words';
import { wordsOf, type ProfileWords } from '../writing/profile-words';
import type { TradePack } from './trade-pack';
import { understood, type Understood } from './understood';
import { vocabularyOf } from './vocabulary';

/** How well a business is known: by its trade, by the work it names, only by how it works, or not at all. */
export type Standing = ProfileWords['standing'];

export interface Knowledge {
  /** What is known of its trade, best first; empty where there is no pack. */
  trades: TradePack[];
  ownWords: TradePack[];
  /** A note on the very work comes before a pack that was written for a neighbouring trade. */
  isNoteFirst: boolean;
  /** The knowledge was written for a neighbouring trade: only what the profile itself speaks of is taken from it. */
  isBorrowed: boolean;
  words: ProfileWords;
  /** The names of its trades, where they are known. */
  names: readonly string[];
  /** No more than the kind of business is guessed. */
  isKindGuessed: boolean;
  /** Topics that do not fit them. */
  misfits: ReadonlySet<string>;
}

/** All that may be said of a business and to its customers. Only what fits its kind is left in the material. */
export async function knowledgeOf(profile: BusinessProfile): Promise<Knowledge> {
  const known = await understood(profile);
  const { packs, notes: sure, named: reading } = known;
  const kind = await kindOf(profile, known);
  const home = await homeKinds();
  const names =
    reading.state === 'known' ? reading.trades.filter((trade) => !isOnlyKind(trade)).map(({ name }) => name) : [];
  const heard = hear(profile, { trades: names, kind });
  const misfits = await misfitsOf(known.reading);
  const isHeard = (pack: TradePack) => {
    const own = heardIn(pack, heard);
    return (own && withoutMisfits(own, misfits)) ?? [];
  };
  const notes = sure.flatMap(isHeard);
  const trades = [
    ...packs.flatMap(isHeard).map((pack) => fittingPack(pack, kind, home.get(pack.id) === kind)),
    ...notes.map((note) => fittingPack(note, kind)),
  ];
  const ownWords = (await ownWordsOf(kind))
    .flatMap(isHeard)
    .map((pack) => (pack.id === FEASTS ? withNamedWork(pack, { ...profile, ...heard, trades: names }) : pack))
    .flatMap((pack) => withoutEnquiries(fittingPack(pack, kind), profile, kind) ?? [])
    .flatMap((pack) => withoutOtherPlaces(pack, profile, kind) ?? []);
  const standing: Standing =
    packs.length > 0 ? 'trade' : notes.length > 0 ? 'subject' : kind === null ? 'unknown' : 'kind';
  const isBorrowed =
    reading.state === 'known' &&
    !(await homeTrades()).has(reading.trades[0].id) &&
    !(reading.by === 'owner' && (await isLikeHome(reading.trades[0])));
  const [nearest] = notes;
  return {
    trades,
    ownWords,
    names,
    isKindGuessed: reading.state !== 'known' || isKindGuessed(reading),
    misfits,
    isBorrowed,
    isNoteFirst: isBorrowed && nearest !== undefined && isNamedTwice(nearest, { ...profile, ...heard, trades: names }),
    words: { ...wordsOf(profile, vocabularyOf([...trades, ...ownWords]), kind), trades: names, standing },
  };
}

/** Frames for families of trades in the weeks before Christmas, which say that they were written for the work. */
const FEASTS = 'own-feast';

/** Whoever lives by grief is treated so even where the trade itself is cheerful, unless the owner chose that trade. */
async function kindOf(profile: BusinessProfile, known: Understood): Promise<TradeKind | null> {
  const { named, packs, isDoubted } = known;
  // A trade that words name and the rest of them does not bear out tells nothing yet.
  const reading = isDoubted ? known.reading : named;
  if (reading.state === 'known' && reading.by === 'owner') return kindOfReading(reading);
  const offers = profile.offers.map((full) => ({ full }));
  if (isOfMourning({ name: profile.name, what: profile.what, offers })) return 'grief';
  // "Supplier" alone does not tell whether firms or families buy.
  if (reading.state === 'known' && reading.trades[0].kind === 'business' && (await isGeneral(reading.trades[0].id)))
    return null;
  const kind = kindOfReading(reading) ?? (await kindOfOffered(profile, reading));
  const isOpen = kind === null || MAKING.has(kind);
  return isForTrade(profile) && isOpen && packs.length === 0 ? 'business' : kind;
}

/** Whether what it makes goes to those who use it at their own work: crowns for dentists are shown in nobody's home. */
const isForTrade = ({ what, audience }: BusinessProfile): boolean =>
  TRADE.test(audience) || TRADE_AFTER_FOR.test(what) || isForFirms({ what, audience });
const TRADE =
  /^(?:the )?(?:(?:local|independent|small|busy|uk|dental|building|main|regional|other) )*(?:trade\b|dentists?\b|(?:dental )?practices\b|labs?\b|laboratories|contractors?\b|builders?\b|garages\b|workshops\b|manufacturers?\b|factories|retailers?\b|shops\b|hotels\b|restaurants\b|caf[eé]s\b|breweries|bakeries|farms\b|farmers\b|vets\b|clinics\b|hospitals\b|architects?\b|engineers?\b|installers?\b|plumbers?\b|electricians?\b|construction|developers\b|agencies\b|firms\b|companies\b)/iu;
const TRADE_AFTER_FOR =
  /\b(?:for|to) (?:the trade|dentists|dental practices|builders|contractors|garages|manufacturers|factories|retailers|hospitals|architects|installers|construction|surgeons|laboratories|other (?:firms|businesses|makers))\b/iu;
const MAKING: ReadonlySet<TradeKind> = new Set<TradeKind>(['maker', 'shop', 'repair', 'rental']);

/**
 * A trade that only could be meant is meant where the description ends in its name, as in "Gait analysis clinic", or where
 * the owner offers it by name; one word alone is too little for that.
 */
async function kindOfOffered({ what, offers }: BusinessProfile, reading: TradeReading): Promise<TradeKind | null> {
  if (reading.state !== 'asked') return null;
  const { byId } = await taxonomy();
  const isNamed = (name: string) =>
    new RegExp(`[ -]${name.replace(/[^\p{L}\p{N} -]/gu, '.')}$`, 'iu').test(what.trim()) ||
    (name.includes(' ') && offers.some((offer) => offer.toLowerCase().includes(name.toLowerCase())));
  const named = reading.candidates.filter(({ id }) => byId.get(id)?.names.some(isNamed));
  const kind = reading.candidates.length === 1 ? (named[0]?.kind ?? null) : null;
  // Day care for small pets looks after nobody's mother.
  return kind !== null && wordsOfPhrase(what).some(({ form }) => changersOf(kind).has(form)) ? null : kind;
}

/** Whether a trade is of the kind its pack was written for, and only another word for that trade: a car mechanic has a garage. */
async function isLikeHome({ name, kind, pack }: Trade): Promise<boolean> {
  const [homes, { byId }] = await Promise.all([homeTrades(), taxonomy()]);
  const home = [...homes].map((id) => byId.get(id)!).find((trade) => trade.pack === pack);
  if (home?.kind !== kind) return false;
  const own = contentWords({ what: name, offers: [], trades: [] });
  const names = new Set(contentWords({ what: home.names.join(' '), offers: [], trades: [] }, Infinity));
  return own.length > 0 && own.every((word) => names.has(word));
}

const isGeneral = async (id: string): Promise<boolean> => (await taxonomy()).byId.get(id)?.isGeneral ?? false;
