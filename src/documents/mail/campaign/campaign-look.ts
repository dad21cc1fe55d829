import type { CSSProperties } from 'react';
import { contrastRatio, isColour } from '../../../domain/colour';
import { mailColours } from '../mail-colours';

const { light, dark } = mailColours;

/**
 * The colours of a business's emails. Links take the first colour that is readable on each theme's panel (WCAG
 * 2.2, 1.4.3: 4.5 to 1), buttons the first of all with the more readable text colour; without brand colours both
 * are ours.
 */
export function campaignColours(colours: readonly string[]): CampaignColours {
  const valid = colours.filter(isColour).map((colour) => colour.toLowerCase());
  const brand = valid[0];
  const linkOn = (panel: string, text: string): string =>
    valid.find((colour) => contrastRatio(colour, panel) >= 4.5) ?? text;
  const lettering = (ground: string): string =>
    contrastRatio(light.onPrimary, ground) >= contrastRatio(light.text1, ground) ? light.onPrimary : light.text1;
  // A button must stand out from the panel behind it (WCAG 2.2, 1.4.11).
  const button = (panel: string, own: { primary: string; onPrimary: string }): [string, string] =>
    brand && contrastRatio(brand, panel) >= 3 ? [brand, lettering(brand)] : [own.primary, own.onPrimary];
  const [lightButton, onLightButton] = button(light.panel, light);
  const [darkButton, onDarkButton] = button(dark.panel, dark);
  return {
    line: brand ?? null,
    light: { link: linkOn(light.panel, light.text1), button: lightButton, onButton: onLightButton },
    dark: { link: linkOn(dark.panel, dark.text1), button: darkButton, onButton: onDarkButton },
  };
}

/**
 * Rules that inline styles cannot express: the dark theme (data-ogsc in Outlook.com) and narrow screens. Rules
 * of classes that the email does not use are dropped, and the result is kept short, because every email carries
 * it.
 */
export function campaignRules({ line, dark: its }: CampaignColours, used: ReadonlySet<string>): string {
  const rules: [string, string][] = [
    ['canvas', `background-color:${dark.canvas}`],
    ['panel', `background-color:${dark.panel}`],
    ['hairline', `border-color:${dark.hairline}`],
    ['brandline', `border-top-color:${line ?? dark.hairline}`],
    ['text1', `color:${dark.text1}`],
    ['text2', `color:${dark.text2}`],
    ['accent', `color:${its.link}`],
    ['button', `background-color:${its.button};color:${its.onButton}`],
  ];
  const narrow: [string, string][] = [
    ['pad', 'padding-left:20px;padding-right:20px'],
    ['column', 'display:block;width:100%;padding-left:0;padding-right:0'],
    ['column + .column', 'padding-top:16px'],
    ['wide', 'width:100%;max-width:100%'],
    ['title', 'font-size:25px;line-height:31px'],
  ];
  const important = (rule: string): string =>
    rule
      .split(';')
      .map((part) => `${part}!important`)
      .join(';');
  const write = (all: [string, string][], before = ''): string =>
    all
      .flatMap(([name, rule]) => (used.has(name.split(' ')[0]!) ? [`${before}.${name}{${important(rule)}}`] : []))
      .join('');
  return `@media (prefers-color-scheme:dark){${write(rules)}}\n${write(
    rules.filter(([name]) => OF_THE_BRAND.has(name)),
    '[data-ogsc] ',
  )}\n@media (max-width:639px){${write(narrow)}}`;
}

/** Outlook.com darkens all other colours well by itself. */
const OF_THE_BRAND = new Set(['accent', 'button']);

// Outlook does not inherit fonts across tables, so each cell sets its own.
const FONT = 'system-ui,Segoe UI,Roboto,Arial,sans-serif';
const OUTLOOK_HIDES = { msoHide: 'all' } as CSSProperties;
const small: CSSProperties = { fontSize: 13, lineHeight: '20px', color: light.text2 };

export const campaignStyles = {
  body: { margin: 0, padding: 0, backgroundColor: light.canvas },
  /** Hidden without a tiny size or a colour like the background, which spam filters count against an email. */
  hidden: { display: 'none', maxHeight: 0, overflow: 'hidden', ...OUTLOOK_HIDES },
  panel: {
    width: '100%',
    maxWidth: 600,
    backgroundColor: light.panel,
    border: `1px solid ${light.hairline}`,
    borderRadius: 12,
    borderCollapse: 'separate',
    overflowWrap: 'anywhere',
  },
  cell: { font: `16px/25px ${FONT}`, color: light.text1 },
  smallCell: { font: `13px/20px ${FONT}`, color: light.text2 },
  name: { margin: 0, fontSize: 17, fontWeight: 600 },
  title: { margin: 0, fontSize: 30, lineHeight: '36px', fontWeight: 600, letterSpacing: '-0.02em' },
  subtitle: { margin: 0, fontSize: 20, lineHeight: '27px', fontWeight: 600, letterSpacing: '-0.01em' },
  paragraph: { margin: '0 0 12px' },
  list: { margin: '0 0 12px', padding: '0 0 0 22px' },
  item: { margin: '0 0 5px' },
  price: { margin: '0 0 10px', fontWeight: 600 },
  small: { ...small, margin: '0 0 8px' },
  smallList: { ...small, margin: '0 0 8px', padding: '0 0 0 20px' },
  picture: { display: 'block', border: 0 },
  link: { textDecoration: 'underline' },
  quietLink: { color: light.text2, textDecoration: 'underline' },
  line: { margin: 0, width: '100%', border: 'none', borderTop: `1px solid ${light.hairline}` },
} satisfies Record<string, CSSProperties>;

export interface CampaignColours {
  /** The line at the top; null without a colour. */
  line: string | null;
  light: Theme;
  dark: Theme;
}

interface Theme {
  link: string;
  button: string;
  onButton: string;
}
