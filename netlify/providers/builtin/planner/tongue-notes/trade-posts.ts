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
    () => import('./de/de-a.json'),
    () => import('./de/de-b.json'),
    () => import('./de/de-ca-ch.json'),
    () => import('./de/de-ci-cz.json'),
    () => import('./de/de-d.json'),
    () => import('./de/de-e-f.json'),
    () => import('./de/de-g-h.json'),
    () => import('./de/de-i-l.json'),
    () => import('./de/de-m.json'),
    () => import('./de/de-n-o.json'),
    () => import('./de/de-pa-ph.json'),
    () => import('./de/de-pi-pz.json'),
    () => import('./de/de-q-r.json'),
    () => import('./de/de-sa-sl.json'),
    () => import('./de/de-sm-sz.json'),
    () => import('./de/de-t.json'),
    () => import('./de/de-u-z.json'),
  ],
  fr: [
    () => import('./fr/fr-a.json'),
    () => import('./fr/fr-b.json'),
    () => import('./fr/fr-ca-ch.json'),
    () => import('./fr/fr-ci-cz.json'),
    () => import('./fr/fr-d.json'),
    () => import('./fr/fr-e-f.json'),
    () => import('./fr/fr-g-h.json'),
    () => import('./fr/fr-i-l.json'),
    () => import('./fr/fr-m.json'),
    () => import('./fr/fr-n-o.json'),
    () => import('./fr/fr-pa-ph.json'),
    () => import('./fr/fr-pi-pz.json'),
    () => import('./fr/fr-q-r.json'),
    () => import('./fr/fr-sa-sl.json'),
    () => import('./fr/fr-sm-sz.json'),
    () => import('./fr/fr-t.json'),
    () => import('./fr/fr-u-z.json'),
  ],
  es: [
    () => import('./es/es-a.json'),
    () => import('./es/es-b.json'),
    () => import('./es/es-ca-ch.json'),
    () => import('./es/es-ci-cz.json'),
    () => import('./es/es-d.json'),
    () => import('./es/es-e-f.json'),
    () => import('./es/es-g-h.json'),
    () => import('./es/es-i-l.json'),
    () => import('./es/es-m.json'),
    () => import('./es/es-n-o.json'),
    () => import('./es/es-pa-ph.json'),
    () => import('./es/es-pi-pz.json'),
    () => import('./es/es-q-r.json'),
    () => import('./es/es-sa-sl.json'),
    () => import('./es/es-sm-sz.json'),
    () => import('./es/es-t.json'),
    () => import('./es/es-u-z.json'),
  ],
  nl: [
    () => import('./nl/nl-a.json'),
    () => import('./nl/nl-b.json'),
    () => import('./nl/nl-ca-ch.json'),
    () => import('./nl/nl-ci-cz.json'),
    () => import('./nl/nl-d.json'),
    () => import('./nl/nl-e-f.json'),
    () => import('./nl/nl-g-h.json'),
    () => import('./nl/nl-i-l.json'),
    () => import('./nl/nl-m.json'),
    () => import('./nl/nl-n-o.json'),
    () => import('./nl/nl-pa-ph.json'),
    () => import('./nl/nl-pi-pz.json'),
    () => import('./nl/nl-q-r.json'),
    () => import('./nl/nl-sa-sl.json'),
    () => import('./nl/nl-sm-sz.json'),
    () => import('./nl/nl-t.json'),
    () => import('./nl/nl-u-z.json'),
  ],
  it: [
    () => import('./it/it-a.json'),
    () => import('./it/it-b.json'),
    () => import('./it/it-ca-ch.json'),
    () => import('./it/it-ci-cz.json'),
    () => import('./it/it-d.json'),
    () => import('./it/it-e-f.json'),
    () => import('./it/it-g-h.json'),
    () => import('./it/it-i-l.json'),
    () => import('./it/it-m.json'),
    () => import('./it/it-n-o.json'),
    () => import('./it/it-pa-ph.json'),
    () => import('./it/it-pi-pz.json'),
    () => import('./it/it-q-r.json'),
    () => import('./it/it-sa-sl.json'),
    () => import('./it/it-sm-sz.json'),
    () => import('./it/it-t.json'),
    () => import('./it/it-u-z.json'),
  ],
  pt: [
    () => import('./pt/pt-a.json'),
    () => import('./pt/pt-b.json'),
    () => import('./pt/pt-ca-ch.json'),
    () => import('./pt/pt-ci-cz.json'),
    () => import('./pt/pt-d.json'),
    () => import('./pt/pt-e-f.json'),
    () => import('./pt/pt-g-h.json'),
    () => import('./pt/pt-i-l.json'),
    () => import('./pt/pt-m.json'),
    () => import('./pt/pt-n-o.json'),
    () => import('./pt/pt-pa-ph.json'),
    () => import('./pt/pt-pi-pz.json'),
    () => import('./pt/pt-q-r.json'),
    () => import('./pt/pt-sa-sl.json'),
    () => import('./pt/pt-sm-sz.json'),
    () => import('./pt/pt-t.json'),
    () => import('./pt/pt-u-z.json'),
  ],
  pl: [
    () => import('./pl/pl-a.json'),
    () => import('./pl/pl-b.json'),
    () => import('./pl/pl-ca-ch.json'),
    () => import('./pl/pl-ci-cz.json'),
    () => import('./pl/pl-d.json'),
    () => import('./pl/pl-e-f.json'),
    () => import('./pl/pl-g-h.json'),
    () => import('./pl/pl-i-l.json'),
    () => import('./pl/pl-m.json'),
    () => import('./pl/pl-n-o.json'),
    () => import('./pl/pl-pa-ph.json'),
    () => import('./pl/pl-pi-pz.json'),
    () => import('./pl/pl-q-r.json'),
    () => import('./pl/pl-sa-sl.json'),
    () => import('./pl/pl-sm-sz.json'),
    () => import('./pl/pl-t.json'),
    () => import('./pl/pl-u-z.json'),
  ],
};
const read = new Map<Tongue, Promise<TradePosts>>();
