export type Mood = 'warm' | 'fresh' | 'calm' | 'bold' | 'festive';

export const sectors = [
  'food',
  'drink',
  'home',
  'health',
  'beauty',
  'active',
  'shop',
  'work',
  'learn',
  'events',
  'travel',
  'animals',
  'tech',
  'motor',
  'arts',
  'nature',
] as const;
export type Sector = (typeof sectors)[number];

/**
 * One line of the subject table.
 * - words: phrases divided by commas, lower case; `~` marks one that yields to any plain one (an occasion,
 *   a wide word), `~~` one that yields to those too.
 * - heroes: icons of fluent-emoji-flat, each right on its own; the seed picks one.
 * - extras: icons that are right only beside a hero.
 * - hue: OKLCH degrees.
 */
export type TopicRow = readonly [words: string, heroes: string, extras: string, hue: number, mood: Mood];

export interface Topic {
  /** The first phrase of the row. */
  name: string;
  sector: Sector;
  heroes: readonly string[];
  extras: readonly string[];
  hue: number;
  mood: Mood;
}
