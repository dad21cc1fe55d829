import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailColours, mailTokens, type MailColour } from './mail-colours';

const css = readFileSync(join(__dirname, '../../ui/tokens.css'), 'utf8');
const starts = { light: ":root, [data-theme='light'] {", dark: "\n[data-theme='dark'] {" };

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const from = css.indexOf(starts[theme]);
  const block = css.slice(from, css.indexOf('\n}', from));

  it.each(Object.keys(mailTokens) as MailColour[])('the email colour %s equals its token', (name) => {
    const [, lightness, chroma, hue] = new RegExp(
      `--${mailTokens[name]}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`,
    ).exec(block)!;
    expect(mailColours[theme][name]).toBe(toHex(Number(lightness), Number(chroma), Number(hue)));
  });
});

/** OKLCH to sRGB with the matrices of CSS Color 4, section 10 (https://www.w3.org/TR/css-color-4/#color-conversion-code). */
function toHex(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => channel(Math.min(1, Math.max(0, value)))).join('')}`;
}

const channel = (value: number): string =>
  Math.round((value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055) * 255)
    .toString(16)
    .padStart(2, '0');
