/**
 * A text whose long words may be divided, with soft hyphens (U+00AD) before a consonant and its vowel: "Drachen-werk-statt". For
 * narrow captions: not every browser has a dictionary of every language to hyphenate by, and breaks anywhere without one.
 */
export const divisible = (text: string): string => text.replace(LONG, divided);

function divided(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, at) => {
      const rest = letters.slice(at).join('').toLowerCase();
      const before = letters.slice(0, at).join('').toLowerCase();
      const isPlace =
        at >= LEAST &&
        letters.length - at >= LEAST &&
        VOWEL.test(before) &&
        ONSET.test(rest) &&
        !WITHIN.test(before + rest[0]);
      return isPlace ? `\u00ad${letter}` : letter;
    })
    .join('');
}

const LONG = /\p{L}{13,}/gu;
/** Letters at either end of a line at least. */
const LEAST = 4;
const VOWEL = /[aeiouyäöüáàâãéèêëíìîïóòôõúùûæøåœąę]/u;
/** What begins a syllable: consonants that are said together, and a vowel. */
const ONSET =
  /^(?:sch[lmnrw]?|s[pt]r?|ch|ck|th|ph|qu|[bcdfgkpt][rl]|[bcdfghj-np-tv-zßñç])[aeiouyäöüáàâãéèêëíìîïóòôõúùûæøåœąę]/u;
/** Its first letter belongs to the one before: "sch", "st", "ch", "pr". */
const WITHIN = /(?:s[cpt]|c[hk]|[pt]h|qu|[bcdfgkpt][rl])$/u;
