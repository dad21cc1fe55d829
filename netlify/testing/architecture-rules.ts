/**
 * Finds uses of time or randomness in a service's source that do not come from its ports: clocks, random
 * sources, key generators. Words in comments and strings count too: a rare false alarm is cheaper than a parser.
 */
export function chanceIn(source: string): string[] {
  return [...source.matchAll(CHANCE)].map(([words]) => words);
}

/** Names that several files share, apart from those of layers, each with its places. */
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
