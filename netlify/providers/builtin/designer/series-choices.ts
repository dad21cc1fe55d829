import { colourDistance, isGreyish } from '../../../../src/domain/colour';
import type { ImageBrief } from '../../../ports/image';
import { lchOf } from './drawing/colours';
import { buildPalette, type Palette } from './drawing/palette';
import { hashText, seededRandom } from './drawing/seeded-random';
import type { PosterWords } from './prompt/poster-words';
import type { ColourWish } from './prompt/wishes/prompt-colours';
import { findSubject } from './subjects/find-subject';
import type { Mood, Topic } from './subjects/topic';

/** A whole number from 0 on, whatever was given. */
export const seedOf = ({ seed }: ImageBrief): number =>
  Math.abs(Math.trunc(Number.isFinite(seed) ? seed : 0)) % 2 ** 31;

/** A brand's colours: the first that has a hue leads, or else the first between black and white. */
export function brandColour({ colours = [] }: ImageBrief): (ColourWish & { kind: 'colour' }) | null {
  const hex =
    colours.find((colour) => !isGreyish(colour)) ??
    colours.find((colour) => lchOf(colour).l > DARKEST && lchOf(colour).l < LIGHTEST);
  if (hex === undefined) return null;
  const other = colours.find((one) => colourDistance(one, hex) > TOLD_APART);
  return { kind: 'colour', hex, exact: true, ...(other !== undefined && { other }) };
}

/** Of greys that lead a picture, in OKLCH lightness. */
const DARKEST = 0.2;
const LIGHTEST = 0.9;

/**
 * The colours that lead a picture. What its words ask for goes first, in the brand's own tone where that is what they
 * mean ("navy" of a brand whose blue is one); the colour of a thing ("red shoes") only where there is no brand.
 */
export function wishOf(brief: ImageBrief, { colour }: Pick<PosterWords, 'colour'>): ColourWish | null {
  const brand = brandColour(brief);
  if (colour === null || (colour.kind === 'colour' && !colour.exact && brand)) return brand;
  if (colour.kind === 'neutral' || !colour.exact) return colour;
  const asBranded = (hex: string): string =>
    (brief.colours ?? [])
      .map((own) => ({ own, apart: colourDistance(own, hex) }))
      .filter(({ own, apart }) => apart < SAME_TONE && isOfHue(own, hex))
      .sort((a, b) => a.apart - b.apart)[0]?.own ?? hex;
  const hex = asBranded(colour.hex);
  const other = colour.other === undefined ? undefined : asBranded(colour.other);
  const beside =
    other ?? (hex === colour.hex ? undefined : brief.colours?.find((one) => colourDistance(one, hex) > TOLD_APART));
  return { kind: 'colour', hex, exact: true, ...(beside !== undefined && { other: beside }) };
}

function isOfHue(own: string, asked: string): boolean {
  const [a, b] = [lchOf(own), lchOf(asked)];
  return Math.min(a.c, b.c) < 0.04 || Math.abs(((((a.h - b.h) % 360) + 540) % 360) - 180) < 28;
}
const SAME_TONE = 0.2;

/** A brief's palette: what its words ask for, or else both colours of the brand, or else the subject's hue. */
export function paletteOf(brief: ImageBrief, words: Pick<PosterWords, 'colour'>, hue: number, mood: Mood): Palette {
  const wish = wishOf(brief, words);
  const palette = buildPalette(wish, hue, mood);
  return wish?.kind === 'colour' && wish.other !== undefined && colourDistance(wish.other, palette.accent) > TOLD_APART
    ? { ...palette, second: wish.other.toLowerCase() }
    : palette;
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

/** Of grief and illness. */
export const isTender = ({ headline, matter }: Pick<PosterWords, 'headline' | 'matter'>): boolean =>
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
