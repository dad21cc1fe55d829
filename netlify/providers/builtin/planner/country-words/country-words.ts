import type { PostLanguage } from '../../../../../src/domain/text-language';
import { agreeing, type Gender } from './agreement';
import { rowsOf, type Name, type Row } from './word-rows';

/**
 * Authored text in the words of a country (ISO 3166; null where nobody knows it): a coche in Spain is an auto in Chile and a
 * carro in Colombia, with the article that the word needs. Never for what the owner wrote.
 */
export function inWordsOf(tongue: PostLanguage, country: string | null): (text: string) => string {
  const key = `${tongue} ${country ?? ''}`;
  const known = kept.get(key) ?? exchangeOf(tongue, country);
  kept.set(key, known);
  return known;
}

/** Finds the words of other countries in a text that was told in the words of one. */
export function foreignWordsOf(tongue: PostLanguage, country: string): (text: string) => string[] {
  const { rows, keep } = rowsOf(tongue);
  const small = (names: Row) => names.flatMap(({ forms }) => forms.map((form) => form.toLowerCase()));
  const own = new Set(small(rows.map((row) => nameIn(row, country))));
  const foreign = small(rows.flat().filter(({ isTargetOnly }) => !isTargetOnly)).filter((word) => !own.has(word));
  if (foreign.length === 0) return () => [];
  const [kept, sought] = [wholeWords(keep), wholeWords(foreign)];
  return (text) => (keep.length === 0 ? text : text.replace(kept, ' ')).match(sought) ?? [];
}

function exchangeOf(tongue: PostLanguage, country: string | null): (text: string) => string {
  const spelt = isSwiss(tongue, country) ? asSwissWrite : asItStands;
  const turns = turnsOf(tongue, country);
  if (turns.size === 0) return spelt;
  const agree = agreeing(tongue);
  const pattern = wholeWords(turns.keys(), agree);
  const exchanged = (text: string): string =>
    text.replace(pattern, (all, before: string, word: string, after: string) => {
      const { to, gender, isTurned } = turns.get(word.toLowerCase())!;
      if (to === null) return all;
      const beside = agree.say(before, to, gender);
      const follows = isTurned && gender !== null ? agree.follow(after, gender) : after;
      // What follows the noun may be a word of the country's own: "auto alquilado" is "carro arrendado".
      return likeCase(`${beside}${likeCase(to, word)}`, all) + exchanged(follows);
    });
  return (text) => spelt(asOnce(text, exchanged(text)));
}

/** A text that gave both names of a thing ("maní o cacahuate") has it once; "u hormigón" is "o concreto". */
const asOnce = (before: string, said: string): string =>
  said === before ? said : said.replace(TWICE, '$1').replace(/(?<!\p{L})u (?=[bcdfgj-npq-z])/giu, 'o ');
const TWICE =
  /(?<!\p{L})((?:\p{L}{1,4}[ ’]){0,2}\p{L}[\p{L}-]{2,20}(?: de \p{L}{3,12})?) (?:o|u|ou|of|oder|or|ni|y) \1(?!\p{L})/giu;

/** What is exchanged in a country, keyed by its words in lower case. */
function turnsOf(tongue: PostLanguage, country: string | null): ReadonlyMap<string, Turn> {
  const { rows, keep } = rowsOf(tongue);
  const turns = new Map<string, Turn>();
  for (const row of rows) {
    const own = nameIn(row, country);
    for (const name of row)
      if (name !== own && !name.isTargetOnly)
        for (const [at, form] of name.forms.entries())
          if (!turns.has(form.toLowerCase()))
            turns.set(form.toLowerCase(), {
              to: own.forms[at] ?? own.forms.at(-1)!,
              gender: own.gender,
              isTurned: name.gender !== own.gender,
            });
  }
  for (const phrase of keep) turns.set(phrase, { to: null, gender: null, isTurned: false });
  return turns;
}

/** The name of a thing in a country; the first of its row where it has none of its own. */
const nameIn = (row: Row, country: string | null): Name =>
  row.find(({ lands }) => country !== null && lands.has(country)) ?? row[0]!;

const wholeWords = (words: Iterable<string>, { before, after } = { before: '', after: '' }): RegExp =>
  new RegExp(
    `(?<![\\p{L}-])(${before})(${[...words]
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\\p{L}-])(${after})`,
    'giu',
  );
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** With the capital of what it stands for, also behind an apostrophe: "’s Middags". */
const likeCase = (said: string, as: string): string =>
  /^(?:’\p{Ll} )?\p{Lu}/u.test(as)
    ? said.replace(
        /^(’\p{Ll} )?(\p{L})/u,
        (_all, lead: string | undefined, letter: string) => `${lead ?? ''}${letter.toUpperCase()}`,
      )
    : said;

/** Switzerland and Liechtenstein write no ß, and quote in guillemets. */
const isSwiss = (tongue: PostLanguage, country: string | null): boolean =>
  tongue === 'de' && (country === 'CH' || country === 'LI');
const asSwissWrite = (text: string): string =>
  text.replaceAll('ß', 'ss').replace(/[„“‚‘]/gu, (mark) => GUILLEMETS.get(mark)!);
const GUILLEMETS: ReadonlyMap<string, string> = new Map([
  ['„', '«'],
  ['“', '»'],
  ['‚', '‹'],
  ['‘', '›'],
]);
const asItStands = (text: string): string => text;
const kept = new Map<string, (text: string) => string>();

interface Turn {
  /** Null where the words stay. */
  to: string | null;
  gender: Gender | null;
  isTurned: boolean;
}
