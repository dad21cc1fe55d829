import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { isKnown } from '../http/conditional';
import { cacheControl, fileHeaders, pageHeaders } from './headers';
import { inlineScripts } from './inline-scripts';
import { ORIGIN } from './origin';

/**
 * Serves the built application: a file at its path, `/x` also from `x.html` or `x/index.html`, every other page
 * path from the shell `app.html`. Compressed variants come from `compressed` (same paths plus .br or .gz). Only
 * files present at start-up are ever served; undefined means "not found" (a missing file below /assets/). Pages
 * that contain their own address get `publicUrl`'s origin, otherwise the requested one.
 */
export function createStaticFiles(
  root: string,
  compressed: string,
  publicUrl?: string,
): (request: Request) => Response | undefined {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('_') || entry.name.startsWith('.')) continue;
    const path = `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
    files.set(path, readStatic(root, compressed, path));
  }
  return (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/index.html')
      return new Response(null, { status: 301, headers: { ...pageHeaders(), location: `/${search}` } });
    const path = decodePath(pathname);
    const file =
      files.get(path) ??
      files.get(`${path.replace(/\/$/, '')}.html`) ??
      files.get(`${path.replace(/\/$/, '')}/index.html`);
    if (file)
      return reply(request, path, file.namesOrigin ? atOrigin(file, new URL(publicUrl ?? request.url).origin) : file);
    const shell = files.get('/app.html');
    return shell && !path.startsWith('/assets/') ? reply(request, '/app.html', shell) : undefined;
  };
}

function readStatic(root: string, compressed: string, path: string): StaticFile {
  const body = readFileSync(join(root, path));
  const variant = (suffix: string): Buffer<ArrayBuffer> | undefined =>
    existsSync(join(compressed, path + suffix)) ? readFileSync(join(compressed, path + suffix)) : undefined;
  return {
    type: TYPES.get(extname(path)) ?? 'application/octet-stream',
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    body,
    headers: {
      ...pageHeaders(path.endsWith('.html') ? inlineScripts(body.toString('utf8')) : []),
      ...fileHeaders(path),
    },
    namesOrigin: path.endsWith('.html') && body.includes(ORIGIN),
    br: variant('.br'),
    gzip: variant('.gz'),
  };
}

function atOrigin(file: StaticFile, origin: string): StaticFile {
  const body = Buffer.from(file.body.toString('utf8').replaceAll(ORIGIN, origin));
  return { ...file, body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 22) };
}

function reply(request: Request, path: string, file: StaticFile): Response {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding =
    file.br && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    ...file.headers,
    'Content-Type': file.type,
    'Cache-Control': cacheControl(path),
    ETag: tag,
  });
  if (file.br || file.gzip) headers.set('Vary', 'Accept-Encoding');
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  const body = (encoding && file[encoding]) || file.body;
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // not a possible file name: the shell's router answers
  }
}

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.webp': 'image/webp',
    '.avif': 'image/avif',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
    '.txt': 'text/plain; charset=utf-8',
    '.xml': 'application/xml; charset=utf-8',
    '.webmanifest': 'application/manifest+json; charset=utf-8',
  }),
);

interface StaticFile {
  type: string;
  /** Strong entity tag without quotes. */
  tag: string;
  body: Buffer<ArrayBuffer>;
  /** Headers for every file, and the hashes of the scripts in this one. */
  headers: Record<string, string>;
  br: Buffer<ArrayBuffer> | undefined;
  gzip: Buffer<ArrayBuffer> | undefined;
  /** Contains the placeholder for the installation's origin. */
  namesOrigin: boolean;
}
