/** Names of the design tokens as `var(--…)` strings: switching light and dark re-renders nothing. Values live in tokens.css. */
export const theme = {
  color: {
    sunken: 'var(--surface-sunken)',
    canvas: 'var(--surface-canvas)',
    panel: 'var(--surface-panel)',
    raised: 'var(--surface-raised)',
    hover: 'var(--surface-hover)',
    selected: 'var(--surface-selected)',
    inverse: 'var(--surface-inverse)',
    strong: 'var(--surface-strong)',
    onStrong: 'var(--on-strong)',
    scrim: 'var(--scrim)',
    text1: 'var(--text-1)',
    text2: 'var(--text-2)',
    text3: 'var(--text-3)',
    textInverse: 'var(--text-inverse)',
    hairline: 'var(--border-hairline)',
    soft: 'var(--border-soft)',
    control: 'var(--border-control)',
    accentSolid: 'var(--accent-solid)',
    accentSolidHover: 'var(--accent-solid-hover)',
    onAccent: 'var(--on-accent)',
    accentText: 'var(--accent-text)',
    accentSoft: 'var(--accent-soft)',
    accentLit: 'var(--accent-lit)',
    onLit: 'var(--on-lit)',
    accentUnlit: 'var(--accent-200)',
    primary: 'var(--primary)',
    primaryHover: 'var(--primary-hover)',
    onPrimary: 'var(--on-primary)',
    focus: 'var(--focus-ring)',
    chartMuted: 'var(--chart-muted)',
    chartGrid: 'var(--chart-grid)',
  },
  chart: ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-4)', 'var(--chart-5)', 'var(--chart-6)'],
  tone: {
    red: tone('red'),
    amber: tone('amber'),
    green: tone('green'),
    blue: tone('blue'),
    violet: tone('violet'),
    teal: tone('teal'),
    moss: tone('moss'),
    ochre: tone('ochre'),
    plum: tone('plum'),
    indigo: tone('indigo'),
    sky: tone('sky'),
    grey: tone('grey'),
  },
  space: {
    1: 'var(--space-1)', 2: 'var(--space-2)', 3: 'var(--space-3)', 4: 'var(--space-4)', 5: 'var(--space-5)', 6: 'var(--space-6)',
    8: 'var(--space-8)', 10: 'var(--space-10)', 12: 'var(--space-12)', 16: 'var(--space-16)', 20: 'var(--space-20)', 24: 'var(--space-24)',
    32: 'var(--space-32)',
  },
  font: { ui: 'var(--font-ui)', display: 'var(--font-display)', mono: 'var(--font-mono)' },
  text: {
    '2xs': 'var(--text-2xs)', xs: 'var(--text-xs)', sm: 'var(--text-sm)', md: 'var(--text-md)', lg: 'var(--text-lg)', xl: 'var(--text-xl)',
    '2xl': 'var(--text-2xl)', '3xl': 'var(--text-3xl)', '4xl': 'var(--text-4xl)', '5xl': 'var(--text-5xl)', '6xl': 'var(--text-6xl)',
  },
  /** Size and line height together, as declarations. */
  type: {
    '2xs': type('2xs'), xs: type('xs'), sm: type('sm'), md: type('md'), lg: type('lg'), xl: type('xl'),
    '2xl': type('2xl'), '3xl': type('3xl'), '4xl': type('4xl'), '5xl': type('5xl'), '6xl': type('6xl'),
  },
  weight: { regular: 'var(--weight-regular)', medium: 'var(--weight-medium)', semibold: 'var(--weight-semibold)', display: 'var(--weight-display)' },
  track: { tight: 'var(--track-tight)', display: 'var(--track-display)' },
  radius: {
    bar: 'var(--radius-bar)', control: 'var(--radius-control)', picture: 'var(--radius-picture)', panel: 'var(--radius-panel)',
    dialog: 'var(--radius-dialog)', pill: 'var(--radius-pill)', badge: '0.375rem', segmented: '0.5625rem', tag: '0.3125rem',
  },
  size: {
    sidebar: 'var(--sidebar-width)', header: 'var(--header-height)', content: 'var(--content-max)', reading: 'var(--reading-max)',
    controlSm: 'var(--control-sm)', controlMd: 'var(--control-md)', controlLg: 'var(--control-lg)', touch: 'var(--touch-min)',
  },
  duration: { fast: 'var(--duration-fast)', base: 'var(--duration-base)', slow: 'var(--duration-slow)' },
  ease: { out: 'var(--ease-out)', in: 'var(--ease-in)' },
  layer: { header: 'var(--z-header)', slideOver: 'var(--z-slideover)', dialog: 'var(--z-dialog)', toast: 'var(--z-toast)' },
  shadow: { 1: 'var(--shadow-1)', 2: 'var(--shadow-2)', 3: 'var(--shadow-3)' },
  media: { phone: '@media (max-width: 860px)', calm: '@media (prefers-reduced-motion: reduce)' },
} as const;

export type Theme = typeof theme;
export type ToneName = keyof Theme['tone'];

function tone<Name extends string>(name: Name) {
  return { soft: `var(--tone-${name}-soft)`, text: `var(--tone-${name}-text)`, dot: `var(--tone-${name}-dot)` } as const;
}

function type<Name extends string>(name: Name) {
  return `font-size: var(--text-${name}); line-height: var(--lh-${name});` as const;
}
