import { isOnlyKind, type TradeReading } from '../../../../../src/domain/trade';
import { sectionNames, type TradePack } from './trade-pack';

/**
 * Topics ("pack/entry") that were read beside a trade and do not fit it: sofas for who canes chairs. Where several trades are
 * known or asked about, only what fits none of them: whoever makes and restores furniture may say both.
 */
export async function misfitsOf(reading: TradeReading): Promise<ReadonlySet<string>> {
  const named = reading.state === 'known' ? reading.trades : reading.state === 'asked' ? reading.candidates : [];
  const [first, ...others] = named.filter((trade) => !isOnlyKind(trade));
  if (!first) return NONE;
  const marked = await allMisfits();
  const rest = others.map(({ id }) => new Set(marked[id]));
  return new Set(marked[first.id]?.filter((topic) => rest.every((topics) => topics.has(topic))));
}

/** A pack without them; null where nothing is left. */
export function withoutMisfits(pack: TradePack, misfits: ReadonlySet<string>): TradePack | null {
  const isOut = (id: string) => misfits.has(`${pack.id}/${id}`);
  if (!sectionNames.some((section) => Object.keys(pack[section]).some(isOut))) return pack;
  const left = sectionNames.map(
    (section) => [section, Object.fromEntries(Object.entries(pack[section]).filter(([id]) => !isOut(id)))] as const,
  );
  if (left.every(([, entries]) => Object.keys(entries).length === 0)) return null;
  return { ...pack, ...(Object.fromEntries(left) as Pick<TradePack, (typeof sectionNames)[number]>) };
}

/** Whether a frame in another language is one of them: each feast is told in every language, under nearly the same name. */
export const isMisfitInTongue = (topic: string, misfits: ReadonlySet<string>): boolean =>
  misfits.has(topic.replace(IN_TONGUE, 'own-feast/feast-$1'));
const IN_TONGUE = /^own-tongue-[a-z]+\/feast([a-z]+)/u;

/** By the id of the trade. `misfits.test.ts` checks the file, and no start does it again. */
export const allMisfits = async (): Promise<Misfits> => (await import('./misfits.json')).default;

const NONE: ReadonlySet<string> = new Set();

type Misfits = Readonly<Record<string, readonly string[] | undefined>>;
