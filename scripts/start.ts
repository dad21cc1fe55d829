import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { isBuildCurrent } from './build-stamp';
import type { runServer } from './server';

/**
 * `npm start`: builds when the sources have changed since the last build, then hosts everything in this process.
 * `--data-dir <folder>` (or DATA_DIR) sets the data folder, `--port <n>` (or PORT) the port. Node runs this file
 * directly: a TypeScript loader would also process the bundles and take half a second. Hence the imports by
 * path.
 */
const { values } = parseArgs({ options: { 'data-dir': { type: 'string' }, port: { type: 'string' } } });
if (values['data-dir']) process.env.DATA_DIR = resolve(values['data-dir']);
if (values.port) process.env.PORT = values.port;

const stamp = await load<{ isBuildCurrent: typeof isBuildCurrent }>(join(import.meta.dirname, 'build-stamp.ts'));
if (!stamp.isBuildCurrent()) {
  console.log('The build is older than the sources (or missing): building first.');
  execFileSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
}
const server = await load<{ runServer: typeof runServer }>(resolve('.server/server.mjs'));
await server.runServer();

async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module;
}
