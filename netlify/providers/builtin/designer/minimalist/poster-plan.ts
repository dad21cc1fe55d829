import type { AspectRatio } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { buildPalette, buildScheme, type Palette, type Scheme, type SchemeName } from '../drawing/palette';
import { hashText, seededRandom } from '../drawing/seeded-random';
import { covers } from '../prompt/drawable';
import { posterWords, type PosterWords } from '../prompt/poster-words';
import { chooseSubject } from '../subjects/choose-subject';
import { findSubject } from '../subjects/find-subject';
import type { Mood, Topic } from '../subjects/topic';

export const layoutNames = ['disc', 'split', 'still', 'tiles', 'arch', 'series', 'poster', 'figure', 'letter', 'rings', 'dots'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** Every choice of a poster, made without drawing anything; the same for all ratios of one brief. */
export interface PosterPlan {
  words: PosterWords;
  aspectRatio: AspectRatio;
  /** Null when the subject table does not know the matter. */
  topic: Topic | null;
  heroName: string | null;
  extraNames: readonly string[];
  layout: LayoutName;
  palette: Palette;
  scheme: Scheme;
  /** Seeds what a layout leaves open. */
  detailSeed: number;
}

/**
 * Layouts take turns: seeds 0, 1, 2 … go through all of them in a shuffled order before one comes again, so that
 * neighbouring posts of a series never share a composition. A brand fixes the hue, whatever the subject.
 */
export function planPoster(brief: ImageBrief): PosterPlan {
  const words = posterWords(brief);
  const seed = Math.abs(Math.trunc(Number.isFinite(brief.seed) ? brief.seed : 0)) % 2 ** 31;
  const topic = chooseSubject(words.matter, brief.headline ?? '');
  const list = candidates(words, topic);
  const layout = layoutFor(list, seed);
  const random = seededRandom(hashText(`${seed} ${layout}`));
  const mood = topic?.mood ?? 'bold';
  const hue = hueOf(words, topic) + random.between(-6, 6);
  const palette = buildPalette(words.colour, hue, mood);
  const scheme = buildScheme(palette, schemeFor(layout, mood, seed + Math.floor(seed / list.length)));
  const heroName = topic ? random.pick(topic.heroes as [string, ...string[]]) : null;
  return { words, aspectRatio: brief.aspectRatio, topic, heroName, extraNames: topic?.extras.filter((name) => name !== heroName) ?? [], layout, palette, scheme, detailSeed: hashText(`${layout} ${seed}`) };
}

/** The letter that stands for a message. */
export const monumentOf = ({ headline }: PosterWords): string => (/\p{L}|\p{N}/u.exec(headline)?.[0] ?? '').toUpperCase();

function candidates(words: PosterWords, topic: Topic | null): LayoutName[] {
  const hasWords = words.headline !== '';
  const figure: LayoutName[] = words.figure ? ['figure'] : [];
  if (topic) return hasWords ? [...figure, 'disc', 'split', 'still', 'tiles', 'arch', 'series', 'poster'] : ['disc', 'split', 'still', 'arch'];
  const letter: LayoutName[] = covers('displayBold', monumentOf(words)) ? ['letter'] : [];
  return hasWords ? [...figure, ...letter, 'rings', 'poster', 'dots', 'tiles'] : ['rings', 'dots', 'tiles'];
}

function layoutFor(list: readonly LayoutName[], seed: number): LayoutName {
  const round = Math.floor(seed / list.length);
  const order = orderOf(list, round);
  const before = round > 0 ? orderOf(list, round - 1).at(-1) : undefined;
  const turned = order[0] === before ? [...order.slice(1), order[0]!] : order;
  return turned[seed % list.length]!;
}

/** The first order is the list's own: it begins with the strongest. */
const orderOf = (list: readonly LayoutName[], round: number): LayoutName[] => (round === 0 ? [...list] : seededRandom(hashText(`order ${round}`)).shuffle(list));

/** Grounds take turns too, those that suit the mood twice as often. */
function schemeFor(layout: LayoutName, mood: Mood, turn: number): SchemeName {
  const ordered = [...new Set([...moodSchemes[mood], ...schemesOf[layout]])];
  return ordered[turns[turn % turns.length]!]!;
}

function hueOf({ brand, headline, matter }: PosterWords, topic: Topic | null): number {
  if (brand) {
    const hash = hashText(brand.toLowerCase());
    const trade = findSubject(brand)?.topic;
    return trade ? trade.hue + ((hash % 21) - 10) : brandHues[hash % brandHues.length]!;
  }
  return topic?.hue ?? brandHues[hashText((headline || matter).toLowerCase()) % brandHues.length]!;
}

const brandHues = [28, 52, 80, 148, 190, 252, 285, 352] as const;
const turns = [0, 1, 2, 0, 3, 1] as const;
const moodSchemes: Readonly<Record<Mood, readonly SchemeName[]>> = {
  warm: ['tint', 'paper'], fresh: ['paper', 'bold'], calm: ['paper', 'tint'], bold: ['bold', 'deep'], festive: ['bold', 'tint'],
};
const schemesOf: Readonly<Record<LayoutName, readonly SchemeName[]>> = {
  disc: ['paper', 'tint', 'deep', 'bold'], split: ['paper', 'tint', 'bold', 'deep'], still: ['tint', 'paper', 'bold', 'deep'], tiles: ['paper', 'tint', 'deep', 'bold'],
  arch: ['tint', 'paper', 'bold', 'deep'], series: ['tint', 'bold', 'deep', 'paper'], poster: ['bold', 'deep', 'tint', 'paper'], figure: ['bold', 'paper', 'deep', 'tint'],
  letter: ['paper', 'tint', 'deep', 'bold'], rings: ['paper', 'tint', 'bold', 'deep'], dots: ['deep', 'paper', 'bold', 'tint'],
};
