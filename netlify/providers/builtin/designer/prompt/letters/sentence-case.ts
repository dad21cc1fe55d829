import { isTurkic } from '../../drawing/capitals';

/** First letter large, the others as typed; "iPhone" stays, Dutch "ijs" gets both of its letters. `beside`: what was typed with it. */
export function sentenceCase(text: string, beside: string = text): string {
  return text.replace(/^[^\p{L}\p{N}<@]*(?:ij(?=\p{Ll})|\p{Ll})(?!\p{L}*\p{Lu})/u, (start) =>
    start.toLocaleUpperCase(isTurkic(beside) ? 'tr' : 'en'),
  );
}
