import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { kb } from './measure';

/** What a first visit of the dashboard loads and what each page adds, in gzip. Needs a build with its manifest. */
export async function benchWeights(): Promise<string[]> {
  const file = 'dist/manifest.json';
  if (!existsSync(file)) return ['no build: run `npm run build` first'];
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) return ['the build has no entry'];
  const first = closure(manifest, entry);
  const shell = closure(
    manifest,
    Object.values(manifest).find((chunk) => /dashboard-shell/.test(chunk.src ?? '')) ?? entry,
  );
  const load = new Set([...first, ...shell]);
  const lines = [
    `first load of the dashboard, scripts and styles: ${kb(sum(load))} (aim 220 KB)`,
    `of it before any page: ${kb(sum(first))}`,
  ];
  const pages = Object.values(manifest).filter((chunk) => chunk.isDynamicEntry && /-page\.tsx$/.test(chunk.src ?? ''));
  for (const page of pages)
    lines.push(
      `${page.src?.replace(/^.*\//, '')}: ${kb(sum(new Set([...closure(manifest, page)].filter((path) => !load.has(path)))))} beyond it (aim 60 KB)`,
    );
  return lines;
}

function closure(manifest: Record<string, Chunk>, chunk: Chunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const name of chunk.imports ?? []) closure(manifest, manifest[name]!, found);
  return found;
}

const sum = (files: Set<string>): number =>
  [...files].reduce((total, file) => total + gzipSync(readFileSync(join('dist', file)), { level: 9 }).byteLength, 0);

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}
