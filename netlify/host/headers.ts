/**
 * Headers of every page and file of the application: the build writes them into `dist/_headers` for Netlify, and
 * the host sends them under `npm start`. API replies set their own. Scripts may only come from this origin, and
 * text never becomes code, except for the inline scripts of the build: `scripts` are their hashes
 * (inline-scripts.ts).
 */
export const pageHeaders = (scripts: readonly string[] = []): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'", // required by styled-components
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:", // sandboxed previews of email; blobs inherit this policy
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types own-workers', // src/lib/own-worker.ts, which makes addresses of our own workers and nothing else
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
});

/** Only on https: otherwise a plain local address would become unreachable. */
export const httpsHeaders = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/**
 * Names under /assets/ contain a content hash; the scripts of websites are used for a week while a newer one is fetched;
 * fonts have none but hardly ever change; everything else is
 * revalidated cheaply by its ETag.
 */
export function cacheControl(path: string): string {
  if (WEBSITE_SCRIPTS.includes(path)) return 'public, max-age=3600, stale-while-revalidate=604800';
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /^\/(?:fonts|og|site)\/|^\/blog\/[^/]+\/cover\.webp$/.test(path)
    ? 'public, max-age=86400'
    : 'public, max-age=0, must-revalidate';
}

/** What a file needs besides: other sites load these scripts, also those that embed only what allows it (COEP). */
export const fileHeaders = (path: string): Record<string, string> =>
  WEBSITE_SCRIPTS.includes(path)
    ? { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
    : {};

/** What websites of businesses load: their visits (src/app/visits-script.ts), their chat (src/features/chat). */
const WEBSITE_SCRIPTS = ['/v.js', '/chat.js'];

/** The same in the syntax of Netlify's `_headers` file. Netlify always uses https. */
export function headersFile(scripts: readonly string[]): string {
  const block = (path: string, headers: Record<string, string>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const kept = ['/assets/', '/fonts/', '/og/', '/site/'].map((folder) =>
    block(`${folder}*`, { 'Cache-Control': cacheControl(folder) }),
  );
  const forWebsites = WEBSITE_SCRIPTS.map((path) =>
    block(path, { 'Cache-Control': cacheControl(path), ...fileHeaders(path) }),
  );
  return `${[block('/*', { ...pageHeaders(scripts), ...httpsHeaders }), ...kept, ...forWebsites].join('\n\n')}\n`;
}
