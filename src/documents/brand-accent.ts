import { contrastRatio, fromOklch, isColour } from '../domain/colour';

/**
 * The business's own colour for links and lines of its public pages, as styles to add to the document: in each
 * theme the first of its colours that is readable on that theme's surface (WCAG 2.2, 1.4.3: 4.5 to 1), otherwise
 * the text colour. One colour for both themes is mathematically impossible: it would have to be darker on white
 * than on our dark surface.
 */
export function brandAccentStyles(colours: readonly string[]): string {
  const valid = colours.filter(isColour);
  const stylesOn = (surface: readonly [lightness: number, chroma: number, hue: number]): string => {
    const accent = valid.find((colour) => contrastRatio(colour, fromOklch(...surface)) >= READABLE);
    return accent
      ? `--brand-accent: ${accent}; --brand-line: ${accent};`
      : '--brand-accent: var(--text-1); --brand-line: transparent;';
  };
  return `:root { ${stylesOn(SURFACES.light)} } @media (prefers-color-scheme: dark) { :root { ${stylesOn(SURFACES.dark)} } }`;
}

/** For text in the business's colour, and for the line at the top of its pages, which is absent without one. */
export const brandAccent = 'var(--brand-accent, currentColor)';
export const brandLine = 'var(--brand-line, transparent)';
const READABLE = 4.5;
/** --surface-panel of tokens.css, the documents' background; a test compares the two. */
export const SURFACES = { light: [1, 0, 250], dark: [0.206, 0.01, 250] } as const;
