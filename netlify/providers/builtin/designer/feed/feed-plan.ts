import { isGreyish } from '../../../../../src/domain/colour';
import { imageStyles, type ImageStyle } from '../../../../../src/domain/image-format';
import type { FeedRules, ImageBrief } from '../../../../ports/image';
import { kinOf, topicOf, traitsOf, type FeedTraits } from './feed-traits';

/**
 * The brief in the style, composition and colour that go best after the latest posts, newest first: no neighbour of it has
 * its hero or its layout, styles keep their shares over twelve posts, and a brand's colours take turns. The same posts
 * always give the same answer.
 */
export function planFeed(brief: ImageBrief, last: readonly ImageBrief[], rules: FeedRules = {}): ImageBrief {
  const before = last.slice(0, FEED - 1).map(traitsOf);
  const colours = turnedColours(brief, before);
  let best = { brief, cost: Infinity };
  for (const [rank, style] of stylesFor(brief, before, rules).entries()) {
    for (const subject of subjectsFor(brief, rules)) {
      for (let step = 0; step < STEPS; step += 1) {
        const tried: ImageBrief = {
          ...brief,
          ...(colours && { colours }),
          ...(subject !== undefined && { subject }),
          style,
          seed: (brief.seed + step) % SEEDS,
        };
        const other = subject === undefined ? 0 : subject === '' ? ALONE : KIN;
        const cost = rank * NEXT_STYLE + step / 100 + other + clash(tried, before, rules);
        if (cost < best.cost) best = { brief: tried, cost };
        if (cost < rank * NEXT_STYLE + 0.5) return tried;
      }
    }
    if (best.cost < NEIGHBOUR) return best.brief;
  }
  return best.brief;
}

/** What would be seen twice, or be out of place. */
function clash(brief: ImageBrief, before: readonly FeedTraits[], { isSerious = false }: FeedRules): number {
  const { layout, hero, brush } = traitsOf(brief);
  const [newest, ...older] = before;
  let cost = 0;
  if (newest?.layout === layout) cost += NEIGHBOUR;
  if (hero !== null && newest?.hero === hero) cost += NEIGHBOUR;
  for (const [age, one] of older.slice(0, 3).entries())
    cost += (one.layout === layout ? 0.8 : 0) / (age + 1) + (hero !== null && one.hero === hero ? 0.8 : 0) / (age + 1);
  // the last painting, wherever it stands among other styles, was not brushed like this one
  const painted = brush === null ? undefined : before.find((one) => one.brush !== null)?.brush;
  if (painted?.split(' ').some((part) => brush!.split(' ').includes(part)))
    cost += painted === brush ? SAME_BRUSH : SAME_BRUSH / 3;
  if (isSerious && hero !== null && (CHEERFUL.has(hero) || topicOf(brief)?.mood === 'festive')) cost += NEIGHBOUR;
  return cost;
}

/** The style that lags most behind its share comes first, and never the newest post's. */
function stylesFor({ photo }: ImageBrief, before: readonly FeedTraits[], rules: FeedRules): ImageStyle[] {
  const wanted = rules.styles ?? imageStyles;
  const shares = photo ? SHARES.photo : rules.isSerious ? SHARES.serious : SHARES.any;
  const lag = (style: ImageStyle) =>
    (shares[style] * (before.length + 1)) / FEED - before.filter((one) => one.style === style).length;
  const allowed = order.filter((style) => wanted.includes(style) && shares[style] > 0);
  const open = allowed.length > 0 ? allowed : [...wanted];
  const ordered = [...open].sort((one, other) => lag(other) - lag(one));
  const fresh = ordered.filter((style) => style !== before[0]?.style);
  return [...fresh, ...ordered.filter((style) => !fresh.includes(style))];
}

/** Its own subject, then what belongs to it, then words alone; the owner's word and photograph stay. */
function subjectsFor(brief: ImageBrief, { keepsSubject = false }: FeedRules): (string | undefined)[] {
  if (keepsSubject || brief.photo || brief.subject !== undefined) return [undefined];
  return [undefined, ...kinOf(brief).map((name) => name.replaceAll('-', ' ')), ''];
}

/** The second colour leads one post of three, a third one of three after that. */
function turnedColours({ colours = [] }: ImageBrief, before: readonly FeedTraits[]): string[] | null {
  const hued = colours.filter((colour) => !isGreyish(colour));
  const [first] = hued;
  if (hued.length < 2 || first === undefined) return null;
  const since = before.findIndex(({ colour }) => colour !== null && colour !== first && hued.includes(colour));
  if (since >= 0 && since < 2) return null;
  if (since < 0 && before.length < 2) return null;
  const turn = before.filter(({ colour }) => colour !== null && colour !== first && hued.includes(colour)).length;
  const lead = hued[1 + (turn % (hued.length - 1))]!;
  return [lead, ...colours.filter((colour) => colour !== lead)];
}

/** Posts that are looked at together. */
const FEED = 12;
/** Compositions that are tried of each style. */
const STEPS = 14;
const SEEDS = 1_000_000;
/** What two neighbours alike cost: more than any other style or subject. */
const NEIGHBOUR = 100;
/** A painting with the same manner and ground as the one before it. */
const SAME_BRUSH = 0.9;
/** What it costs to take a style that lags less, something that belongs to the subject, or words alone. */
const NEXT_STYLE = 4;
const KIN = 1.5;
const ALONE = 3;
/** Of twelve posts. */
const SHARES: Readonly<Record<'any' | 'photo' | 'serious', Readonly<Record<ImageStyle, number>>>> = {
  any: { minimalist: 4, cartoon: 3, artistic: 3, photorealistic: 2 },
  /** A photograph is shown as it is more often than changed. */
  photo: { minimalist: 5, photorealistic: 5, artistic: 2, cartoon: 0 },
  /** Comic lettering and grinning things have no place beside a grave or a deed. */
  serious: { minimalist: 6, artistic: 4, photorealistic: 2, cartoon: 0 },
};
const order = ['minimalist', 'cartoon', 'artistic', 'photorealistic'] as const satisfies readonly ImageStyle[];
/** Icons with a smile or for a party. */
const CHEERFUL: ReadonlySet<string> = new Set(
  'jack-o-lantern snowman snowman-without-snow teddy-bear robot baby-chick polar-bear performing-arts circus-tent balloon party-popper confetti-ball carousel-horse ferris-wheel roller-coaster sparkler wrapped-gift clinking-glasses clinking-beer-mugs bottle-with-popping-cork crown trophy rocket joystick video-game kite yo-yo pinata'.split(
    ' ',
  ),
);
