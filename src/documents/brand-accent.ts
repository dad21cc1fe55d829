import { contrastRatio, fromOklch, isColour } from '../domain/colour';

/**
 * The business's own colour for links and lines of its public pages, as styles to add to the document's: in each theme
 * the first of its colours that reads on that theme's surface (WCAG 2.2, 1.4.3: 4.5 to 1), else the colour of text. One
 * colour for both themes is arithmetically out of reach: on white it would have to be darker than on ours.
 */
export function brandAccentStyles(colours: readonly string[]): string {
  const valid = colours.filter(isColour);
  const [light, dark] = [SURFACES.light, SURFACES.dark].map((surface) => valid.find((colour) => contrastRatio(colour, fromOklch(...surface)) >= READABLE));
  return `:root { ${BRAND}: ${light ?? 'var(--text-1)'}; } @media (prefers-color-scheme: dark) { :root { ${BRAND}: ${dark ?? 'var(--text-1)'}; } }`;
}

const BRAND = '--brand-accent';
/** What styles of documents say where the accent goes. */
export const brandAccent = `var(${BRAND}, currentColor)`;
const READABLE = 4.5;
/** --surface-panel of tokens.css, on which documents stand; a test holds the two together. */
export const SURFACES = { light: [1, 0, 250], dark: [0.206, 0.01, 250] } as const;
