import tokens from '../ui/tokens.css';

/** Design tokens and base styles of every document; the fonts are the application's own files, at stable addresses. */
export const documentStyles = `${tokens}
@font-face { font-family: 'Inter Variable'; src: url(/fonts/inter.woff2) format('woff2'); font-weight: 100 900; font-display: swap; }
@font-face { font-family: 'Bricolage Grotesque Variable'; src: url(/fonts/bricolage-grotesque.woff2) format('woff2'); font-weight: 200 800; font-display: swap; }
*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
body { font: var(--weight-regular) var(--text-lg)/1.625 var(--font-ui); color: var(--text-1); background: var(--surface-panel); -webkit-font-smoothing: antialiased; }
img { display: block; max-width: 100%; height: auto; }
a { color: inherit; }
:focus-visible { outline: 2px solid var(--focus-ring); outline-offset: 2px; }`;
