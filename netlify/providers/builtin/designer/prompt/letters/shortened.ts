/** The text, or its first whole words with an ellipsis. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut;
  return `${words.slice(0, longest - 1).replace(/[\s,.;:·–—-]+$/u, '')}…`;
}
