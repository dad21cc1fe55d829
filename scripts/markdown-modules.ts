import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Lets this process import .md files as text, like the functions' bundler. Call it before such an import. */
export function readMarkdownModules(): void {
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('.md')
        ? {
            format: 'module',
            source: `export default ${JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))}`,
            shortCircuit: true,
          }
        : next(url, context),
  });
}
