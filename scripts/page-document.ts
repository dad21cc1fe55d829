import { ORIGIN } from '../netlify/host/origin';
import type { PublicPage } from './public-pages';

/**
 * The HTML file of a public page. A build that may be moved does not know its origin: `ORIGIN` is a placeholder
 * that the server replaces.
 */
export function pageDocument(
  { path, title, description, image, jsonLd, data, kind = 'website', feeds = [], forVisitors = false }: PublicPage,
  { html, styles }: RenderedPage,
  shell: PageShell,
): string {
  const address = `${ORIGIN}${path === '/' ? '/' : path}`;
  return `<!doctype html>
<html lang="en" data-fonts="later"${forVisitors ? ' data-visitors' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<meta name="color-scheme" content="light dark">
<link rel="canonical" href="${address}">
<meta property="og:type" content="${kind}">
<meta property="og:site_name" content="Fourbeat">
<meta property="og:title" content="${escape(title)}">
<meta property="og:description" content="${escape(description)}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${ORIGIN}${image.path}">
<meta property="og:image:alt" content="${escape(image.alt)}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/app-icon-180.png">
<link rel="manifest" href="/site.webmanifest">
${feeds.map(({ type, path: href, title: name }) => `<link rel="alternate" type="${type}" title="${escape(name)}" href="${href}">`).join('\n')}
<script>${shell.theme}</script>
<style>${shell.css}</style>
${styles}${forVisitors ? `\n<style>${LED_AWAY}</style>` : ''}
${jsonLd.map((thing) => `<script type="application/ld+json">${asData(thing)}</script>`).join('\n')}
</head>
<body>${forVisitors ? '\n<noscript><p>Fourbeat needs JavaScript to run.</p></noscript>' : ''}
<div id="root">${html}</div>
<script type="application/json" id="prerendered">${asData(data)}</script>
<script type="module" data-app="${shell.app}" data-preload="${shell.preload.join(' ')}">${shell.loader}</script>
</body>
</html>
`;
}

/** Hides the form from signed-in people, who are redirected (public/theme.js, src/app/page-loader.ts). */
const LED_AWAY = ':root[data-session=likely] body{visibility:hidden}';

/** JSON that cannot close its own element. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The build's assets that a page needs, and its inline texts. */
export interface PageShell {
  app: string;
  preload: string[];
  /** Applies a chosen theme: runs before the first paint. */
  theme: string;
  /** The script that loads the application. */
  loader: string;
  css: string;
}

interface RenderedPage {
  html: string;
  styles: string;
}
