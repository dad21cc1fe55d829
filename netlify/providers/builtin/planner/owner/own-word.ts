/**
 * Our text with the owner's word for a thing that has several in English: who writes "doona" is not told of duvets. An owner
 * who writes two of them is at home in both, and nothing is changed.
 */
export const inOwnWords = (text: string, said: string): string =>
  wordsOf(said).reduce((left, { ours, own }) => left.replace(ours, (word: string) => likeCase(own(word), word)), text);

interface Turn {
  ours: RegExp;
  own: (word: string) => string;
}

/** An owner's words are read once; of the description and offers hardly one has any. */
function wordsOf(said: string): readonly Turn[] {
  if (last?.said !== said)
    last = { said, turns: [...things.flatMap((names) => turnOf(names, said)), ...exhaust(said)] };
  return last.turns;
}
let last: { said: string; turns: readonly Turn[] } | undefined;

function turnOf(names: readonly string[], said: string): Turn[] {
  const [own, ...more] = names.filter((name) => wordOf([name]).test(said));
  if (own === undefined || more.length > 0) return [];
  const others = names.filter((name) => name !== own && !owners.has(name));
  return others.length === 0
    ? []
    : [{ ours: wordOf(others, 'giu'), own: (word) => (isSeveral(word, others) ? severalOf(own) : own) }];
}

/** North America's word for what Britain calls the extract of a kitchen; there is vanilla extract, too. */
const exhaust = (said: string): Turn[] =>
  /(?<!\p{L})(?:kitchen exhaust|exhaust (?:hood|fan|duct|system|clean)|hoods? and ducts?)/iu.test(said)
    ? [{ ours: /(?<=(?<!\p{L})(?:the|your|our|kitchen|an) )extract(?! of)(?!\p{L})/giu, own: () => 'exhaust' }]
    : [];

const wordOf = (names: readonly string[], flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${names.map((name) => `${name}|${severalOf(name)}`).join('|')})(?![\\p{L}-])`, flags);
const isSeveral = (word: string, names: readonly string[]): boolean =>
  names.some((name) => severalOf(name) === word.toLowerCase());
const severalOf = (name: string): string =>
  /(?:s|x|ch|sh)$/u.test(name) ? `${name}es` : /[^aeiou]y$/u.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
const likeCase = (word: string, as: string): string =>
  /^\p{Lu}/u.test(as) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Names of one thing, in Britain, North America, Australia, New Zealand and South Africa. */
const things: readonly (readonly string[])[] = [
  'duvet|doona|comforter',
  'laundrette|launderette|laundromat',
  'van|bakkie|ute|pickup truck',
  'nappy|diaper',
  'pram|stroller|pushchair|buggy',
  'torch|flashlight',
  'tap|faucet',
  'skip|dumpster',
  'aubergine|eggplant|brinjal',
  'courgette|zucchini|baby marrow',
  'bell pepper|capsicum',
  'cool box|cooler box|esky|chilly bin',
  'takeaway|takeout',
  'caravan|camper trailer',
  'canopy|exhaust hood',
  'spanner|wrench',
  'lift|elevator',
  'chemist|pharmacy',
].map((names) => names.split('|'));

/** Words that mean too much else in our texts: an owner's may replace others, and they are never replaced. */
const owners: ReadonlySet<string> = new Set(['buggy', 'lift', 'skip', 'tap', 'torch', 'comforter', 'chemist']);
