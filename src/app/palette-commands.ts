/** Commands whose label or keywords have, for each word that was typed, a word that begins with it; in their order. */
export function matchingCommands<C extends Command>(commands: readonly C[], query: string): C[] {
  const typed = words(query);
  return commands.filter(({ label, keywords = '' }) => {
    const known = words(`${label} ${keywords}`);
    return typed.every((part) => known.some((word) => word.startsWith(part)));
  });
}

const words = (text: string): string[] =>
  text
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export interface Command {
  id: string;
  label: string;
  group: string;
  /** What else people call it. */
  keywords?: string;
  run: () => void;
}
