/** A command-key shortcut in the notation of the reader's platform: "⌘K" on Apple's, "Ctrl K" on others. */
export const shortcutLabel = (letter: string): string =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? `⌘${letter}` : `Ctrl ${letter}`;
