import { claimLanguages, inPattern, wholeWords, type Claim, type ClaimLanguage } from './claim-language';
import promiseWords from './promise-words.json';

/** What a business may only say of itself if it is true: free, guaranteed, awarded, organic, delivered, the best. */
export function promiseClaims(text: string, languages: readonly ClaimLanguage[]): Claim[] {
  const bare = text.replace(HARMLESS, (said) => ' '.repeat(said.length));
  return languages.flatMap((language) =>
    [...bare.matchAll(patterns[language])].map((match) => {
      const [said, ...groups] = match;
      const group = groupNames[groups.slice(0, groupNames.length).findIndex((found) => found !== undefined)]!;
      const next = /^[ -]?\p{L}*/u.exec(bare.slice(match.index + said.length, match.index + said.length + 30))![0];
      return {
        kind: 'promise' as const,
        keys: [keyOf(group, said, language), `phrase:${said}${next}`.toLowerCase()],
        said,
      };
    }),
  );
}

/**
 * In a group of synonyms one word stands for another, in any language: who says "gratis" may say "free". In a group of
 * different promises (parking, a terrace) only the same word does, known by how its words begin, or another language's.
 */
export function supports(given: ReadonlySet<string>, key: string): boolean {
  const [kind, group = '', language, stem] = key.split(':');
  return (
    given.has(key) ||
    (kind === 'promise' &&
      stem !== undefined &&
      claimLanguages.some((other) => other !== language && given.has(`promise:${group}:${other}`)))
  );
}

/** What a promise that was given supports: itself and, from one language to another, its group. */
export const supportedBy = (key: string): string[] =>
  key.startsWith('promise:') ? [key, key.split(':').slice(0, 3).join(':')] : [key];

const keyOf = (group: string, said: string, language: ClaimLanguage): string =>
  VARIED.has(group)
    ? `promise:${group}:${language}:${said
        .toLowerCase()
        .split(/[ -]/)
        .map((word) => word.slice(0, STEM))
        .join('-')}`
    : `promise:${group}`;

const groupNames = Object.keys(promiseWords) as (keyof typeof promiseWords)[];
/** One pattern for each language, with a capture for each group. */
const patterns = Object.fromEntries(
  claimLanguages.map((language) => [
    language,
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${groupNames
        .map((group) => `(${promiseWords[group][language].map(inPattern).join('|') || '(?!)'})`)
        .join('|')})(?![\\p{L}\\p{N}])`,
      'giu',
    ),
  ]),
) as Record<ClaimLanguage, RegExp>;

/** Promises of many kinds. */
const VARIED: ReadonlySet<string> = new Set([
  'best',
  'certified',
  'experience',
  'heritage',
  'limited',
  'always',
  'online',
  'diet',
  'green',
  'place',
  'payment',
  'heal',
  'authority',
  'news',
  'record',
  'many',
  'value',
  'opening',
  'modern',
  'only',
  'speed',
  'family',
]);
const STEM = 5;

/** The same words where they promise nothing. */
const HARMLESS = wholeWords([
  'feel free',
  'free time',
  'free range',
  'free hand',
  'free up',
  'free space',
  'free standing',
  'hands free',
  'stress free',
  'worry free',
  'hassle free',
  'free of the',
  'set free',
  'sale or return',
  'for sale',
  'deal with',
  'deals with',
  'dealing with',
  'free from',
  'frees',
  'freed',
  'runs free',
  'run free',
  'breaks free',
  'break free',
  'keep free',
  'a free afternoon',
  'a free evening',
  'a free hour',
  'is free when',
  'are free when',
  'a good deal of',
  'a great deal of',
  'a great deal',
  'at its best',
  'at their best',
  'all the best',
  'best wishes',
  'best before',
  'the best way',
  'the best time',
  'the best thing',
  'the best moment',
  'the best place to',
  'the best part',
  'the best question*',
  'the best advice',
  'our best to',
  'best to ask',
  'best of luck',
  'your favourite',
  'your favorite',
  'a favourite',
  'since then',
  'long since',
  'ever since',
  'since it',
  'since they',
  'since the',
  'since you',
  'since that',
  'for years to come',
  'approved by you',
  'einen termin',
  'seit wann',
  'am besten',
  'im besten',
  'beste grüße',
  'besten dank',
  'alles beste',
  'das beste daraus',
  'de son mieux',
  'au mieux',
  'le meilleur moment',
  'la meilleure façon',
  'le meilleur moyen',
  'lo mejor es',
  'la mejor manera',
  'el mejor momento',
  'la mejor forma',
  'de beste manier',
  'het beste moment',
  'beste wensen',
  'het beste kun',
]);
