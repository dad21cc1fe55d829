import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// The bundler of the functions turns style sheets and articles into their text; unbundled, Node has to be told.
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
