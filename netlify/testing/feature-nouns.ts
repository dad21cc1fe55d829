import { basename, dirname } from 'node:path';

/** Files or folders whose name does not begin with one of these nouns, or with the singular of one: `campaign-runs.ts`. */
export const straysOf = (files: readonly string[], nouns: readonly string[]): string[] =>
  files.filter((file) => {
    const name = basename(file).replace(/(\.test)?\.tsx?$/, '');
    return ![...nouns, ...nouns.map((noun) => noun.replace(/s$/, ''))].some(
      (noun) => name === noun || name === `${noun}s` || name.startsWith(`${noun}-`),
    );
  });

/** Folders that hold more than `most` files, tests apart. */
export const crowded = (files: readonly string[], most: number): string[] =>
  [
    ...Map.groupBy(
      files.filter((file) => !/\.test\.tsx?$/.test(file)),
      (file) => dirname(file),
    ),
  ]
    .filter(([, all]) => all.length > most)
    .map(([folder]) => folder);
