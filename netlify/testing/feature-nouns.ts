import { basename, dirname } from 'node:path';

/** Files or folders whose name does not begin with one of these nouns, or with the singular of one: `campaign-runs.ts`. */
export const straysOf = (files: readonly string[], nouns: readonly string[]): string[] =>
  files.filter((file) => {
    const name = basename(file).replace(/(\.test)?\.tsx?$/, '');
    return ![...nouns, ...nouns.map((noun) => noun.replace(/s$/, ''))].some(
      (noun) => name === noun || name === `${noun}s` || name.startsWith(`${noun}-`),
    );
  });

/**
 * Files of server features that neither say whose they are nor what they are for: no word of the name is the noun of
 * the feature or of its use case, one of `words`, or, at its end, a role. `files` begin with the feature's folder.
 */
export const namelessOf = (
  files: readonly string[],
  words: Readonly<Record<string, string>>,
  roles: readonly string[],
): string[] =>
  files.filter((file) => {
    const parts = basename(file)
      .replace(/(\.test)?\.ts$/, '')
      .split('-');
    const folders = dirname(file).split('/');
    const nouns = [...folders, ...Object.keys(words).filter((word) => words[word] === folders[0])].map(singular);
    return !roles.includes(parts.at(-1)!) && !parts.some((part) => nouns.includes(singular(part)));
  });

const singular = (noun: string): string => noun.replace(/ies$/, 'y').replace(/s$/, '');

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
