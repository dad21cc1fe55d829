/** Commands that match: each typed word begins a word of the label or the keywords. Their order is kept. */
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
  /** Other names that people may search for. */
  keywords?: string;
  run: () => void;
}
