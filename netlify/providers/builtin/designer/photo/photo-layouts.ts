import { textColours, type TextColours } from '../drawing/palette';
import { bottom, fromEdges, right, type Rect } from '../drawing/rect';
import { movedDown, type TextBlock } from '../drawing/text-blocks';
import { arrange, setHeader, setMessage } from '../minimalist/arrangement';
import type { Sheet, Stage } from '../minimalist/stage';
import type { PhotoLayoutName } from './photo-plan';

/** Words in their place, and where the photograph goes. */
export interface PhotoSheet {
  texts: TextBlock[];
  rules: Sheet['rules'];
  photo: Rect;
  shape: 'plain' | 'arch' | 'rounded';
  /** Words on the photograph: where, and the colour that darkens or lightens it under them. */
  over: { words: Rect; shade: string; side: 'top' | 'bottom' | 'left' } | null;
}

export const photoLayouts: Readonly<Record<PhotoLayoutName, (stage: Stage) => PhotoSheet>> = {
  full(stage) {
    const { safe, width, height, shape, palette } = stage;
    const isUpright = shape === 'square' || shape === 'tall';
    const zone = isUpright
      ? fromEdges(safe.x, safe.y + safe.h * 0.42, right(safe), bottom(safe))
      : { ...safe, w: safe.w * (shape === 'banner' ? 0.58 : 0.5) };
    const colours = textColours(palette, palette.deep);
    const { texts, rules, top } = signed(stage, zone, colours);
    return {
      texts,
      rules,
      photo: { x: 0, y: 0, w: width, h: height },
      shape: 'plain',
      over: {
        words: fromEdges(zone.x, top, right(zone), bottom(safe)),
        shade: palette.deep,
        side: isUpright ? 'bottom' : 'left',
      },
    };
  },

  panel(stage) {
    const { shape, random, width, height, safe, unit, palette, scheme } = stage;
    const isUpright = shape === 'square' || shape === 'tall';
    if (!isUpright || random.chance(0.35)) {
      const { texts, rules, art, side } = arrange(stage, isUpright ? { textFirst: true } : {});
      return { texts, rules, photo: isUpright ? fromEdges(0, art.y, width, height) : side, shape: 'plain', over: null };
    }
    const zone = fromEdges(safe.x, safe.y + safe.h * 0.5, right(safe), bottom(safe));
    const { texts, rules, top } = signed(stage, zone, textColours(palette, scheme.ground));
    return { texts, rules, photo: fromEdges(0, 0, width, top - unit * 0.7), shape: 'plain', over: null };
  },

  arch(stage) {
    const { texts, rules, art } = framed(stage);
    const w = Math.min(art.w, art.h * 1.1);
    return { texts, rules, photo: { x: art.x + (art.w - w) / 2, y: art.y, w, h: art.h }, shape: 'arch', over: null };
  },

  window(stage) {
    const { texts, rules, art } = framed(stage);
    return { texts, rules, photo: art, shape: 'rounded', over: null };
  },
};

/** A photograph within the margins, above the words or beside them. */
function framed(stage: Stage) {
  const { shape, safe, unit, palette, scheme } = stage;
  if (shape !== 'square' && shape !== 'tall') return arrange(stage);
  const zone = fromEdges(safe.x, safe.y + safe.h * 0.5, right(safe), bottom(safe));
  const { texts, rules, top } = signed(stage, zone, textColours(palette, scheme.ground));
  return { texts, rules, art: fromEdges(safe.x, safe.y, right(safe), top - unit * 0.7) };
}

/** The message at the bottom of its room with the brand right above it, so that the photograph has all the rest. */
function signed(stage: Stage, zone: Rect, colours: TextColours) {
  const message = setMessage(stage, zone, colours, 'bottom', {
    kicker: stage.words.kicker,
    maxHeadline: LARGEST_HEADLINE,
  });
  const header = setHeader(stage, zone, colours, { kicker: '' });
  const up = message.used.y - stage.unit * 0.55 - header.height - zone.y;
  const texts = [...header.texts.map((block) => movedDown(block, up)), ...message.texts];
  return { texts, rules: message.rules, top: Math.min(bottom(zone), ...texts.map(({ box }) => box.y)) };
}

/** In units: smaller than on a sheet without a photograph, which needs the room. */
const LARGEST_HEADLINE = 1.45;
