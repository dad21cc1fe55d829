import type { CSSProperties } from 'react';
import { contrastRatio, isColour } from '../../../domain/colour';
import { mailColours } from '../mail-colours';

const { light, dark } = mailColours;

/**
 * What a business's colours become in its mails. Links take the first that reads on each theme's panel (WCAG 2.2, 1.4.3:
 * 4.5 to 1), buttons the first of all with whichever lettering reads better on it; without colours both are ours.
 */
export function campaignColours(colours: readonly string[]): CampaignColours {
  const valid = colours.filter(isColour).map((colour) => colour.toLowerCase());
  const brand = valid[0];
  const linkOn = (panel: string, text: string): string => valid.find((colour) => contrastRatio(colour, panel) >= 4.5) ?? text;
  const lettering = (ground: string): string => (contrastRatio(light.onPrimary, ground) >= contrastRatio(light.text1, ground) ? light.onPrimary : light.text1);
  // A button must stand out from the panel that it lies on (WCAG 2.2, 1.4.11).
  const button = (panel: string, own: { primary: string; onPrimary: string }): [string, string] => (brand && contrastRatio(brand, panel) >= 3 ? [brand, lettering(brand)] : [own.primary, own.onPrimary]);
  const [lightButton, onLightButton] = button(light.panel, light);
  const [darkButton, onDarkButton] = button(dark.panel, dark);
  return { line: brand ?? null, light: { link: linkOn(light.panel, light.text1), button: lightButton, onButton: onLightButton }, dark: { link: linkOn(dark.panel, dark.text1), button: darkButton, onButton: onDarkButton } };
}

/** What inline styles cannot say: the dark theme (Outlook.com names it data-ogsc), and narrow screens. */
export function campaignRules({ line, dark: its }: CampaignColours): string {
  const rules: [string, string][] = [
    ['canvas', `background-color: ${dark.canvas}`], ['panel', `background-color: ${dark.panel}`], ['hairline', `border-color: ${dark.hairline}`], ['brandline', `border-top-color: ${line ?? dark.hairline}`], ['text1', `color: ${dark.text1}`], ['text2', `color: ${dark.text2}`],
    ['accent', `color: ${its.link}`], ['button', `background-color: ${its.button}; color: ${its.onButton}`],
  ];
  const important = (rule: string): string => rule.split('; ').map((part) => `${part} !important`).join('; ');
  return [
    ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
    // The cell that Body puts around everything has no class, and lies bare below a pixel.
    '@media (prefers-color-scheme: dark) {', `  body > table > tbody > tr > td { background-color: ${dark.canvas} !important; }`, ...rules.map(([name, rule]) => `  .${name} { ${important(rule)}; }`), '}',
    ...rules.map(([name, rule]) => `[data-ogsc] .${name} { ${important(rule)}; }`),
    '@media (max-width: 639px) {', '  .pad { padding-left: 20px !important; padding-right: 20px !important; }', '  .column { display: block !important; width: 100% !important; padding-left: 0 !important; padding-right: 0 !important; }',
    '  .column + .column { padding-top: 16px !important; }', '  .wide { width: 100% !important; max-width: 100% !important; }', '  .title { font-size: 25px !important; line-height: 31px !important; }', '}',
  ].join('\n');
}

const font: CSSProperties = { fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif" };
const words: CSSProperties = { ...font, color: light.text1, overflowWrap: 'anywhere' };

export const campaignStyles = {
  body: { ...font, margin: 0, padding: 0, backgroundColor: light.canvas, color: light.text1 },
  hidden: { display: 'none', maxHeight: 0, maxWidth: 0, overflow: 'hidden', opacity: 0, fontSize: 1, lineHeight: '1px', color: light.canvas },
  panel: { width: '100%', maxWidth: 600, backgroundColor: light.panel, border: `1px solid ${light.hairline}`, borderRadius: 12, borderCollapse: 'separate' },
  name: { ...words, margin: 0, fontSize: 17, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.01em' },
  title: { ...words, margin: 0, fontSize: 30, lineHeight: '36px', fontWeight: 600, letterSpacing: '-0.02em' },
  subtitle: { ...words, margin: 0, fontSize: 20, lineHeight: '27px', fontWeight: 600, letterSpacing: '-0.01em' },
  paragraph: { ...words, margin: '0 0 12px', fontSize: 16, lineHeight: '25px' },
  list: { ...words, margin: '0 0 12px', padding: '0 0 0 22px', fontSize: 16, lineHeight: '25px' },
  item: { margin: '0 0 5px' },
  price: { ...words, margin: '0 0 10px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  small: { ...font, margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: light.text2, overflowWrap: 'anywhere' },
  smallList: { ...font, margin: '0 0 8px', padding: '0 0 0 20px', fontSize: 13, lineHeight: '20px', color: light.text2, overflowWrap: 'anywhere' },
  quietLink: { color: light.text2, textDecorationLine: 'underline' },
  line: { margin: 0, width: '100%', border: 'none', borderTop: `1px solid ${light.hairline}` },
} satisfies Record<string, CSSProperties>;

export interface CampaignColours {
  /** Above the mail; none without a colour. */
  line: string | null;
  light: Theme;
  dark: Theme;
}

interface Theme {
  link: string;
  button: string;
  onButton: string;
}
