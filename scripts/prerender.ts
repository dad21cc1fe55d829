import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { renderPage } from '../src/app/prerender';
import { pageDocument, type PageShell } from './page-document';
import { publicPages } from './public-pages';
import { siteData } from './site-data';
import { makeSocialPictures, writeCover } from './social-pictures';

/**
 * Writes a file for each public page into the built `dist`: its complete HTML and styles, and a loader of a
 * kilobyte instead of the application. No script or style needs a separate request.
 */
export async function prerenderPages(dist: string): Promise<string[]> {
  const bundle = resolve('.cache/build/prerender');
  await build({
    logLevel: 'warn',
    configLoader: 'runner',
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: bundle,
      emptyOutDir: true,
      manifest: false,
      minify: false,
      copyPublicDir: false,
      rollupOptions: { input: 'src/app/prerender.tsx' },
    },
    ssr: { noExternal: ['styled-components'] },
  });
  const { renderPage: render } = (await import(pathToFileURL(join(bundle, 'prerender.js')).href)) as {
    renderPage: typeof renderPage;
  };
  const shell = readShell(dist);
  const data = siteData();
  const pages = await publicPages(data, makeSocialPictures(dist));
  for (const { slug } of data.site.listArticles()) await writeCover(dist, slug, data.coverBriefOf(slug));
  for (const page of pages) {
    const file = join(dist, page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageDocument(page, await render(page.path, page.data), shell));
  }
  return pages.map(({ path }) => path);
}

/** The parts of the build that every page shares. */
function readShell(dist: string): PageShell {
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
    theme: withoutComments(readFileSync(join(dist, 'theme.js'), 'utf8')),
    loader: readFileSync(join(dist, loader.file), 'utf8').trim(),
    css: (app.css ?? [])
      .map((file) => readFileSync(join(dist, file), 'utf8'))
      .join('\n')
      .replace(LAB_COLOURS, ''),
  };
}

const withoutComments = (script: string): string =>
  script
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');

/**
 * Vite writes every colour twice, as sRGB and as Lab. Ours are within sRGB, so the second adds nothing, and a
 * page is a sixth smaller without it.
 */
const LAB_COLOURS = /@supports \(color:lab\(0% 0 0\)\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
