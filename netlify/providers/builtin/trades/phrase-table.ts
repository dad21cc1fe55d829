import { formsOf, POINTS, SHORTEST, type Phrase, type SaidWork } from './said-phrase';

/** All phrases, by the word that each begins with. */
export interface Phrases {
  whole: ReadonlyMap<string, readonly Phrase[]>;
  /** By the first letters of a word that takes any ending. */
  open: ReadonlyMap<string, readonly Phrase[]>;
}

/** Read when first wanted. Not checked then: these hundred thousand phrases come with the product, and `taxonomy.test.ts` checks them. */
export const saidPhrases = (): Promise<Phrases> => (read ??= readAll());
let read: Promise<Phrases> | undefined;

async function readAll(): Promise<Phrases> {
  const files = await Promise.all(sectors.map(async (load) => (await load()).default as unknown as SaidWork));
  const tables = files.flatMap(({ trades }) => Object.entries(trades));
  const all = tables.flatMap(([trade, lists]) =>
    lists.flatMap((list, weak) =>
      list.split(', ').map((typed) => ({ trade, typed, said: formsOf(typed), isName: weak === 0 })),
    ),
  );
  const kinOf = kinIn(all.filter(({ isName }) => isName));
  const kins = new Map<string, Set<string>>();
  for (const { said, trade } of all) {
    const known = kins.get(said);
    if (known) known.add(kinOf(trade));
    else kins.set(said, new Set([kinOf(trade)]));
  }
  const whole = new Map<string, Phrase[]>();
  const open = new Map<string, Phrase[]>();
  for (const { trade, typed, said, isName } of all) {
    const kinds = kins.get(said)!.size;
    const isLong = said.includes(' ');
    // a word alone names a trade where no other says it
    const names = isName && (isLong || kinds === 1);
    const points = (names ? (isLong ? POINTS.names : POINTS.alone) : POINTS.speaks) / Math.sqrt(kinds);
    const [first = ''] = said.split(' ', 1);
    const [map, key] = first.endsWith('*') ? [open, first.slice(0, SHORTEST)] : [whole, first];
    const list = map.get(key);
    const phrase = { trade, typed, isName: names, kin: kinOf(trade), points };
    if (list) list.push(phrase);
    else map.set(key, [phrase]);
  }
  return { whole, open };
}

/** Trades that several phrases name alike are one to whoever reads them: borehole drilling and well drilling. */
function kinIn(names: readonly { said: string; trade: string }[]): (trade: string) => string {
  const tradesBySaid = new Map<string, string[]>();
  for (const { said, trade } of names) tradesBySaid.set(said, [...(tradesBySaid.get(said) ?? []), trade]);
  const shared = new Map<string, number>();
  for (const trades of tradesBySaid.values())
    for (const [at, one] of trades.entries())
      for (const other of trades.slice(at + 1)) {
        const pair = [one, other].sort().join(' / ');
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
  const first = new Map<string, string>();
  for (const [pair, count] of shared) {
    const [one = '', other = ''] = pair.split(' / ');
    if (count >= ALIKE) first.set(other, first.get(one) ?? one);
  }
  return (trade) => first.get(trade) ?? trade;
}
const ALIKE = 3;
const sectors = [
  () => import('./said/said-care.json'),
  () => import('./said/said-estate.json'),
  () => import('./said/said-food.json'),
  () => import('./said/said-home.json'),
  () => import('./said/said-land.json'),
  () => import('./said/said-leisure.json'),
  () => import('./said/said-making.json'),
  () => import('./said/said-motion.json'),
  () => import('./said/said-office.json'),
  () => import('./said/said-rarer.json'),
  () => import('./said/said-shops.json'),
  () => import('./said/said-workshop.json'),
];
