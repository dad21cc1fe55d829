import type { PostLanguage } from '../../../../../src/domain/text-language';
import type { Gender } from './agreement';
import de from './words-de.json';
import en from './words-en.json';
import es from './words-es.json';
import fr from './words-fr.json';
import nl from './words-nl.json';
import pt from './words-pt.json';

/** One thing's name in some countries. */
export interface Name {
  /** In lower case: singular and plural of a noun, the forms of a verb; in the same order for every name of a row. */
  forms: readonly string[];
  gender: Gender | null;
  /** It means other things as well, so it may replace a word but is never replaced. */
  isTargetOnly: boolean;
  /** ISO 3166; none for the name that holds wherever no other does. */
  lands: ReadonlySet<string>;
}
export type Row = readonly Name[];

/**
 * Things that countries with one language call by different names, and phrases in which such a word means something else.
 * A row is written "auto m: coche m ES; ~carro m CO VE": the name that holds elsewhere, then those of countries, `m` or `f` where a
 * language has them, `|` between forms, `~` before a name with other meanings.
 */
export function rowsOf(tongue: PostLanguage): Words {
  const known = read.get(tongue) ?? readRows(tongue);
  read.set(tongue, known);
  return known;
}

const readRows = (tongue: PostLanguage): Words => {
  const { rows = [], keep = [] } = files.get(tongue) ?? {};
  return {
    keep,
    rows: rows.map((row) => {
      const [, first = row, others = ''] = /^([^:]+):(.*)$/u.exec(row) ?? [];
      return [first, ...others.split(';')]
        .filter((name) => name.trim() !== '')
        .map((name) => nameOf(name.trim(), tongue));
    }),
  };
};

function nameOf(text: string, tongue: PostLanguage): Name {
  const words = text.replace(/^~/u, '').split(' ');
  const lands: string[] = [];
  while (/^[A-Z]{2}$/u.test(words.at(-1)!)) lands.push(words.pop()!);
  const gender = /^[mf]$/u.test(words.at(-1)!) ? (words.pop() as Gender) : null;
  const said = words.join(' ').split('|');
  const isNoun = gender !== null && said.length === 1;
  return {
    forms: isNoun ? [said[0]!, severalOf(said[0]!, tongue)] : said,
    gender,
    isTargetOnly: text.startsWith('~'),
    lands: new Set(lands),
  };
}

/** The plural of a noun whose plural is regular. */
function severalOf(noun: string, tongue: PostLanguage): string {
  if (tongue === 'fr') return /[sxz]$/u.test(noun) ? noun : /(?:eau|eu)$/u.test(noun) ? `${noun}x` : `${noun}s`;
  if (/[aeiouáéó]$/u.test(noun)) return `${noun}s`;
  if (/s$/u.test(noun)) return noun;
  if (/z$/u.test(noun)) return noun.replace(/z$/u, 'ces');
  return `${noun.replace(/[áéíóú](?=n$)/u, (vowel) => PLAIN.get(vowel)!)}es`;
}
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['á', 'a'],
  ['é', 'e'],
  ['í', 'i'],
  ['ó', 'o'],
  ['ú', 'u'],
]);

interface Words {
  rows: readonly Row[];
  keep: readonly string[];
}

const files: ReadonlyMap<PostLanguage, { rows: readonly string[]; keep?: readonly string[] }> = new Map<
  PostLanguage,
  { rows: readonly string[]; keep?: readonly string[] }
>([
  ['de', de],
  ['en', en],
  ['es', es],
  ['fr', fr],
  ['nl', nl],
  ['pt', pt],
]);
const read = new Map<PostLanguage, Words>();
