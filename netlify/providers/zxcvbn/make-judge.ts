import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { JUDGED_CHARACTERS } from '../../../src/domain/password';

/**
 * zxcvbn with lists of 7 MB, which take half a second to read. A file of its own, loaded on demand: bundled, an `import()` of
 * these CommonJS packages themselves would find none of their names.
 */
export function makeJudge(): ZxcvbnFactory {
  // Warnings come as their own names: the sentences are ours.
  const warnings = Object.fromEntries(
    Object.keys(english.translations.warnings).map((name) => [name, name]),
  ) as typeof english.translations.warnings;
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: { ...english.translations, warnings },
    maxLength: JUDGED_CHARACTERS,
  });
}
