/**
 * Whether a password consists only of the person's own words, in any case and order, with legal forms, digits
 * and punctuation anywhere: "Omar Bakery", "omarbakerygmbh", "Bakery_Omar!2026" for Omar Bakery Ltd. The
 * estimators rate two such words as hard to guess when there is a space between them.
 */
export function isOnlyOwnWords(password: string, about: (string | undefined)[]): boolean {
  const letters = lettersOf(password);
  const words = knownWords(about);
  // By length: whether a prefix of that length is made of these words; true once one of them is the person's own.
  const made: (boolean | undefined)[] = [false];
  for (let end = 1; end <= letters.length; end += 1) {
    for (const [word, isOwn] of words) {
      const before = made[end - word.length];
      if (before !== undefined && letters.endsWith(word, end)) made[end] = made[end] || before || isOwn;
    }
  }
  return made[letters.length] === true;
}

/** A company's name in everyday use: "Omar Bakery GmbH & Co. KG" becomes "Omar Bakery". */
export function withoutLegalForm(name: string): string {
  const words = name
    .trim()
    .split(/[\s,&+]+/)
    .filter(Boolean);
  const said = [...words];
  while (said.length > 1 && LEGAL_FORMS.has(lettersOf(said.at(-1)!))) said.pop();
  return said.length < words.length ? said.join(' ') : name;
}

/** Each word with whether it is the person's own; legal forms and the product's name alone do not count as own. */
function knownWords(about: (string | undefined)[]): Map<string, boolean> {
  const words = new Map<string, boolean>([...LEGAL_FORMS].map((form) => [form, false]));
  for (const text of ['Fourbeat', ...about]) {
    if (!text) continue;
    const own = [
      text,
      ...text.split(/[@\s]+/),
      ...text.split(/[^\p{L}\p{M}\p{N}'’‘`]+/u),
      ...text.split(/[^\p{L}\p{M}]+/u),
    ]
      .map(lettersOf)
      .filter((word) => word.length > 1 && !LEGAL_FORMS.has(word));
    for (const word of own) words.set(word, true).set(`${word}s`, true);
  }
  return words;
}

/** Turns "Zoë’s Café 24" into "zoescafe". */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/**
 * Legal forms in the countries that most users are in;
 * https://en.wikipedia.org/wiki/List_of_legal_entity_types_by_country
 */
const LEGAL_FORMS = new Set([
  'gmbh',
  'mbh',
  'ggmbh',
  'ug',
  'ag',
  'kg',
  'kgaa',
  'ohg',
  'gbr',
  'ek',
  'ev',
  'eg',
  'se',
  'ltd',
  'limited',
  'llp',
  'llc',
  'lp',
  'plc',
  'cic',
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'co',
  'company',
  'pty',
  'pte',
  'pvt',
  'sarl',
  'sas',
  'sasu',
  'eurl',
  'sci',
  'sa',
  'srl',
  'sprl',
  'spa',
  'snc',
  'sl',
  'slu',
  'lda',
  'ltda',
  'bv',
  'nv',
  'vof',
  'cv',
  'ab',
  'as',
  'aps',
  'oy',
  'oyj',
  'kft',
  'zrt',
  'spzoo',
  'doo',
  'sro',
  'ood',
  'eood',
]);
