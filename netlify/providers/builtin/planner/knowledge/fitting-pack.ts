import * as z from 'zod/mini';
import { tones } from '../../../../../src/domain/business-profile';
import { tradeKindNames, type TradeKind } from '../../../../../src/domain/trade-kind';
import { stems } from '../stems';
import file from './kind-manners.json';
import { sectionNames, type Entry, type TradePack } from './trade-pack';

/** What is never said to the customers of a kind of business, whatever the material, and why. */
export const kindMannersSchema = z.partialRecord(
  z.enum(tradeKindNames),
  z.strictObject({ never: z.string().check(z.maxLength(600)), why: z.string().check(z.maxLength(200)) }),
);

/**
 * A pack without what is not true of this kind of business, or is not said to its customers: a van has no shop, and a
 * funeral is no present. A pack that was written for the kind itself is left as it is.
 */
export function fittingPack(pack: TradePack, kind: TradeKind | null, isAtHome = false): TradePack {
  const key = `${kind ?? 'unknown'} ${isAtHome}`;
  const kept = fitted.get(pack) ?? new Map<string, TradePack>();
  fitted.set(pack, kept);
  const fitting = kept.get(key) ?? fit(pack, kind, isAtHome);
  kept.set(key, fitting);
  return fitting;
}

/** What must not stand in anything that is written for the kind; null where everything may. */
export const neverSaidTo = (kind: TradeKind | null): RegExp | null => {
  const manners = kind === null ? undefined : never.get(kind);
  return manners === undefined ? null : stems(manners);
};

function fit(pack: TradePack, kind: TradeKind | null, isAtHome: boolean): TradePack {
  const taboo = isAtHome ? null : neverSaidTo(kind);
  const isSaid = (text: string) => !taboo?.test(text);
  const isTrue = (entry: Entry): boolean =>
    (!entry.kinds || entry.kinds.includes(kind ?? 'unknown')) && isSaid(wordsIn(entry));
  if (taboo === null && sectionNames.every((section) => Object.values(pack[section]).every(isTrue))) return pack;
  return {
    ...pack,
    voice: Object.fromEntries(
      tones.map((tone) => {
        const lines = pack.voice[tone].filter(isSaid);
        return [tone, lines.length > 0 || pack.voice[tone].length === 0 ? lines : [CALM]];
      }),
    ) as TradePack['voice'],
    ...(Object.fromEntries(
      sectionNames.map((section) => [
        section,
        Object.fromEntries(Object.entries(pack[section]).filter(([, entry]) => isTrue(entry))),
      ]),
    ) as Pick<TradePack, (typeof sectionNames)[number]>),
  };
}

const wordsIn = ({ title, hook, text, why, ask, shots }: Entry): string =>
  [title, hook, text, why, ask, ...shots].join(' \n ');

const never: ReadonlyMap<string, string> = new Map(
  Object.entries(kindMannersSchema.parse(file)).map(([kind, { never: words }]) => [kind, words]),
);
const CALM = 'If anything is unclear, ask, and take the time you need.';
const fitted = new WeakMap<TradePack, Map<string, TradePack>>();
