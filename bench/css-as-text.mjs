import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// The bundler of the functions turns a style sheet into its text; unbundled, Node has to be told.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css') ? { format: 'module', source: `export default ${JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))}`, shortCircuit: true } : next(url, context),
});
