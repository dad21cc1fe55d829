import { colourDistance, isGreyish } from '../../../../src/domain/colour';
import type { ImageBrief } from '../../../ports/image';
import { lchOf } from './drawing/colours';
import { buildPalette, type Palette } from './drawing/palette';
import { hashText, seededRandom } from './drawing/seeded-random';
import type { PosterWords } from './prompt/poster-words';
import type { ColourWish } from './prompt/prompt-colours';
import { findSubject } from './subjects/find-subject';
import type { Mood, Topic } from './subjects/topic';

/** A whole number from 0 on, whatever was given. */
export const seedOf = ({ seed }: ImageBrief): number =>
  Math.abs(Math.trunc(Number.isFinite(seed) ? seed : 0)) % 2 ** 31;

/** The first of a brand's colours that has a hue, or else the first between black and white; what a prompt asks for goes first. */
export function brandColour({ colours = [] }: ImageBrief): ColourWish | null {
  const hex =
    colours.find((colour) => !isGreyish(colour)) ??
    colours.find((colour) => lchOf(colour).l > DARKEST && lchOf(colour).l < LIGHTEST);
  return hex === undefined ? null : { kind: 'colour', hex, exact: true };
}

/** Of greys that lead a picture, in OKLCH lightness. */
const DARKEST = 0.2;
const LIGHTEST = 0.9;

/** A brief's palette: what its words ask for, or else both colours of the brand, or else the subject's hue. */
export function paletteOf(
  brief: ImageBrief,
  { colour }: Pick<PosterWords, 'colour'>,
  hue: number,
  mood: Mood,
): Palette {
  const palette = buildPalette(colour ?? brandColour(brief), hue, mood);
  const other = colour ? undefined : brief.colours?.find((one) => colourDistance(one, palette.accent) > TOLD_APART);
  return brandColour(brief) && other !== undefined ? { ...palette, second: other.toLowerCase() } : palette;
}
const TOLD_APART = 0.12;

/**
 * Seeds 0, 1, 2 … go through the whole list in a shuffled order before one comes again, and none comes twice in a row.
 * The first order is the list's own: it begins with the strongest.
 */
export function inTurn<T>(list: readonly T[], seed: number): T {
  const round = Math.floor(seed / list.length);
  const order = orderOf(list, round);
  const before = round > 0 ? orderOf(list, round - 1).at(-1) : undefined;
  const turned = order[0] === before ? [...order.slice(1), order[0]!] : order;
  return turned[seed % list.length]!;
}

/** Of a topic; what is about grief or illness is calm, and what nobody knows bold. */
export const moodOf = (words: Pick<PosterWords, 'headline' | 'matter'>, topic: Topic | null): Mood =>
  isTender(words) ? 'calm' : (topic?.mood ?? 'bold');

const isTender = ({ headline, matter }: Pick<PosterWords, 'headline' | 'matter'>): boolean =>
  tender.test([headline, ...matter].join(' '));
const tender =
  /\b(?:grie(?:f|ving)|bereave\w*|mourning|funerals?|cremation|burial|headstones?|hospice|palliative|dementia|alzheimer\w*|cancer|suicide|addiction|miscarriage|baby loss|widow(?:ed|s|ers?)?|memorials?|trauer\w*|bestattung\w*|deuil|obsèques|duelo|rouw\w*)\b/iu;
/** Blue, where nothing but chance would choose. */
const TENDER_HUE = 240;

/** OKLCH degrees: a brand keeps one hue whatever its pictures are about. */
export function subjectHue({ brand, headline, matter }: PosterWords, topic: Topic | null): number {
  if (isTender({ headline, matter })) return TENDER_HUE;
  if (brand) {
    const hash = hashText(brand.toLowerCase());
    const trade = findSubject(brand)?.topic;
    return trade ? trade.hue + ((hash % 21) - 10) : brandHues[hash % brandHues.length]!;
  }
  return topic?.hue ?? brandHues[hashText((headline || matter.join(' ')).toLowerCase()) % brandHues.length]!;
}

const orderOf = <T>(list: readonly T[], round: number): T[] =>
  round === 0 ? [...list] : seededRandom(hashText(`order ${round}`)).shuffle(list);

const brandHues = [28, 52, 80, 148, 190, 252, 285, 352] as const;
