/**
 * What a clause with a denial is about all the same: "the goat's cheese | has sold out", "flamenco for adults | who have never
 * danced". Of "don't throw that laptop away" nothing is left.
 */
export function aboutBefore(clause: string): string {
  const at = clause.search(turns);
  return at > 0 ? clause.slice(0, at).trim() : '';
}

const turns = new RegExp(
  [
    String.raw`\s(?:(?:has|have|is|are|ist|sind|est|sont|está|están|è|sono|zijn|jest|są|esta|estão)\s(?:\p{L}+\s)?)?(?:sold[ -]out|out of stock|ausverkauft|ausgebucht|épuisée?s?|agotad[oa]s?|esaurit[oaie]|uitverkocht|wyprzedan\p{L}+|esgotad[oa]s?)(?!\p{L})`,
    String.raw`\s(?:who|that|,?\s?die|,?\s?der|qui|que|che|,?\s?którz?y|,?\s?które)\s(?:\p{L}+\s|n['’]\p{L}+\s){0,3}?(?:never|not|no|can['’]?t|cannot|nie|nicht|noch nie|jamais|nunca|no|mai|non|nooit|niet|nigdy|não)(?!\p{L})`,
  ].join('|'),
  'iu',
);
