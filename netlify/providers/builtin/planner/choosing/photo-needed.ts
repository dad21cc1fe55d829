import { wordsOfText } from '../../../../../src/domain/photo-fit';
import type { Candidate } from './candidates';
import type { Entry } from '../knowledge/trade-pack';
import { pictures } from '../writing/pictures';

/**
 * The photograph that would carry an idea, as words that complete "a photo of"; null where none would. It is the entry's
 * own, or else the thing on its poster, if the idea speaks of that thing: a compass that only stands for a choice is
 * nothing to photograph.
 */
export function photoNeeded({ entry, pack }: Candidate, say: (template: string) => string): string | null {
  if (entry.photo) return say(entry.photo);
  const picture = entry.picture ?? pack.picture;
  if (symbols.has(picture)) return null;
  const spoken = new Set(wordsOfText(say([entry.title, entry.hook, ...entry.shots].join(' '))));
  return wordsOfText(picture).every((word) => spoken.has(word)) ? pictures[picture] : null;
}

/** The clip without which an idea says nothing, since it is about what is seen in it; null where none is spoken of. */
export const clipNeeded = ({ title, hook, clip }: Entry): string | null =>
  clip !== undefined && OF_A_CLIP.test(`${title} | ${hook}`) ? clip : null;
const OF_A_CLIP =
  /(?<!\p{L})(?:(?:ten|fifteen|twenty|thirty|sixty) seconds|(?:two|three|four) short scenes|clips?|film(?:ed|ing)?|video|time-lapse|speeded up|phone in a corner)(?!\p{L})/iu;

/** Drawn for what they mean: a photograph of one says nothing about a business. */
const symbols: ReadonlySet<string> = new Set(
  [
    'sun, moon, star, cloud, snowflake, fire, droplet, water, light bulb, bulb, calendar, chart, coins',
    'compass, crown, eye, fireworks, gem, gear, hook, hourglass, key, lock, magnet, map, medal, motorway',
    'mountain, notes, paper, party popper, pen, pencil, phone, puzzle piece, receipt, rocket, ruler, salt',
    'scales, shield, sparkler, stopwatch, tag, telephone, thermometer, traffic light, trophy, umbrella',
    'worm, snail, bone, christmas tree, gift, church, battery',
  ].flatMap((words) => words.split(', ')),
);
