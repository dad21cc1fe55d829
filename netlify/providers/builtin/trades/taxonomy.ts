import * as z from 'zod/mini';
import { tradeKindNames, type TradeKind } from '../../../../src/domain/trade-kind';
import { MAX_TRADE_ID, type Trade } from '../../../../src/domain/trade';
import { fold, keyOf, wordsOfPhrase, type Word } from './trade-phrase';

const name = z.string().check(z.minLength(2), z.maxLength(60));

/** The trades of one sector (docs/planner.md says where the names come from). */
export const taxonomySchema = z.strictObject({
  trades: z.array(
    z.strictObject({
      /** As the owner sees it. Its letters make the id that profiles keep, unless it was renamed. */
      name,
      /** The id of its first name, so that profiles keep a trade whose name was mended. */
      id: z.optional(z.string().check(z.maxLength(MAX_TRADE_ID))),
      /** Other names of the same trade, in any language; singular or plural, British or American spelling is all the same. */
      also: z.optional(z.array(name)),
      kind: z.enum(tradeKindNames),
      /** The file of knowledge that is true of it. */
      pack: z.optional(z.string().check(z.maxLength(40))),
      /** All of it, and not only what the owner speaks of: another word for the trade that it was written for. */
      own: z.optional(z.literal(true)),
      /** Stands for a whole kind: known only where nothing better is, and offered where nothing is. */
      general: z.optional(z.literal(true)),
    }),
  ),
});
type Entry = z.infer<typeof taxonomySchema>['trades'][number];

export interface ListedTrade extends Trade {
  names: readonly string[];
  /** Keys of names that are goods in the plural: "kitchens" names a trade, one kitchen does not. */
  goods: ReadonlySet<string>;
  isGeneral: boolean;
  /** Another word for the trade that its pack was written for. */
  isSynonym: boolean;
}

export interface Taxonomy {
  trades: readonly ListedTrade[];
  /** By the key of each of its names; several where a word means several trades. */
  byKey: ReadonlyMap<string, readonly ListedTrade[]>;
  byId: ReadonlyMap<string, ListedTrade>;
  /** By the name that its owner sees. */
  byName: ReadonlyMap<string, ListedTrade>;
}

/** All sectors, read and checked when they are first wanted. */
export const taxonomy = (): Promise<Taxonomy> => (read ??= readAll());
let read: Promise<Taxonomy> | undefined;

async function readAll(): Promise<Taxonomy> {
  const files = await Promise.all(sectors.map((load) => load()));
  const words = new Map<string, Word[]>();
  /** Each name is asked for three times. */
  const wordsOf = (name: string): Word[] => {
    const known = words.get(name) ?? wordsOfPhrase(name);
    words.set(name, known);
    return known;
  };
  const trades = files.flatMap((file) =>
    taxonomySchema.parse(file.default).trades.map((entry) => toTrade(entry, wordsOf)),
  );
  const byKey = new Map<string, ListedTrade[]>();
  const enter = (key: string, trade: ListedTrade) => {
    const others = byKey.get(key) ?? [];
    // "Tuition" and "tutor" are one word to us: which of two neighbours of one kind it is makes no difference.
    if (!others.some(({ kind, pack }) => kind === trade.kind && pack === trade.pack))
      byKey.set(key, [...others, trade]);
  };
  for (const trade of trades) enter(keyOf(wordsOf(trade.name)), trade);
  for (const trade of trades) for (const each of trade.names) enter(keyOf(wordsOf(each)), trade);
  return {
    trades,
    byKey,
    byId: new Map(trades.map((trade) => [trade.id, trade])),
    byName: new Map(trades.map((trade) => [trade.name, trade])),
  };
}

const toTrade = (
  { name: said, id, also = [], kind, pack, own, general }: Entry,
  wordsOf: (name: string) => Word[],
): ListedTrade => ({
  id: id ?? tradeIdOf(said),
  name: said,
  kind,
  pack: pack ?? null,
  names: [said, ...also],
  isGeneral: general === true,
  isSynonym: own === true,
  goods: goodsIn([said, ...also].map(wordsOf)),
});

function goodsIn(names: readonly Word[][]): ReadonlySet<string> {
  const single = names.filter(({ length }) => length === 1);
  const keys = single.map((words) => ({
    key: keyOf(words),
    isPlural: /[^s]s$/.test(words[0]!.said) && words[0]!.said !== words[0]!.form,
  }));
  return new Set(
    keys.filter(({ key }) => keys.every((other) => other.key !== key || other.isPlural)).map(({ key }) => key),
  );
}

/** The trades that each pack was written for: the first that is named with it, and other words for that. */
export async function homeTrades(): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  const homes = new Set<string>();
  for (const { id, pack, isSynonym } of (await taxonomy()).trades) {
    if (!pack) continue;
    if (isSynonym || !seen.has(pack)) homes.add(id);
    if (!isSynonym) seen.add(pack);
  }
  return homes;
}

/** The kind that each pack was written for: that of the first trade it is named with. */
export async function homeKinds(): Promise<ReadonlyMap<string, TradeKind>> {
  const kinds = new Map<string, TradeKind>();
  for (const { pack, kind } of (await taxonomy()).trades) if (pack && !kinds.has(pack)) kinds.set(pack, kind);
  return kinds;
}

export const tradeIdOf = (said: string): string =>
  fold(said)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_TRADE_ID);

const sectors = [
  () => import('./taxonomy/care-trades.json'),
  () => import('./taxonomy/estate-trades.json'),
  () => import('./taxonomy/food-trades.json'),
  () => import('./taxonomy/home-trades.json'),
  () => import('./taxonomy/land-trades.json'),
  () => import('./taxonomy/leisure-trades.json'),
  () => import('./taxonomy/making-trades.json'),
  () => import('./taxonomy/motion-trades.json'),
  () => import('./taxonomy/office-trades.json'),
  () => import('./taxonomy/rarer-trades.json'),
  () => import('./taxonomy/shops-trades.json'),
  () => import('./taxonomy/workshop-trades.json'),
  () => import('./taxonomy/world-trades.json'),
];
