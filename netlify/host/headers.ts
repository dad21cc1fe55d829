/**
 * Headers of every page and file of the application: written into `dist/_headers` by the build for Netlify, sent by the
 * host under `npm start`. API replies set their own. Scripts come from here alone, and no text becomes code, but for the
 * few that the build has put into its pages: `scripts` are their hashes (inline-scripts.ts).
 */
export const pageHeaders = (scripts: readonly string[] = []): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'", // styled-components
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:", // previews of mail, in sandboxes; blobs inherit this policy
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
});

/** Only where the page came over https: a plain local address must stay reachable. */
export const httpsHeaders = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** Names under /assets/ carry a hash of their content; a font's address does not, but it changes next to never; the rest is asked for again, cheaply, by its ETag. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /^\/(?:fonts|og|site)\/|^\/blog\/[^/]+\/cover\.webp$/.test(path)
    ? 'public, max-age=86400'
    : 'public, max-age=0, must-revalidate';
}

/** The same in the syntax of Netlify's `_headers` file. Netlify serves https only. */
export function headersFile(scripts: readonly string[]): string {
  const block = (path: string, headers: Record<string, string>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const kept = ['/assets/', '/fonts/', '/og/', '/site/'].map((folder) =>
    block(`${folder}*`, { 'Cache-Control': cacheControl(folder) }),
  );
  return `${[block('/*', { ...pageHeaders(scripts), ...httpsHeaders }), ...kept].join('\n\n')}\n`;
}
