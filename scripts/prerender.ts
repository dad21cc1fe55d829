import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { renderPage } from '../src/app/prerender';
import { ORIGIN } from '../netlify/host/origin';
import { publicPages, type PublicPage } from './public-pages';

/**
 * Writes a file for each public page into the built `dist`: all its HTML and styles, and a loader of under a kilobyte
 * instead of the application. The origin is not known to a build that may be moved: `ORIGIN` stands in its place, and
 * whoever serves the file puts the real one there.
 */
export async function prerenderPages(dist: string): Promise<string[]> {
  const bundle = resolve('.cache/build/prerender');
  await build({
    logLevel: 'warn', configLoader: 'runner',
    build: { ssr: 'src/app/prerender.tsx', outDir: bundle, emptyOutDir: true, manifest: false, minify: false, copyPublicDir: false, rollupOptions: { input: 'src/app/prerender.tsx' } },
    ssr: { noExternal: ['styled-components'] },
  });
  const { renderPage: render } = (await import(pathToFileURL(join(bundle, 'prerender.js')).href)) as { renderPage: typeof renderPage };
  const shell = readShell(dist);
  const pages = await publicPages();
  for (const page of pages) {
    const file = join(dist, page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, documentOf(page, await render(page.path, page.data), shell));
  }
  return pages.map(({ path }) => path);
}

/** Addresses in the build that a page needs. */
function readShell(dist: string): Shell {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const [app, loader] = [manifest['index.html'], manifest['src/app/page-loader.ts']];
  if (!app || !loader) throw new Error('The build has no entry for the application or for the loader of its pages.');
  const deep = (name: string, seen = new Set<string>()): Set<string> => {
    for (const next of manifest[name]?.imports ?? []) if (!seen.has(next)) deep(next, seen.add(next));
    return seen;
  };
  return {
    app: `/${app.file}`,
    preload: [...deep('index.html')].map((name) => `/${manifest[name]!.file}`),
    loader: `/${loader.file}`,
    css: (app.css ?? []).map((file) => readFileSync(join(dist, file), 'utf8')).join('\n'),
  };
}

function documentOf({ path, title, description, image, jsonLd, data, kind = 'website', feeds = [] }: PublicPage, { html, styles }: Awaited<ReturnType<typeof renderPage>>, shell: Shell): string {
  const address = `${ORIGIN}${path === '/' ? '/' : path}`;
  // Latin letters of the two faces: what the first screen is set in.
  const fonts = [...shell.css.matchAll(/url\((\/assets\/(?:inter|bricolage-grotesque)-latin-(?:wght|opsz)-normal-[^)]+\.woff2)\)/g)].map((match) => match[1]!);
  return `<!doctype html>
<html lang="en">
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
${image ? `<meta property="og:image" content="${ORIGIN}${image.path}">\n<meta property="og:image:alt" content="${escape(image.alt)}">\n<meta name="twitter:card" content="summary_large_image">` : '<meta name="twitter:card" content="summary">'}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/app-icon-180.png">
<link rel="manifest" href="/site.webmanifest">
${feeds.map(({ type, path: href, title: name }) => `<link rel="alternate" type="${type}" title="${escape(name)}" href="${href}">`).join('\n')}
${[...new Set(fonts)].map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('\n')}
<script src="/theme.js"></script>
<style>${shell.css}</style>
${styles}
${jsonLd.map((thing) => `<script type="application/ld+json">${asData(thing)}</script>`).join('\n')}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="prerendered">${asData(data)}</script>
<script type="module" src="${shell.loader}" data-app="${shell.app}" data-preload="${shell.preload.join(' ')}"></script>
</body>
</html>
`;
}

/** JSON that cannot end the element it stands in. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Shell {
  app: string;
  preload: string[];
  loader: string;
  css: string;
}
