import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// The functions' bundler imports style sheets and articles as text; unbundled, Node needs this hook.
registerHooks({
  load: (url, context, next) =>
    /\.(css|md)$/.test(url)
      ? {
          format: 'module',
          source: `export default ${JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))}`,
          shortCircuit: true,
        }
      : next(url, context),
});
