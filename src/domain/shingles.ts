/** Similarity of two texts: Jaccard index of their three-word shingles (Broder 1997). */
export const similarity = (a: string, b: string): number => overlap(shingles(a), shingles(b));

/** The same for precomputed shingles, for comparing one text with many. */
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
