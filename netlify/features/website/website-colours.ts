import { colourDistance, fromHsl, isGreyish } from '../../../src/domain/colour';
import { MAX_COLOURS } from '../../../src/domain/business-profile';

/**
 * A brand's colours, most important first: the page's declared theme colour, then custom properties with a
 * telling name, then those used most in its styles. Greys, near-whites and near-blacks are excluded, and
 * look-alikes are merged.
 */
export function brandColours({ themes, css }: { themes: string[]; css: string }): string[] {
  const text = css.slice(0, MAX_CSS);
  const named: string[] = [];
  for (const [, name = '', value = ''] of text.matchAll(/--([a-z0-9_-]{1,60})\s{0,5}:\s{0,5}([^;{}]{1,60})/gi))
    if (/brand|primary|accent|main|theme|secondary/i.test(name)) named.push(...readColours(value));
  const used = new Map<string, number>();
  for (const colour of readColours(text)) used.set(colour, (used.get(colour) ?? 0) + 1);
  const often = [...used]
    .filter(([, times]) => times >= OFTEN)
    .sort(([, one], [, other]) => other - one)
    .map(([colour]) => colour);
  const chosen: string[] = [];
  for (const colour of [...themes.flatMap(readColours), ...named, ...often]) {
    if (
      chosen.length < MAX_COLOURS &&
      !isGreyish(colour) &&
      chosen.every((other) => colourDistance(colour, other) >= ALIKE)
    )
      chosen.push(colour);
  }
  return chosen;
}

/** Every opaque colour in a text, as #rrggbb. */
function readColours(text: string): string[] {
  const found: string[] = [];
  for (const [, hex, kind, list = ''] of text.matchAll(
    /(?<![&\w])#([0-9a-f]{3,8})\b|\b(rgb|hsl)a?\(([^()]{1,60})\)/gi,
  )) {
    const colour = hex ? fromHex(hex.toLowerCase()) : fromList(kind!.toLowerCase(), list);
    if (colour) found.push(colour);
  }
  return found;
}

function fromHex(hex: string): string | null {
  if (hex.length === 3 || (hex.length === 4 && hex.endsWith('f')))
    return `#${[...hex.slice(0, 3)].map((digit) => digit + digit).join('')}`;
  return hex.length === 6 || (hex.length === 8 && hex.endsWith('ff')) ? `#${hex.slice(0, 6)}` : null;
}

function fromList(kind: string, list: string): string | null {
  const parts = list.trim().split(/[\s,/]+/);
  const [one = NaN, two = NaN, three = NaN, alpha = 1] = parts.map((part) =>
    part.endsWith('%') && kind === 'rgb' ? parseFloat(part) * 2.55 : parseFloat(part),
  );
  if (![one, two, three, alpha].every(Number.isFinite) || (alpha < 1 && !parts[3]?.startsWith('100'))) return null;
  if (kind === 'hsl') return fromHsl(one, two / 100, three / 100);
  return `#${[one, two, three]
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const MAX_CSS = 600_000;
/** A colour used once or twice is a picture's frame, not a brand's. */
const OFTEN = 3;
/** In Oklab: two reds of one logo are closer, a red and an orange further apart. */
const ALIKE = 0.09;
