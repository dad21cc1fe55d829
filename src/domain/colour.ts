/** sRGB colours as #rrggbb. Sources: WCAG 2.2 "relative luminance" and "contrast ratio"; Oklab by B. Ottosson (bottosson.github.io/posts/oklab). */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** WCAG contrast of two colours, 1 to 21. */
export const contrastRatio = (one: string, other: string): number => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** Grey, nearly white or nearly black: never taken for a brand colour. */
export const isGreyish = (colour: string): boolean => {
  const { lightness, a, b } = oklab(colour);
  return Math.hypot(a, b) < 0.035 || lightness > 0.965 || lightness < 0.16;
};

/** How different two colours look, 0 to about 1. */
export const colourDistance = (one: string, other: string): number => {
  const [first, second] = [oklab(one), oklab(other)];
  return Math.hypot(first.lightness - second.lightness, first.a - second.a, first.b - second.b);
};

/** Hue in degrees; saturation and lightness 0 to 1. */
export function fromHsl(hue: number, saturation: number, lightness: number): string {
  const strength = clamp(saturation) * Math.min(clamp(lightness), 1 - clamp(lightness));
  const channel = (offset: number) => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    return clamp(lightness) - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}

/** A colour written as oklch(lightness chroma hue), clipped to sRGB. */
export function fromOklch(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex(
    [
      4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
    ].map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)),
  );
}

function oklab(colour: string) {
  const [red, green, blue] = linearChannels(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

function luminance(colour: string): number {
  const [red, green, blue] = linearChannels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linearChannels = (colour: string) =>
  [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];

const toHex = (channels: number[]): string =>
  `#${channels
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
