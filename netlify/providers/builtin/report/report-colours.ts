import { contrastRatio, fromOklch, isColour } from '../../../../src/domain/colour';

/** The light theme's tokens (src/ui/tokens.css), as paper needs them: a PDF knows no OKLCH. A test compares the two. */
export const inks = {
  text1: fromOklch(0.225, 0.018, 250),
  text2: fromOklch(0.425, 0.016, 250),
  text3: fromOklch(0.515, 0.014, 250),
  hairline: fromOklch(0.918, 0.005, 250),
  soft: fromOklch(0.868, 0.007, 250),
  sunken: fromOklch(0.952, 0.004, 250),
  lit: fromOklch(0.655, 0.205, 36),
  up: fromOklch(0.435, 0.086, 150),
  down: fromOklch(0.435, 0.126, 22),
} as const;

const PAPER = '#ffffff';

/**
 * The business's own colour for lines and bars: the first with 3 to 1 on white (WCAG 2.2, 1.4.11). Without brand colours it
 * is the product's accent; where none of them can be seen on paper, ink.
 */
export function brandInk(colours: readonly string[]): string {
  const own = colours.filter(isColour);
  if (own.length === 0) return inks.lit;
  return own.find((colour) => contrastRatio(colour, PAPER) >= VISIBLE) ?? inks.text1;
}

/**
 * For areas that tell nothing by themselves, such as the band at the top: the business's first colour, even a yellow one,
 * as long as it is no white.
 */
export const brandTint = (colours: readonly string[]): string =>
  colours.filter(isColour).find((colour) => contrastRatio(colour, PAPER) >= NOT_WHITE) ?? brandInk(colours);

const VISIBLE = 3;
const NOT_WHITE = 1.15;
