import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as buildPages } from 'vite';
import { headersFile } from '../netlify/host/headers';
import { inlineScripts } from '../netlify/host/inline-scripts';
import { writeChatScript } from './chat-script';
import { removeStamp, writeStamp } from './build-stamp';
import { bundleFunctions, bundleServer } from './bundle-functions';
import { ORIGIN } from '../netlify/host/origin';
import { prerenderPages } from './prerender';
import { writeVisitsScript } from './visits-script';

/**
 * Builds everything that runs without this repository's sources: the pages into `dist`, the functions into
 * `.functions` for Netlify and into `.server` for `npm start`, compressed variants of the pages for the latter.
 */
export async function buildAll(): Promise<void> {
  const started = performance.now();
  removeStamp(); // so that an interrupted build does not look finished
  const [functions] = await Promise.all([
    bundleFunctions(),
    bundleServer(),
    buildPages({ logLevel: 'warn', configLoader: 'runner' }),
  ]);
  // the shell for every path without a page of its own
  copyFileSync(resolve('dist/index.html'), resolve('dist/app.html'));
  await writeVisitsScript(resolve('dist'));
  await writeChatScript(resolve('dist'));
  const pages = await prerenderPages(resolve('dist'));
  // Netlify serves the files unchanged, so the origin is inserted here; `npm start` inserts it when serving.
  if (process.env.NETLIFY === 'true' && process.env.URL) putOrigin(process.env.PUBLIC_URL ?? process.env.URL, pages);
  // every public page has the same inline scripts
  writeFileSync(resolve('dist/_headers'), headersFile(inlineScripts(readFileSync(resolve('dist/index.html'), 'utf8'))));
  await compressInto(resolve('.cache/build/compressed'), resolve('dist'));
  writeStamp();
  const entries = Object.keys(functions.outputs).filter(
    (file) => file.endsWith('.mjs') && !file.includes('/_chunks/'),
  ).length;
  console.log(
    `Built ${entries} functions and ${pages.length} public pages and the application in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
}

function putOrigin(origin: string, pages: string[]): void {
  for (const path of pages) {
    const file = resolve('dist', path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(ORIGIN, new URL(origin).origin));
  }
}

/** Brotli at its best level takes seconds, so it is done once here; Netlify compresses by itself. */
async function compressInto(target: string, root: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && TEXT.has(extname(file.name)),
  );
  await Promise.all(
    files.map(async (file) => {
      const source = join(file.parentPath, file.name);
      const body = readFileSync(source);
      if (body.byteLength < WORTH_BYTES || body.includes(ORIGIN)) return; // pages that contain the origin are compressed when served
      const path = join(target, relative(root, source));
      mkdirSync(dirname(path), { recursive: true });
      const best = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
      };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(body, best));
      writeFileSync(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
}

const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml', '.webmanifest']);
const WORTH_BYTES = 1024;
