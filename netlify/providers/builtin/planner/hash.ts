/** FNV-1a, 32 bits: the same words always give the same number from 0 up to (not including) 1. */
export function hashToUnit(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of parts.join('\u0001')) {
    hash ^= character.codePointAt(0)!;
    hash = Math.imul(hash, 0x01000193);
  }
  // FNV mixes its last characters weakly into the high bits; one more round spreads neighbours apart.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

export const pickBy = <T>(list: readonly [T, ...T[]] | T[], ...parts: (string | number)[]): T =>
  list[Math.floor(hashToUnit(...parts) * list.length)]!;
