/**
 * The tokens that emails use, as hex: mail clients know neither custom properties nor oklch. A test compares
 * every value with tokens.css, the source.
 */
export const mailColours = {
  light: {
    canvas: '#f6f8f9',
    panel: '#ffffff',
    text1: '#151c24',
    text2: '#484f57',
    text3: '#62686f',
    hairline: '#e1e4e7',
    primary: '#151c24',
    onPrimary: '#fbfcfd',
    lit: '#f35223',
  },
  dark: {
    canvas: '#0d1014',
    panel: '#14181c',
    text1: '#f1f3f4',
    text2: '#b1b6bc',
    text3: '#90979d',
    hairline: '#24292e',
    primary: '#edeff2',
    onPrimary: '#0f141a',
    lit: '#f0562a',
  },
} satisfies Record<'light' | 'dark', Record<MailColour, string>>;

/** The token behind each colour. */
export const mailTokens: Record<MailColour, string> = {
  canvas: 'surface-canvas',
  panel: 'surface-panel',
  text1: 'text-1',
  text2: 'text-2',
  text3: 'text-3',
  hairline: 'border-hairline',
  primary: 'primary',
  onPrimary: 'on-primary',
  lit: 'accent-500',
};

export type MailColour =
  | 'canvas'
  | 'panel'
  | 'text1'
  | 'text2'
  | 'text3'
  | 'hairline'
  | 'primary'
  | 'onPrimary'
  | 'lit';
