import { readable } from '../drawing/colours';
import { textColours, type TextColours } from '../drawing/palette';
import type { Rect } from '../drawing/rect';
import { setBlock, type TextBlock } from '../drawing/text-blocks';
import { faceFor, trackingOf } from '../drawing/typesetter';
import type { Sheet, Stage } from '../minimalist/stage';
import type { PrintArt } from './print-art';

export interface PrintWords {
  texts: TextBlock[];
  rules: Sheet['rules'];
  /** A field of the second ink that runs to the print's edges; null without one. */
  panel: Rect | null;
  /** How the subject is printed; null where the words are all. */
  art: PrintArt | null;
  /** What a pattern of the inks fills where nothing is drawn. */
  ornament?: Rect | null;
}

export interface PrintRequest {
  /** The whole print and what words keep to. */
  sheet: Rect;
  room: Rect;
  paper: string;
  field: string;
  /** Of drawings, the best first. */
  inks: readonly string[];
  /** The subject is drawn beside the words of an upright print. */
  hasArt: boolean;
  /** Strips: the subject has a field of its own. */
  hasSeal: boolean;
  /** Words are all there is, and ornaments take what they leave. */
  isOrnamented: boolean;
  /** One colour to its edges, where a design allows that. */
  isFlat: boolean;
  /** Which of the designs comes first. */
  turn: number;
}

/** Words of a print are all in its strongest ink: light falls on it unevenly. */
export function inkOn(palette: Stage['palette'], ground: string): TextColours {
  const colours = textColours(palette, ground);
  const main = readable(colours.main, ground, CLEAR);
  return { ...colours, main, quiet: main, strong: main };
}

export function setBrand(
  { unit, type, words, shape }: Stage,
  room: Rect,
  colours: TextColours,
): { texts: TextBlock[]; box: Rect } {
  const size = unit * BRAND[shape];
  const block = setBlock(type, {
    role: 'brand',
    text: words.brand,
    typeface: { face: 'textBold', tracking: -0.012 },
    colour: colours.main,
    on: colours.on,
    room: { ...room, h: size * 2.6 },
    maxLines: shape === 'banner' ? 1 : 2,
    maxSize: size,
    minSize: size * 0.8,
    leading: 1.15,
  });
  return { texts: block.lines.length > 0 ? [block] : [], box: { ...block.box, x: room.x, y: room.y } };
}

export function setHeadline(
  { unit, type, words, faces, shape }: Stage,
  room: Rect,
  colours: TextColours,
  largest: Readonly<Record<Stage['shape'], number>>,
  maxLines = 6,
): TextBlock[] {
  const face = faceFor(words.headline, faces.headline);
  const block = setBlock(type, {
    role: 'headline',
    text: words.headline,
    typeface: { face, tracking: trackingOf[face] },
    colour: colours.main,
    on: colours.on,
    room,
    maxLines,
    maxSize: unit * largest[shape],
    minSize: unit * 0.5,
    leading: 1,
  });
  if (block.lines.length === 0) return [];
  return [block];
}

/** Contrast, of which the side that is turned from the light loses some. */
const CLEAR = 6.2;
/** In units. */
const BRAND = { square: 0.46, tall: 0.52, wide: 0.5, banner: 0.5 } as const;
