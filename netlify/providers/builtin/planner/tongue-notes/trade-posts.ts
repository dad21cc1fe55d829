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
    () => import('./de/de-ab-ba.json'),
    () => import('./de/de-bb-bu.json'),
    () => import('./de/de-ca-ci.json'),
    () => import('./de/de-cl-cv.json'),
    () => import('./de/de-cy-em.json'),
    () => import('./de/de-en-fi.json'),
    () => import('./de/de-fl-gl.json'),
    () => import('./de/de-go-hi.json'),
    () => import('./de/de-ho-kn.json'),
    () => import('./de/de-ko-mc.json'),
    () => import('./de/de-me-no.json'),
    () => import('./de/de-nu-pe.json'),
    () => import('./de/de-ph-qu.json'),
    () => import('./de/de-ra-sc.json'),
    () => import('./de/de-rarer.json'),
    () => import('./de/de-se-sp.json'),
    () => import('./de/de-st-ti.json'),
    () => import('./de/de-to-vi.json'),
    () => import('./de/de-wa-zo.json'),
  ],
  fr: [
    () => import('./fr/fr-ab-ba.json'),
    () => import('./fr/fr-bb-bu.json'),
    () => import('./fr/fr-ca-ci.json'),
    () => import('./fr/fr-cl-cv.json'),
    () => import('./fr/fr-cy-em.json'),
    () => import('./fr/fr-en-fi.json'),
    () => import('./fr/fr-fl-gl.json'),
    () => import('./fr/fr-go-hi.json'),
    () => import('./fr/fr-ho-kn.json'),
    () => import('./fr/fr-ko-mc.json'),
    () => import('./fr/fr-me-no.json'),
    () => import('./fr/fr-nu-pe.json'),
    () => import('./fr/fr-ph-qu.json'),
    () => import('./fr/fr-ra-sc.json'),
    () => import('./fr/fr-rarer.json'),
    () => import('./fr/fr-se-sp.json'),
    () => import('./fr/fr-st-ti.json'),
    () => import('./fr/fr-to-vi.json'),
    () => import('./fr/fr-wa-zo.json'),
  ],
  es: [
    () => import('./es/es-ab-ba.json'),
    () => import('./es/es-bb-bu.json'),
    () => import('./es/es-ca-ci.json'),
    () => import('./es/es-cl-cv.json'),
    () => import('./es/es-cy-em.json'),
    () => import('./es/es-en-fi.json'),
    () => import('./es/es-fl-gl.json'),
    () => import('./es/es-go-hi.json'),
    () => import('./es/es-ho-kn.json'),
    () => import('./es/es-ko-mc.json'),
    () => import('./es/es-me-no.json'),
    () => import('./es/es-nu-pe.json'),
    () => import('./es/es-ph-qu.json'),
    () => import('./es/es-ra-sc.json'),
    () => import('./es/es-rarer.json'),
    () => import('./es/es-se-sp.json'),
    () => import('./es/es-st-ti.json'),
    () => import('./es/es-to-vi.json'),
    () => import('./es/es-wa-zo.json'),
  ],
  nl: [
    () => import('./nl/nl-ab-ba.json'),
    () => import('./nl/nl-bb-bu.json'),
    () => import('./nl/nl-ca-ci.json'),
    () => import('./nl/nl-cl-cv.json'),
    () => import('./nl/nl-cy-em.json'),
    () => import('./nl/nl-en-fi.json'),
    () => import('./nl/nl-fl-gl.json'),
    () => import('./nl/nl-go-hi.json'),
    () => import('./nl/nl-ho-kn.json'),
    () => import('./nl/nl-ko-mc.json'),
    () => import('./nl/nl-me-no.json'),
    () => import('./nl/nl-nu-pe.json'),
    () => import('./nl/nl-ph-qu.json'),
    () => import('./nl/nl-ra-sc.json'),
    () => import('./nl/nl-rarer.json'),
    () => import('./nl/nl-se-sp.json'),
    () => import('./nl/nl-st-ti.json'),
    () => import('./nl/nl-to-vi.json'),
    () => import('./nl/nl-wa-zo.json'),
  ],
  it: [
    () => import('./it/it-ab-ba.json'),
    () => import('./it/it-bb-bu.json'),
    () => import('./it/it-ca-ci.json'),
    () => import('./it/it-cl-cv.json'),
    () => import('./it/it-cy-em.json'),
    () => import('./it/it-en-fi.json'),
    () => import('./it/it-fl-gl.json'),
    () => import('./it/it-go-hi.json'),
    () => import('./it/it-ho-kn.json'),
    () => import('./it/it-ko-mc.json'),
    () => import('./it/it-me-no.json'),
    () => import('./it/it-nu-pe.json'),
    () => import('./it/it-ph-qu.json'),
    () => import('./it/it-ra-sc.json'),
    () => import('./it/it-se-sp.json'),
    () => import('./it/it-st-ti.json'),
    () => import('./it/it-to-vi.json'),
    () => import('./it/it-wa-zo.json'),
  ],
  pt: [
    () => import('./pt/pt-ab-ba.json'),
    () => import('./pt/pt-bb-bu.json'),
    () => import('./pt/pt-ca-ci.json'),
    () => import('./pt/pt-cl-cv.json'),
    () => import('./pt/pt-cy-em.json'),
    () => import('./pt/pt-en-fi.json'),
    () => import('./pt/pt-fl-gl.json'),
    () => import('./pt/pt-go-hi.json'),
    () => import('./pt/pt-ho-kn.json'),
    () => import('./pt/pt-ko-mc.json'),
    () => import('./pt/pt-me-no.json'),
    () => import('./pt/pt-nu-pe.json'),
    () => import('./pt/pt-ph-qu.json'),
    () => import('./pt/pt-ra-sc.json'),
    () => import('./pt/pt-se-sp.json'),
    () => import('./pt/pt-st-ti.json'),
    () => import('./pt/pt-to-vi.json'),
    () => import('./pt/pt-wa-zo.json'),
  ],
  pl: [
    () => import('./pl/pl-ab-ba.json'),
    () => import('./pl/pl-bb-bu.json'),
    () => import('./pl/pl-ca-ci.json'),
    () => import('./pl/pl-cl-cv.json'),
    () => import('./pl/pl-cy-em.json'),
    () => import('./pl/pl-en-fi.json'),
    () => import('./pl/pl-fl-gl.json'),
    () => import('./pl/pl-go-hi.json'),
    () => import('./pl/pl-ho-kn.json'),
    () => import('./pl/pl-ko-mc.json'),
    () => import('./pl/pl-me-no.json'),
    () => import('./pl/pl-nu-pe.json'),
    () => import('./pl/pl-ph-qu.json'),
    () => import('./pl/pl-ra-sc.json'),
    () => import('./pl/pl-se-sp.json'),
    () => import('./pl/pl-st-ti.json'),
    () => import('./pl/pl-to-vi.json'),
    () => import('./pl/pl-wa-zo.json'),
  ],
};
const read = new Map<Tongue, Promise<TradePosts>>();
