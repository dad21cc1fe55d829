import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { JUDGED_CHARACTERS } from '../../../src/domain/password';

/**
 * zxcvbn with 7 MB of word lists, which take half a second to load. A separate file, imported on demand: a
 * bundled `import()` of these CommonJS packages would lack their named exports.
 */
export function makeJudge(): ZxcvbnFactory {
  // Warnings keep their keys: the sentences are ours.
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
