import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { noWordLookup } from './no-word-lookup.js';

const faultsIn = (code: string): number =>
  new Linter().verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser as never },
      plugins: { house: { rules: { 'no-word-lookup': noWordLookup } } },
      rules: { 'house/no-word-lookup': 'error' },
    },
    'table.ts',
  ).length;

it.each([
  ['const words: Record<string, string> = { loaf: "bread" }; export const noun = (word: string) => words[word];'],
  [
    'const words: Readonly<Record<string, string>> = { loaf: "bread" }; export const noun = (word: string) => words[word.toLowerCase()];',
  ],
  ['export const noun = (word: string) => words[word]; const words: { [word: string]: string } = { loaf: "bread" };'],
  ['export const words: Record<string, string> = { loaf: "bread" };'],
])('reports %s', (code) => expect(faultsIn(code)).toBe(1));

it.each([
  ['const words = new Map(Object.entries({ loaf: "bread" })); export const noun = (word: string) => words.get(word);'],
  ['const faults: Record<string, string> = {}; export const add = (field: string) => { faults[field] = "x"; };'],
  [
    'const labels: Record<"on" | "off", string> = { on: "On", off: "Off" }; export const label = (state: "on" | "off") => labels[state];',
  ],
  ['const words: Record<string, string> = { loaf: "bread" }; export const all = Object.entries(words);'],
])('lets %s be', (code) => expect(faultsIn(code)).toBe(0));
