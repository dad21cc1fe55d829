import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Gzipped bytes that browsers load from a build with its manifest. */
export function weighBuild(dist = 'dist'): BuildWeights {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const [entry, shell] = [manifest['index.html'], manifest['src/app/dashboard-shell.tsx']];
  if (!entry || !shell) throw new Error('The build has no entry, or no frame of the dashboard.');
  const application = closure(manifest, entry);
  const dashboard = new Set([...application, ...closure(manifest, shell)]);
  const weigh = (files: Iterable<string>): number =>
    [...files].reduce((total, file) => total + gzipped(readFileSync(join(dist, file))), 0);
  const pages = Object.values(manifest)
    .filter(({ isDynamicEntry, src = '' }) => isDynamicEntry && /-page\.tsx$/.test(src))
    .map((page): [string, number] => [
      page.src!.replace(/^.*\/(.+)\.tsx$/, '$1'),
      weigh([...closure(manifest, page)].filter((file) => !dashboard.has(file))),
    ]);
  return {
    application: weigh(application),
    dashboard: weigh(dashboard),
    beyondDashboard: new Map(pages),
    scriptsBeforeTouch: new Map(prerendered(dist).map(([path, html]) => [path, scriptBytes(html)])),
  };
}

export interface BuildWeights {
  /** Scripts and styles before any page. */
  application: number;
  /** Those plus the dashboard's frame. */
  dashboard: number;
  /** What each page adds to the dashboard, by file name. */
  beyondDashboard: Map<string, number>;
  /** Scripts of each prerendered page before any interaction, by path. */
  scriptsBeforeTouch: Map<string, number>;
}

function closure(manifest: Record<string, Chunk>, chunk: Chunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const name of chunk.imports ?? []) closure(manifest, manifest[name]!, found);
  return found;
}

const prerendered = (dist: string): [path: string, html: string][] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file): [string, string] => [
      file === 'index.html' ? '/' : `/${file.replaceAll('\\', '/').slice(0, -'.html'.length)}`,
      readFileSync(join(dist, file), 'utf8'),
    ])
    .filter(([, html]) => html.includes('data-app='));

/** A script that needs a request exceeds any budget: a prerendered page must wait for none. */
function scriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/type="application\//.test(attributes),
  );
  if (scripts.some(([, attributes = '']) => /\ssrc=/.test(attributes)) || html.includes('modulepreload"'))
    return Infinity;
  return gzipped(scripts.map(([, , text]) => text).join('\n'));
}

const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).byteLength;

interface Chunk {
  file: string;
  src?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}
