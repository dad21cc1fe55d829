/** Near-duplicate measure: three-word shingles compared by Jaccard's index (Broder 1997). */
export const similarity = (a: string, b: string): number => overlap(shingles(a), shingles(b));

/** The same for texts whose shingles are at hand: who compares one with many makes them once. */
export function overlap(left: Set<string>, right: Set<string>): number {
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const shingle of left) if (right.has(shingle)) shared += 1;
  return shared / (left.size + right.size - shared);
}

export function shingles(text: string, size = 3): Set<string> {
  const words =
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Set<string>();
  for (let start = 0; start + size <= words.length; start += 1) found.add(words.slice(start, start + size).join(' '));
  return found;
}
