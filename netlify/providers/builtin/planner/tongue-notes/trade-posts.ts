import * as z from 'zod/mini';
import type { Tongue } from '../tongue-frames/tongue-words';

const line = (max: number) => z.string().check(z.minLength(2), z.maxLength(max));
/** Of packs and notes by their id, of their entries by theirs: title, headline, the line below it, and the post. */
export const tradePostsSchema = z.record(
  z.string(),
  z.record(z.string(), z.tuple([line(200), line(90), line(90), line(1_000)])),
);
type TradePosts = z.infer<typeof tradePostsSchema>;
export type TradePost = TradePosts[string][string];

/**
 * What is known of trades, told in a language other than English: of each entry that says something to customers there the
 * whole post, written anew. Loaded when an owner writes the language; `trade-posts.test.ts` checks it, and no start does it again.
 */
export function tradePostsIn(tongue: Tongue): Promise<TradePosts> {
  const known = read.get(tongue) ?? readAll(tongue);
  read.set(tongue, known);
  return known;
}

const readAll = async (tongue: Tongue): Promise<TradePosts> => {
  const parts = await Promise.all(files[tongue].map(async (load) => (await load()).default as unknown as TradePosts));
  return Object.assign({}, ...parts) as TradePosts;
};

const files: Record<Tongue, readonly (() => Promise<{ default: object }>)[]> = {
  de: [() => import('./de/de-packs-a-d.json'), () => import('./de/de-packs-e-p.json')],
  fr: [() => import('./fr/fr-packs-a-d.json'), () => import('./fr/fr-packs-e-p.json')],
  es: [() => import('./es/es-packs-a-d.json'), () => import('./es/es-packs-e-p.json')],
  it: [() => import('./it/it-packs-a-d.json')],
  nl: [() => import('./nl/nl-packs-a-d.json')],
  pl: [() => import('./pl/pl-packs-a-d.json')],
  pt: [() => import('./pt/pt-packs-a-d.json')],
};
const read = new Map<Tongue, Promise<TradePosts>>();
