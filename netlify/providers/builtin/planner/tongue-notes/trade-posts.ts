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
  de: [
    () => import('./de/de-packs-a-d.json'),
    () => import('./de/de-packs-e-p.json'),
    () => import('./de/de-packs-r-z.json'),
    () => import('./de/de-notes-a-b.json'),
    () => import('./de/de-notes-c-d.json'),
    () => import('./de/de-notes-e-g.json'),
    () => import('./de/de-notes-h-m.json'),
    () => import('./de/de-notes-n-r.json'),
    () => import('./de/de-notes-s-z.json'),
  ],
  fr: [
    () => import('./fr/fr-packs-a-d.json'),
    () => import('./fr/fr-packs-e-p.json'),
    () => import('./fr/fr-packs-r-z.json'),
    () => import('./fr/fr-notes-a-b.json'),
    () => import('./fr/fr-notes-c-d.json'),
    () => import('./fr/fr-notes-e-g.json'),
    () => import('./fr/fr-notes-h-m.json'),
    () => import('./fr/fr-notes-n-r.json'),
    () => import('./fr/fr-notes-s-z.json'),
  ],
  es: [
    () => import('./es/es-packs-a-d.json'),
    () => import('./es/es-packs-e-p.json'),
    () => import('./es/es-packs-r-z.json'),
    () => import('./es/es-notes-a-b.json'),
    () => import('./es/es-notes-c-d.json'),
    () => import('./es/es-notes-e-g.json'),
    () => import('./es/es-notes-h-m.json'),
    () => import('./es/es-notes-n-r.json'),
    () => import('./es/es-notes-s-z.json'),
  ],
  it: [
    () => import('./it/it-packs-a-d.json'),
    () => import('./it/it-packs-e-p.json'),
    () => import('./it/it-packs-r-z.json'),
    () => import('./it/it-notes-a-b.json'),
    () => import('./it/it-notes-e-g.json'),
    () => import('./it/it-notes-h-m.json'),
    () => import('./it/it-notes-n-r.json'),
    () => import('./it/it-notes-s-z.json'),
  ],
  nl: [
    () => import('./nl/nl-packs-a-d.json'),
    () => import('./nl/nl-packs-e-p.json'),
    () => import('./nl/nl-packs-r-z.json'),
    () => import('./nl/nl-notes-a-b.json'),
    () => import('./nl/nl-notes-c-d.json'),
    () => import('./nl/nl-notes-e-g.json'),
    () => import('./nl/nl-notes-h-m.json'),
    () => import('./nl/nl-notes-n-r.json'),
    () => import('./nl/nl-notes-s-z.json'),
  ],
  pl: [
    () => import('./pl/pl-packs-a-d.json'),
    () => import('./pl/pl-packs-e-p.json'),
    () => import('./pl/pl-packs-r-z.json'),
    () => import('./pl/pl-notes-a-b.json'),
    () => import('./pl/pl-notes-c-d.json'),
    () => import('./pl/pl-notes-e-g.json'),
    () => import('./pl/pl-notes-h-m.json'),
    () => import('./pl/pl-notes-n-r.json'),
    () => import('./pl/pl-notes-s-z.json'),
  ],
  pt: [
    () => import('./pt/pt-packs-a-d.json'),
    () => import('./pt/pt-packs-e-p.json'),
    () => import('./pt/pt-packs-r-z.json'),
    () => import('./pt/pt-notes-a-b.json'),
    () => import('./pt/pt-notes-e-g.json'),
    () => import('./pt/pt-notes-h-m.json'),
    () => import('./pt/pt-notes-n-r.json'),
    () => import('./pt/pt-notes-s-z.json'),
  ],
};
const read = new Map<Tongue, Promise<TradePosts>>();
