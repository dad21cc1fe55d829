import { contrast } from '../drawing/colours';
import { textColours } from '../drawing/palette';
import { drawPattern, type PatternInks } from '../drawing/pattern';
import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { setHeader, setMessage } from './arrangement';
import type { Layout, Stage } from './stage';
import { textEnd } from './text-end';

/** Words in large type, and a pattern in the brand's colours that fills what they leave and runs off the sheet. */
export const wordsLayout: Layout = (stage) => {
  const { scheme, palette, random, unit, shape, safe, width, height } = stage;
  const colours = textColours(palette, scheme.ground);
  const isUpright = shape === 'square' || shape === 'tall';
  const isBanner = shape === 'banner';
  const isUnder = isUpright && random.chance(0.5);
  const least = unit * { square: 2.6, tall: 3.4, wide: 4, banner: 5 }[shape];
  const words: Rect = !isUpright
    ? { ...safe, w: right(safe) - least - safe.x }
    : isUnder
      ? fromEdges(safe.x, safe.y, right(safe), Math.min(bottom(safe), height - least))
      : fromEdges(safe.x, Math.max(safe.y, least + unit * AIR), right(safe), bottom(safe));
  const header = setHeader(stage, words, colours, { kicker: '' });
  const below = header.height > 0 ? words.y + header.height + unit * (isBanner ? 0.35 : 0.7) : words.y;
  const { kicker, supporting } = stage.words;
  const message = setMessage(
    stage,
    fromEdges(words.x, below, right(words), bottom(words)),
    colours,
    isUpright && isUnder ? 'top' : 'bottom',
    {
      kicker: isBanner ? '' : kicker,
      supporting: isBanner ? [kicker, supporting].filter(Boolean).join(' · ') : supporting,
      maxHeadline: { square: 3, tall: 3, wide: 3.4, banner: 2.6 }[shape],
      headlineShare: isBanner ? 0.78 : 0.74,
      maxLines: isBanner ? 3 : 6,
    },
  );
  // above the words the name moves down to them
  const by = isUpright && !isUnder ? message.used.y - below : 0;
  const texts = [
    ...header.texts.map((block) => ({
      ...block,
      box: { ...block.box, y: block.box.y + by },
      lines: block.lines.map((line) => ({ ...line, baseline: line.baseline + by })),
    })),
    ...message.texts,
  ];
  const [top, end] = [Math.min(...texts.map(({ box }) => box.y)), Math.max(...texts.map(({ box }) => bottom(box)))];
  const field = !isUpright
    ? fromEdges(Math.max(...texts.map(textEnd)) + unit * (isBanner ? 1 : 1.2), 0, width, height)
    : isUnder
      ? fromEdges(0, end + unit * AIR, width, height)
      : fromEdges(0, 0, width, top - unit * AIR);
  const turn = Math.floor(random.between(0, 60));
  return {
    ground: scheme.ground,
    texts,
    rules: message.rules,
    art: fromEdges(
      Math.max(field.x, safe.x),
      Math.max(field.y, safe.y),
      right(safe),
      Math.min(bottom(field), bottom(safe)),
    ),
    paint: (pen) =>
      drawPattern(pen, field, unit * { square: 2, tall: 2.4, wide: 3, banner: 3.5 }[shape], inksOf(stage), turn),
  };
};

/** The pattern lies on one of the scheme's colours that is not the words' own ground. */
export function inksOf({ scheme, palette }: Pick<Stage, 'scheme' | 'palette'>): PatternInks {
  const [ground = scheme.field, ...inks] = [
    scheme.field,
    scheme.third,
    scheme.fieldEnd,
    palette.accent,
    palette.deep,
    palette.paper,
  ].filter((colour, at) => at > 0 || contrast(colour, scheme.ground) > 1.2);
  const seen = inks.filter((ink) => contrast(ink, ground) >= SEEN);
  return { ground, first: seen[0] ?? palette.paper, second: seen.find((ink) => ink !== seen[0]) ?? scheme.second };
}

const SEEN = 1.5;
/** Between words and pattern, in units. */
const AIR = 0.9;
