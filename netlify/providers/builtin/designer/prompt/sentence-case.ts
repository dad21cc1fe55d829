/** First letter large, the others as typed; "iPhone" stays. */
export function sentenceCase(text: string): string {
  return text.replace(/^[^\p{L}\p{N}<@]*\p{Ll}(?!\p{L}*\p{Lu})/u, (start) => start.toUpperCase());
}
