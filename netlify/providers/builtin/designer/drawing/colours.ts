/** Lightness 0 to 1, chroma about 0 to 0.32, hue in degrees. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

/** Hex of an OKLCH colour, its chroma reduced until sRGB holds it. Any turn of hue. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const l = Math.min(1, Math.max(0, lightness));
  let [fits, tooMuch] = [0, Math.max(0, chroma)];
  if (isInGamut(linearRgb(l, tooMuch, hue))) fits = tooMuch;
  for (let step = 0; step < 16 && fits < tooMuch; step += 1) {
    const middle = (fits + tooMuch) / 2;
    if (isInGamut(linearRgb(l, middle, hue))) fits = middle;
    else tooMuch = middle;
  }
  return `#${linearRgb(l, fits, hue)
    .map((value) =>
      Math.round(255 * encoded(Math.min(1, Math.max(0, value))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Lightness, chroma and hue of a #rgb or #rrggbb colour; greys have hue 0. */
export function lchOf(hex: string): Lch {
  const [r, g, b] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.hypot(a, yellow);
  return { l, c, h: c < 0.002 ? 0 : ((Math.atan2(yellow, a) * 180) / Math.PI + 360) % 360 };
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour, stepped in lightness away from the ground until their contrast reaches `ratio`; black or white at worst. */
export function readable(colour: string, ground: string, ratio = 4.5): string {
  const { l, c, h } = lchOf(colour);
  const darker = contrast('#000000', ground) > contrast('#ffffff', ground);
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += darker ? -STEP : STEP) {
    const candidate = oklch(lightness, c, h);
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return darker ? '#000000' : '#ffffff';
}

/** Between two colours in OKLCH lightness and chroma, on the stronger one's hue. */
export function blend(from: string, to: string, share: number): string {
  const [a, b] = [lchOf(from), lchOf(to)];
  return oklch(a.l + (b.l - a.l) * share, a.c + (b.c - a.c) * share, a.c >= b.c ? a.h : b.h);
}

/** Hex with an opacity, as a canvas takes it. */
export const withAlpha = (hex: string, alpha: number): string =>
  `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** Björn Ottosson, "A perceptual color space for image processing" (2020). */
function linearRgb(l: number, c: number, hue: number): [number, number, number] {
  const [a, b] = [c * Math.cos((hue * Math.PI) / 180), c * Math.sin((hue * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function linearOf(hex: string): [number, number, number] {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1, 7);
  const channel = (at: number): number => decoded(Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const isInGamut = (rgb: readonly number[]): boolean => rgb.every((value) => value >= -0.0005 && value <= 1.0005);
const encoded = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const decoded = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const STEP = 0.04;
