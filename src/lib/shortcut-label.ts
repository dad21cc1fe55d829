/** A command-key shortcut as the reader's keyboard writes it: "⌘K" on Apple's, "Ctrl K" on others. */
export const shortcutLabel = (letter: string): string =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? `⌘${letter}` : `Ctrl ${letter}`;
