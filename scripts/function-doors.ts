import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes a small entry (a door) for every function: its literal `config`, and a handler that imports the bundle
 * from its place. netlify dev repackages a function after each change of a file that it imports, which takes
 * seconds; behind a door it sees no change, and because every call is a new thread, the next call runs the new
 * bundle.
 */
export function writeDoors({ sources, bundles, doors }: { sources: string; bundles: string; doors: string }): void {
  mkdirSync(doors, { recursive: true });
  const names = functionNames(sources);
  for (const name of names) {
    const config = configOf(join(sources, `${name}.ts`));
    if (config)
      writeIfChanged(join(doors, `${name}.mjs`), doorTo(pathToFileURL(join(bundles, `${name}.mjs`)).href, config));
  }
  for (const file of readdirSync(doors))
    if (!names.includes(file.replace(/\.mjs$/, ''))) writeIfChanged(join(doors, file), WALLED_UP);
}

export const functionNames = (sources: string): string[] =>
  readdirSync(sources)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3));

/** The literal config in a function's source, which the platform reads without running it. */
export const configOf = (source: string): string | undefined =>
  /export const config: Config = (\{[^]*?\});/.exec(readFileSync(source, 'utf8'))?.[1];

export function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The packager follows an import path that it can read, but not one that a function returns. */
const doorTo = (address: string, config: string): string =>
  `const at = (address) => address;\nexport default async (request, context) => (await import(at('${address}'))).default(request, context);\nexport const config = ${config};\n`;

/** netlify dev crashes when a function that it is about to reload is gone: a removed one keeps an empty file. */
const WALLED_UP = 'export default () => new Response(null, { status: 404 });\n';
