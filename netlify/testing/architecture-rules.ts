/**
 * Finds uses of time or randomness in a service's source that do not come from its ports: clocks, random
 * sources, key generators. Words in comments and strings count too: a rare false alarm is cheaper than a parser.
 */
export function chanceIn(source: string): string[] {
  return [...source.matchAll(CHANCE)].map(([words]) => words);
}

/** A reply's policy, page or tag made by hand: `documentReply`, `conditionalReply` and `sendFile` make them. */
export const repliesByHand = (source: string): string[] =>
  [...source.matchAll(/'(?:content-security-policy|if-none-match|etag)'|'content-type': 'text\/html/gi)].map(
    ([words]) => words,
  );

/** Folders with more than `most` files of their own: time for a folder per use case. */
export function crowdedFolders(files: string[], most: number): string[] {
  const own = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf('/')));
  return [...own].filter(([, all]) => all.length > most).map(([folder]) => folder);
}

/** Names of more than one file, apart from those of layers; each with the places that share it. */
export function repeatedNames(files: string[], layers: RegExp): { name: string; files: string[] }[] {
  const homes = Map.groupBy(
    files.filter((file) => !layers.test(file)),
    (file) => file.slice(file.lastIndexOf('/') + 1),
  );
  return [...homes].filter(([, all]) => all.length > 1).map(([name, all]) => ({ name, files: all }));
}

const CHANCE = new RegExp(
  [
    'Date\\.now\\(',
    'new Date\\(\\s*\\)',
    '\\bDate\\(\\s*\\)',
    'performance\\.now\\(',
    'hrtime',
    'Math\\.random\\(',
    'randomUUID',
    'randomBytes',
    'randomInt',
    'randomFill',
    'getRandomValues',
    'generateKey\\w*',
    'uuid(?:v\\d)?\\(',
    'nanoid',
  ].join('|'),
  'g',
);
