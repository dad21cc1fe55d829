import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/** The script that websites of businesses load from /v.js, for browsers since 2018. */
export async function makeVisitsScript(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [resolve('src/app/visits-script.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2018',
    charset: 'utf8',
    tsconfigRaw: {}, // ours would add "use strict"
    write: false,
    logLevel: 'silent', // whoever builds reports what is thrown
  });
  return outputFiles[0]!.contents;
}

export async function writeVisitsScript(folder: string): Promise<void> {
  writeFileSync(join(folder, 'v.js'), await makeVisitsScript());
}
