import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import type { TradeKind } from '../../../../../src/domain/trade-kind';
import { stems } from '../stems';
import type { Entry, TradePack } from '../knowledge/trade-pack';
import { readDenials } from './denials';
import { isAboutMember, namedIn, withoutEntries, withoutSiblings, type Named } from './siblings';

/** What an owner says of the business, read once: what it is about, and what it is not. */
export interface Heard {
  /** The description and the offers without what they deny. */
  what: string;
  offers: string[];
  named: Named;
  /** What the owner says is not done. */
  denied: string[];
  isDenied: (entry: Entry) => boolean;
}

export function hear(
  { what, offers }: Pick<BusinessProfile, 'what' | 'offers'>,
  { trades, kind }: { trades: readonly string[]; kind: TradeKind | null },
): Heard {
  const read = readDenials(what);
  const offered = offers.map(readDenials);
  const affirmed = [read.affirmed, ...offered.map((offer) => offer.affirmed), ...trades].join(' \n ');
  const named = new Map(namedIn(affirmed));
  if (kind === 'food') named.delete('animals'); // on a plate, lamb stands beside fish
  const isMender = MENDS.test(affirmed) && !SELLS.test(affirmed);
  const denied = [...read.things, ...offered.flatMap(({ things }) => things)];
  const isDenied = denies(denied, affirmed, named);
  const without = [read, ...offered].flatMap((one) => one.without).map(wordsOf);
  const isOfIngredient = ({ title, hook }: Entry) => without.some((pattern) => pattern.test(`${title} \n ${hook}`));
  return {
    what: read.affirmed,
    offers: offered.map((offer) => offer.affirmed),
    named,
    denied,
    isDenied: (entry) =>
      isDenied(entry) || isOfIngredient(entry) || ((read.isNoSeller || isMender) && isForBuyers(entry)),
  };
}

/** Knowledge without what this owner does not do, and what is about something else; null where that is most of a note. */
export function heardIn(pack: TradePack, { named, isDenied }: Heard): TradePack | null {
  const own = withoutSiblings(pack, named);
  return own && withoutEntries(own, isDenied);
}

/** For a customer of somebody who sells; what is mended instead of bought anew is the mender's own matter. */
const isForBuyers = ({ title, hook }: Entry): boolean =>
  BUYING.test(`${title} \n ${hook}`) && !MENDED.test(`${title} \n ${hook}`);
const BUYING =
  /\b(?:presents?|try out an?|handed down|second-hand|gifts?|vouchers?|buy(?:ing)?|new or used|for (?:christmas|sale)|shop floor|which (?:\p{L}+ )?size do you need|secondhand|before you choose)\b/iu;

const MENDED = /\b(?:repair|mend|restor|clean|sharpen|servic|broken|torn|dull|cracked)/iu;
/** Who cleans, mends or inspects, and says no word of anything that could be bought, sells nothing. */
const MENDS =
  /(?<!\p{L})(?:repair|mend|restor|overhaul|refurbish|clean|wash|inspect|sharpen|polish|reparier|reparatur|reinig|wasch|schleif|répar|nettoy|lavage|affût|repara|limpi|afila|ripar|puli(?!t)|affila|herstel|repareer|reinig|slijp|conserto|limpeza|napraw|czyszcz|ostrz)/iu;
const SELLS =
  /(?<!\p{L})(?:sell|sale|shop|store|stock|suppl|make|made|build|built|install|fit(?:s|ted|ting|ter)?(?!\p{L})|new(?!\p{L})|order|custom|bespoke|design|grow|grown|breed|produc|import|dealer|retail|kits?(?!\p{L})|gift|voucher|buy|used|part-?ex|accessor|spare|parts|hire|hiring|rent|class|course|lesson|workshops|verkauf|handel|neu|herstell|bau|montage|miet|verleih|kurs|vend|vente|neuf|fabri|pose|location|lou[eo]|venta|nuev|instal|alquil|curso|medida|nuov|noleg|cors[io]|verkoop|nieuw|plaats|verhuur|maak|cursus|nov[oa]|aluguel|encomend|fa[çc]o(?!\p{L})|sur mesure|anfert|su misura|sprzeda|now[aey]|monta|wynaj)/iu;

/**
 * Whether an entry speaks of a thing that the business does not deal in. What it denies selling and still cleans may be
 * mentioned, but is no subject.
 */
function denies(things: readonly string[], affirmed: string, named: Named): (entry: Entry) => boolean {
  if (things.length === 0) return () => false;
  const patterns = things.map((thing) => {
    const pattern = wordsOf(thing);
    return { pattern, isAlsoDone: pattern.test(affirmed) };
  });
  const others = namedIn(things.join(' \n '));
  return (entry) =>
    patterns.some(({ pattern, isAlsoDone }) =>
      pattern.test(isAlsoDone ? `${entry.title} \n ${entry.hook} \n ${entry.ask}` : wordsIn(entry)),
    ) || [...others].some(([family, members]) => isAboutMember(entry, family, members, named.get(family)));
}

/** "Hearing aids" in any number, and of a long name its end. */
const wordsOf = (thing: string): RegExp =>
  stems(
    `${thing
      .split(' ')
      .slice(-2)
      .map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.').replace(/(?<=\p{L}{3})(?:ies|y|es|s)$/u, ''))
      .join('\\p{L}{0,3} ')}\\p{L}{0,3}(?!\\p{L})`,
  );

const wordsIn = ({ title, hook, text, ask, shots }: Entry): string => [title, hook, text, ask, ...shots].join(' \n ');
