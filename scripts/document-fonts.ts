import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * The two fonts under stable addresses, for documents that are not bundled (published posts). The same files as
 * the application's.
 */
export function documentFonts(): Plugin {
  const read = (address: string): Buffer | null => {
    const file = FONTS[address];
    return file ? readFileSync(createRequire(import.meta.url).resolve(file)) : null;
  };
  return {
    name: 'document-fonts',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const font = read(request.url ?? '');
        if (!font) return next();
        response.setHeader('content-type', 'font/woff2');
        response.end(font);
      });
    },
    generateBundle() {
      for (const address of Object.keys(FONTS))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: read(address) ?? '' });
    },
  };
}

const FONTS: Record<string, string> = {
  '/fonts/inter.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '/fonts/bricolage-grotesque.woff2':
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
};
